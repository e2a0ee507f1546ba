import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";

/** What a new account has to do before anything can be measured. Nothing once all is done. */
export function FirstSteps({
  emailVerified,
  hasResume,
  hasAnalysis,
}: {
  emailVerified: boolean;
  hasResume: boolean;
  hasAnalysis: boolean;
}) {
  if (emailVerified && hasResume && hasAnalysis) return null;
  return (
    <Card title="First steps">
      <ol className="grid gap-3">
        <Step done={emailVerified} number={1}>
          Confirm your email address
        </Step>
        <Step done={hasResume} number={2}>
          <TextLink to={paths.myResumes}>Upload a résumé</TextLink> and read how it stands
        </Step>
        <Step done={hasAnalysis} number={3}>
          <TextLink to={paths.newAnalysis}>Analyze a job</TextLink> that you want
        </Step>
      </ol>
    </Card>
  );
}

function Step({ done, number, children }: { done: boolean; number: number; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-3">
      <span
        className={`grid size-7 shrink-0 place-items-center self-start rounded-full border text-sm tabular-nums ${done ? "border-good bg-good-soft text-good" : "border-edge text-soft"}`}
        aria-hidden="true"
      >
        {done ? <Check className="size-4" /> : number}
      </span>
      <span className={done ? "text-soft" : undefined}>
        {children}
        <span className={done ? "text-soft" : "sr-only"}>{done ? ": done" : ": to do"}</span>
      </span>
    </li>
  );
}
