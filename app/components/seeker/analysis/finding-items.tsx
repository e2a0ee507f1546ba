import type { FindingView } from "~/lib/views/applicant-view";
import { Quotes } from "./quotes";

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
