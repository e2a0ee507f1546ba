export type ComboboxOption = { value: string; label: string };

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * The options that fit what was typed, accents and case aside: those that begin with it first, then those with a word
 * that begins with it, then those that contain it; within each kind in the order given.
 */
export function fittingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const wanted = plain(typed);
  if (!wanted) return [...options];
  const rank = ({ label }: Option) => {
    const text = plain(label);
    if (text.startsWith(wanted)) return 0;
    if (text.includes(` ${wanted}`)) return 1;
    return text.includes(wanted) ? 2 : 3;
  };
  const kinds: Option[][] = [[], [], []];
  for (const option of options) kinds[rank(option)]?.push(option);
  return kinds.flat();
}
