/** One mistake of a kind that people make, in one line. */
export type Fault = {
  id: string;
  file: string;
  /** occurs once in the file, within one line */
  find: string;
  replace: string;
  /** what no longer holds */
  breaks: string;
  /** a test that finds it: its file, and a part of its name as the run prints it */
  hint: { file: string; test: string };
};

/** Where in `source` a fault goes. @throws Error where its text is missing, occurs twice, or spans lines */
export function placeOf({ id, file, find, replace }: Fault, source: string): number {
  const at = source.indexOf(find);
  if (at < 0) throw new Error(`${id}: ${file} no longer holds: ${find}`);
  if (source.indexOf(find, at + 1) >= 0) throw new Error(`${id}: ${file} holds more than once: ${find}`);
  if (`${find}${replace}`.includes("\n")) throw new Error(`${id}: a fault is one line`);
  return at;
}

/** `source` with the faults in it. @throws Error as `placeOf`, and where two faults touch the same text */
export function withFaults(source: string, faults: readonly Fault[]): string {
  const places = faults.map((fault) => ({ fault, at: placeOf(fault, source) })).sort((a, b) => b.at - a.at);
  let text = source;
  let end = source.length;
  for (const { fault, at } of places) {
    if (at + fault.find.length > end) throw new Error(`${fault.id}: another fault has the same place`);
    text = text.slice(0, at) + fault.replace + text.slice(at + fault.find.length);
    end = at;
  }
  return text;
}
