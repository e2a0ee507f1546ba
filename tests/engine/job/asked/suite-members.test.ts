import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function programs(line: string): string[] {
  return analyseJob({ title: "Clerk", description: `Requirements\n- ${line}\n- Filing of invoices\n` })
    .requirements.filter(({ anyOf }) => /office|word|excel|power|outlook/u.test(anyOf.join(" ")))
    .map(({ label }) => label);
}

test.each([
  ["Proficient in Microsoft Office (Word, Excel, PowerPoint)", "Microsoft Office (Word, Excel, PowerPoint)"],
  ["Knowledge of Word, Excel and other Microsoft Office products", "Word, Excel and other Microsoft Office"],
  ["Microsoft Office: Word, Excel", "Microsoft Office: Word, Excel"],
  [
    "Experience with Microsoft Office Suite, including Word and Outlook",
    "Microsoft Office Suite, including Word and Outlook",
  ],
])("%s asks for one thing", (line, label) => {
  expect(programs(line)).toEqual([label]);
});

test("what is asked for beyond the suite stays, and so do programs without one", () => {
  expect(programs("Microsoft Office, especially Excel")).toEqual(["Microsoft Office", "Excel"]);
  expect(programs("Proficient in Word, Excel and Outlook")).toEqual(["Word", "Excel", "Outlook"]);
});

test("a suite that somebody typed as a deal-breaker stays one", () => {
  const input = { title: "Clerk", description: "Requirements\n- Filing of invoices\n" };
  const { requirements } = analyseJob({ ...input, requirements: "Microsoft Office (Word, Excel)" });
  expect(requirements.filter(({ gate }) => gate).map(({ label }) => label)).toEqual([
    "Microsoft Office (Word, Excel)",
  ]);
});
