import type { Fact } from "../../types";
import { wordsOf } from "./wording";

const PARTS = /[,;|•·/()]|(?<!\p{L})(?:and|und|et|y)(?!\p{L})/iu;
/** People in the trade write lists of fewer, or with more else, too: among 6,072 pairs of the development set no honest line is one. */
const FEWEST = 4;
const SHARE = 0.7;
const partsOfLines = new WeakMap<Fact<string>, string[]>();

/** Whether a line only lists what is asked for ("Kubernetes, Terraform, AWS"): it tells no more than a list. @param asked of `wordsOf` */
export function listsAsks(line: Fact<string>, asked: ReadonlySet<string>): boolean {
  const parts = partsOfLines.get(line) ?? line.value.split(PARTS).map(joined).filter(Boolean);
  partsOfLines.set(line, parts);
  if (parts.length < FEWEST) return false;
  const theirs = parts.filter((part, at) => asked.has(part) || (at === 0 && endsIn(part, asked)));
  return new Set(theirs).size >= FEWEST && theirs.length >= parts.length * SHARE;
}

/** The parts of a name that a list would part as well. */
export function partsOfName(name: string): string[] {
  return name.split(PARTS).map(joined).filter(Boolean);
}

function joined(part: string): string {
  return wordsOf(part).join(" ");
}

/** "Worked with Kubernetes": the words before the first thing listed. */
function endsIn(part: string, asked: ReadonlySet<string>): boolean {
  const words = part.split(" ");
  return words.some((_, at) => asked.has(words.slice(at).join(" ")));
}
