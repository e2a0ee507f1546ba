export type SearchTerm = { words: string; not: boolean };

/** More than anyone types, fewer than a statement takes. */
const MOST_TERMS = 8;

/** `nurse "acute ward" NOT manager -night`: words apart are asked for each, a phrase as it stands, after NOT or a minus nothing that has it. */
export function searchTerms(text: string): SearchTerm[] {
  const found = text.matchAll(
    /(?:(?<not>NOT)\s+|(?<minus>-))?(?:["“„](?<phrase>[^"”“]+)["”“]|(?<word>[^\s"“”„]+))/g,
  );
  return [...found]
    .flatMap(({ groups = {} }) => {
      const words = (groups.phrase ?? groups.word ?? "").trim();
      return words ? [{ words, not: Boolean(groups.not ?? groups.minus) }] : [];
    })
    .slice(0, MOST_TERMS);
}
