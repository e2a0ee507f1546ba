/** Words that say nothing about the work itself. */
const EMPTY = new Set(
  "the a an of for and in at to de du der die das und la le les el y et des den im von f m d w h x i".split(
    " ",
  ),
);

/** The work and who does it: "Data engineering" is what a "data engineer" does. */
const DOER = new Map<string, string | string[]>([
  ["vp", ["vice", "president"]],
  ["engineering", "engineer"],
  ["nursing", "nurse"],
  ["accounting", "accountant"],
  ["teaching", "teacher"],
  ["recruiting", "recruiter"],
  ["recruitment", "recruiter"],
  ["programing", "programmer"],
  ["programming", "programmer"],
  ["welding", "welder"],
  ["consulting", "consultant"],
  ["auditing", "auditor"],
]);

/** The words that tell the work, each once. Most titles have no other: they keep their own list. */
export function doers(words: string[]): string[] {
  if (!words.some((word, at) => EMPTY.has(word) || DOER.has(word) || words.indexOf(word) < at)) return words;
  const told: string[] = [];
  for (const word of words) {
    if (EMPTY.has(word)) continue;
    const doer = DOER.get(word) ?? word;
    if (typeof doer !== "string") told.push(...doer);
    else if (!told.includes(doer)) told.push(doer);
  }
  return told;
}
