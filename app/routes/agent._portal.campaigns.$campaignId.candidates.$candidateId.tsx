import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Download, FileArchive, Star, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { AdviceSections } from "~/components/details/advice";
import { CandidateFacts } from "~/components/details/applicant-facts";
import { EvidenceProvider } from "~/components/details/evidence";
import { ResumeText } from "~/components/details/resume-text";
import { ScoreAccount } from "~/components/details/score-account";
import { Findings, Gates, Verdict } from "~/components/details/verdict";
import { Banner } from "~/components/ui/banner";
import { Button, buttonClass, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/dialog";
import { LocalDate } from "~/components/ui/local-date";
import { type AdviceView, adviceView } from "~/lib/advice-view";
import { type AnalysedCandidate, analysedCandidate } from "~/lib/applicant-view";
import { paths } from "~/lib/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? "Candidate"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { campaignId = "", candidateId = "" } = params;
  const { candidate, analysis, requirements, stale, advice } = await context.candidates.advice(
    agent,
    campaignId,
    candidateId,
  );
  return {
    id: candidate.id,
    campaignId,
    name: candidate.candidateName ?? candidate.fileName,
    fileName: candidate.fileName,
    shortlisted: candidate.shortlistedAt !== null,
    uploadedAt: candidate.createdAt,
    analysedAt: candidate.analysisTimestamp,
    status: candidate.analysisStatus,
    failure: context.candidates.failureMessage(candidate.failureCode),
    analysed: analysis && analysedCandidate(analysis, requirements),
    stale,
    advice: advice && adviceView(advice),
  };
}

/** The shortlist's button. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { campaignId = "", candidateId = "" } = params;
  const shortlisted = (await request.formData()).get("intent") === "shortlist";
  await context.candidates.shortlist(agent, campaignId, candidateId, shortlisted);
  return redirect(paths.candidate(campaignId, candidateId) + new URL(request.url).search);
}

export default function CandidateDetails() {
  const candidate = useLoaderData<typeof loader>();
  const search = useTableSearch();
  const closeTo = paths.thread(candidate.campaignId) + search;
  const { analysed, stale, advice } = candidate;
  return (
    <RouteDialog
      title={candidate.name}
      closeTo={closeTo}
      shape={analysed ? "page" : "center"}
      header={<Actions search={search} />}
    >
      {analysed ? <Account analysed={analysed} stale={stale} advice={advice} /> : <NoAnalysis />}
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

import { useTableSearch } from "~/lib/use-table-search";

function Actions({ search }: { search: string }) {
  const { id, campaignId, name, fileName, analysedAt, analysed, shortlisted } =
    useLoaderData<typeof loader>();
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-sm text-soft [overflow-wrap:anywhere]">
        {(analysed || name !== fileName) && fileName}
        {analysed && analysedAt && (
          <>
            , analyzed <LocalDate value={analysedAt} />
          </>
        )}
        {analysed && `, engine ${analysed.engineVersion}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Form method="post" preventScrollReset>
          <Button
            name="intent"
            value={shortlisted ? "unlist" : "shortlist"}
            look="secondary"
            size="small"
            aria-pressed={shortlisted}
          >
            <Star className="size-4" fill={shortlisted ? "currentColor" : "none"} aria-hidden="true" />
            {shortlisted ? "Shortlisted" : "Shortlist"}
          </Button>
        </Form>
        <a href={paths.resumeFile(id)} download className={buttonClass("secondary", "small")}>
          <Download className="size-4" aria-hidden="true" />
          Download Resume
        </a>
        <a href={paths.personData(id)} download className={buttonClass("quiet", "small")}>
          <FileArchive className="size-4" aria-hidden="true" />
          Export Data
        </a>
        <LinkButton
          to={paths.deleteCandidate(campaignId, id) + search}
          preventScrollReset
          look="quiet"
          size="small"
        >
          <Trash2 className="size-4" aria-hidden="true" />
          Delete
        </LinkButton>
      </div>
    </div>
  );
}

type AccountProps = { analysed: AnalysedCandidate; stale: boolean; advice: AdviceView | null };

function Account({ analysed, stale, advice }: AccountProps) {
  return (
    <EvidenceProvider>
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-2">
        <section
          aria-label="Scores and facts"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
          className="relative grid min-h-0 content-start gap-8 px-5 py-6 sm:px-8 lg:overflow-y-auto"
        >
          {stale && (
            <Banner kind="info">
              These scores were made for an earlier version of the job or of the engine. Questions to ask
              appear here when they have been made anew.
            </Banner>
          )}
          <Verdict candidate={analysed} summary={advice?.verdict ?? null} />
          <Gates gates={analysed.gates} />
          <section>
            <h3 className="mb-1 text-lg">Scores, part by part</h3>
            {analysed.scores.map((score, index) => (
              <ScoreAccount key={score.name} score={score} open={index === 0} />
            ))}
          </section>
          <Findings title="Strengths" findings={analysed.strengths} />
          <Findings title="Gaps" findings={analysed.gaps} />
          {advice && <AdviceSections advice={advice} />}
          <CandidateFacts candidate={analysed} />
        </section>
        <ResumeText pages={analysed.pages} />
      </div>
    </EvidenceProvider>
  );
}

function NoAnalysis() {
  const { status, failure } = useLoaderData<typeof loader>();
  return <div className="mt-4">{explain(status, failure)}</div>;
}

function explain(status: "pending" | "completed" | "failed", failure: string): ReactNode {
  if (status === "pending") {
    return <Banner kind="info">Processing... The scores appear here as soon as they are ready.</Banner>;
  }
  if (status === "failed") return <Banner kind="error">{failure}</Banner>;
  return (
    <Banner kind="error">
      The account of this score can’t be found in storage. Delete the candidate and upload the résumé again.
    </Banner>
  );
}
