import { Link } from "@remix-run/react";
import { Columns3, PencilLine, Share2, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import type { TrackedMatch } from "../../../../workers/domain/applications/track-match";
import { TrackForm, TrackJob } from "../applications/track-job";
import { PrintButton } from "./print-button";

export type MatchHeadData = {
  id: string;
  jobTitle: string;
  companyName: string | null;
  mode: "url" | "description" | "title";
  jobUrl: string | null;
  createdAt: number;
  resume: { id: string; name: string };
};

export function MatchTools({ head, tracked }: { head: MatchHeadData; tracked: TrackedMatch | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <MatchFacts {...head}>
        <Fact label="Résumé">
          <Link to={paths.resumeAnalysis(head.resume.id)} className="text-link [overflow-wrap:anywhere]">
            {head.resume.name}
          </Link>
        </Fact>
      </MatchFacts>
      <div className="flex flex-wrap gap-2 print:hidden">
        <LinkButton to={paths.rewrite(head.id)} size="small">
          <PencilLine className="size-4" aria-hidden="true" />
          Work on your résumé
        </LinkButton>
        <TrackForm />
        <TrackJob matchId={head.id} jobTitle={head.jobTitle} tracked={tracked} look="secondary" />
        <PrintButton />
        <LinkButton
          to={paths.shareMatch(head.id)}
          preventScrollReset
          look="secondary"
          size="small"
          prefetch="intent"
        >
          <Share2 className="size-4" aria-hidden="true" />
          Share
        </LinkButton>
        <LinkButton
          to={`${paths.compare}?resume=${head.resume.id}&job=${head.id}`}
          look="secondary"
          size="small"
        >
          <Columns3 className="size-4" aria-hidden="true" />
          Compare
        </LinkButton>
        <LinkButton to={paths.deleteOpenMatch(head.id)} preventScrollReset look="quiet" size="small">
          <Trash2 className="size-4" aria-hidden="true" />
          Delete
        </LinkButton>
      </div>
    </div>
  );
}

export function MatchTitle({ jobTitle, companyName }: Pick<MatchHeadData, "jobTitle" | "companyName">) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h1 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">{jobTitle}</h1>
      {companyName && <p className="text-lg text-soft [overflow-wrap:anywhere]">{companyName}</p>}
    </div>
  );
}

/** When it was made and what the job was known from; `children` are further facts. */
export function MatchFacts({
  mode,
  jobUrl,
  createdAt,
  children,
}: Pick<MatchHeadData, "mode" | "jobUrl" | "createdAt"> & { children?: ReactNode }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {children}
      <Fact label="Analyzed">
        <LocalDate value={createdAt} />
      </Fact>
      <Fact label="Job known from">
        {mode === "url" && (jobUrl ? <TextLink to={jobUrl}>{postingName(jobUrl)}</TextLink> : "its posting")}
        {mode === "description" && "the job description"}
        {mode === "title" && "its title alone: built-in profile of this occupation"}
      </Fact>
    </dl>
  );
}

function postingName(jobUrl: string): string {
  return jobUrl.startsWith("https://www.linkedin.com/") ? "its posting at LinkedIn" : "its posting";
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
