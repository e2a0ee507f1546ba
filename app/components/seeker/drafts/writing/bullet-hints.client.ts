/** What may be better about a bullet: said, never changed for the person. */
export type BulletHint = { kind: "encoding" | "opening" | "figure"; text: string };

const WEAK =
  /^(?:was |were |been )?(?:(?:primarily |mainly |also )?responsible for|(?:duties|responsibilities) (?:included?|were)|in charge of|tasked with|helped(?: with| to| out)?|assisted(?: with| in)?|worked (?:on|with)|involved in|participated in)\b/i;

/** A change without its size: "by how much". */
const CHANGE =
  /\b(?:increas|reduc|improv|decreas|boost|doubl|shorten|lower|rais|expand|accelerat|sav)(?:e|es|ed|ing)\b|\b(?:cut|cuts|grew|grown)\b/i;
/** People or things in the plural without their number: "how many". */
const MANY =
  /\b(?:led|managed|supervised|trained|mentored|hired|coached|served|sold|processed|handled|coordinated|taught|delivered|resolved)\b(?:\s+(?!and\b)[\p{L}'’-]+){0,4}?\s+\p{Ll}{2,}(?<!s)s\b/iu;
const FIGURE =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|dozens?|hundreds?|thousands?|millions?|half|halved|doubled|tripled)\b/iu;

/** UTF-8 that was read as Windows-1252, and the sign for what can't be read. */
const BROKEN = /(?:[ÂÃâïð][\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u2122]{1,3})+|\uFFFD+/u;

export function bulletHints(bullet: string): BulletHint[] {
  const text = bullet.trim();
  const broken = BROKEN.exec(text)?.[0];
  const weak = WEAK.exec(text)?.[0];
  return [
    ...(broken ? [{ kind: "encoding", text: brokenWords(broken) } as const] : []),
    ...(weak ? [{ kind: "opening", text: `“${weak}” names a duty. Begin with what you did.` } as const] : []),
    ...figureHint(text),
  ];
}

function figureHint(text: string): BulletHint[] {
  if (FIGURE.test(text)) return [];
  if (CHANGE.test(text)) return [{ kind: "figure", text: "By how much? If you know the figure, give it." }];
  return MANY.test(text) ? [{ kind: "figure", text: "How many? If you know the figure, give it." }] : [];
}

function brokenWords(broken: string): string {
  const meant = repaired(broken);
  return `“${broken}” are broken characters${meant ? `, probably “${meant}”` : ""}. Type them again.`;
}

/** Windows-1252 from 0x80: what those bytes were read as. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

function repaired(broken: string): string | null {
  const bytes = [...broken].map((char) => {
    const at = HIGH.indexOf(char);
    return at < 0 ? (char.codePointAt(0) ?? 0) : 0x80 + at;
  });
  if (bytes.some((byte) => byte > 0xff)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
