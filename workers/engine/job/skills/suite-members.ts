import { skillById } from "../../knowledge";
import type { Requirement } from "../../types";
import { quoteOf } from "../posting";
import { inPlaceOf, requirement, strongestOf } from "../requirement";
import type { Posting } from "../sentences/segments";

/** Programs of an office that are learnt and sold together: who asks for the suite and names them asks for one thing. */
const SUITE = "microsoft-office";
/** Between a suite and its programs, or two of them. "Especially" asks for one of them beyond the rest. */
const BETWEEN =
  /^[\s,;/&+)(:-]*(?:(?:suite|package|programs?|products|applications?|tools|software|skills)[\s,;/&+)(:-]*)?(?:(?:including|includes|such as|like|e\.g\.?,?|i\.e\.?,?|namely|and|or|with|and other|ms|microsoft)[\s,;/&+)(:-]*){0,3}$/iu;

/** Requirements with an office suite and the programs named beside it as one: "Microsoft Office (Word, Excel and PowerPoint)". */
export function joinSuiteMembers(posting: Posting, found: Requirement[]): Requirement[] {
  const parts = found
    .filter(({ kind, importance, anyOf }) => kind === "skill" && importance !== "context" && isOf(anyOf))
    .toSorted((a, b) => a.quotes[0]!.start - b.quotes[0]!.start);
  const runs: Requirement[][] = [];
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1)?.quotes[0];
    const between = last && posting.text.slice(last.end, part.quotes[0]!.start);
    if (between !== undefined && between.length < 60 && !between.includes("\n") && BETWEEN.test(between))
      runs.at(-1)!.push(part);
    else runs.push([part]);
  }
  let joined = found;
  for (const run of runs) {
    if (run.length < 2 || !run.some(({ anyOf }) => anyOf.includes(SUITE))) continue;
    joined = inPlaceOf(joined, run, asSuite(posting, run));
  }
  return joined;
}

function isOf(anyOf: string[]): boolean {
  return anyOf.every((id) => id === SUITE || (skillById(id)?.parents.includes(SUITE) ?? false));
}

function asSuite({ text }: Posting, run: Requirement[]): Requirement {
  const { start } = run[0]!.quotes[0]!;
  const { end } = run.at(-1)!.quotes[0]!;
  const open = text.slice(start, end).includes("(") && text[end] === ")";
  const quote = quoteOf(text, start, open ? end + 1 : end);
  return requirement({
    ...strongestOf(run),
    kind: "skill",
    label: quote.text,
    anyOf: [SUITE],
    quotes: [quote],
  });
}
