import type { FindingView } from "~/lib/views/applicant-view";
import { Quotes } from "./quotes";

/** Findings in sentences, each with the résumé's words that it rests on. */
export function FindingItems({ findings }: { findings: FindingView[] }) {
  return (
    <ul className="grid gap-4">
      {findings.map(({ text, evidence }) => (
        <li key={text} className="grid break-inside-avoid gap-1.5">
          <p>{text}</p>
          <Quotes evidence={evidence} />
        </li>
      ))}
    </ul>
  );
}
