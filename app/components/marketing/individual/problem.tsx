import { ClaimMark } from "~/components/marketing/shared/claim";
import { PageSection } from "~/components/marketing/shared/page-section";
import { claims } from "~/lib/meta/claims";

const pairs = [
  {
    problem: "You send the same résumé everywhere and never learn why nobody answers.",
    solution: "Each job gets its own score, and each missing point has a name.",
  },
  {
    problem: "Scanners give you a number that changes when you ask again.",
    solution: "The same résumé and the same job give the same score.",
  },
  {
    problem: "You are told to add keywords, so you add them.",
    solution: "Pasted keywords gain least. What you did, where and how recently counts most.",
  },
];

export function Problem() {
  return (
    <PageSection
      name="problem"
      title="The problem with sending résumés"
      lead={
        <>
          {claims.rejectedByAi} of resumes are rejected by AI
          <ClaimMark />, and the sender is never told what was missing.
        </>
      }
    >
      <ul className="grid gap-4 md:gap-0">
        <li className="hidden gap-10 pb-3 text-sm text-soft md:grid md:grid-cols-2" aria-hidden="true">
          <span>The problem</span>
          <span>With Plumbline</span>
        </li>
        {pairs.map(({ problem, solution }) => (
          <li key={problem} className="grid gap-2 border-t border-line md:grid-cols-2 md:gap-10">
            <p className="pt-3 text-soft md:py-3">
              <span className="sr-only">The problem: </span>
              {problem}
            </p>
            <p className="border-l-2 border-accent pl-4 md:my-3">
              <span className="sr-only">With Plumbline: </span>
              {solution}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
