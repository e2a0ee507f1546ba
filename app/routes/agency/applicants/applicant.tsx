import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useOutletContext } from "@remix-run/react";
import { Download, FileArchive, Star, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Notes } from "~/components/decisions/notes";
import { StageControl } from "~/components/decisions/stage-control";
import { AdviceSections } from "~/components/details/advice";
import { ApplicantFacts } from "~/components/details/applicant-facts";
import { EvidenceProvider } from "~/components/details/evidence";
import { MoveReasons } from "~/components/details/move-reasons";
import { Neighbours, type TableBeneath } from "~/components/details/neighbours";
import { ResumeText } from "~/components/details/resume-text";
import { ScoreAccount } from "~/components/details/score-account";
import { Findings, Gates, Verdict } from "~/components/details/verdict";
import { Banner } from "~/components/ui/banner";
import { Button, buttonClass, LinkButton } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";
import { type AdviceView, adviceView } from "~/lib/views/advice-view";
import { type AnalysedCandidate, analysedApplicant } from "~/lib/views/applicant-view";
import type { ExplainedMove } from "../../../../workers/domain/applicants/explain-move";
import { isListed, PAST_SHORTLIST } from "../../../../workers/domain/decisions/stages";
import { failureMessage } from "../../../../workers/domain/documents/failure-message";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? "Candidate"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const { openPerson } = await import("../../../../workers/domain/decisions/open-person");
  const person = await openPerson(context.deps, { agent, threadId, applicantId });
  const { applicant, analysis, requirements, stale, advice, move } = person;
  return {
    id: applicant.id,
    threadId,
    name: applicant.candidateName ?? applicant.fileName,
    fileName: applicant.fileName,
    stage: applicant.stage,
    history: person.history,
    colleagues: person.colleagues,
    veiled: applicant.veiled,
    uploadedAt: applicant.createdAt,
    analysedAt: applicant.analysisTimestamp,
    status: applicant.analysisStatus,
    failure: failureMessage(applicant.failureCode),
    analysed: analysis && analysedApplicant(analysis, requirements),
    stale,
    move,
    advice: advice && adviceView(advice),
  };
}

/** The shortlist's button, and the star in the table. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const form = await request.formData();
  const { shortlistApplicant } = await import("../../../../workers/domain/decisions/shortlist-applicant");
  const shortlisted = form.get("intent") === "shortlist";
  await shortlistApplicant(context.deps, { agent, threadId, applicantId, shortlisted });
  const back = form.get("from") === "list" ? paths.thread(threadId) : paths.applicant(threadId, applicantId);
  return redirect(back + new URL(request.url).search);
}

export default function ApplicantDetails() {
  const applicant = useLoaderData<typeof loader>();
  const search = useTableSearch();
  const closeTo = paths.thread(applicant.threadId) + search;
  const { analysed, stale, move, advice } = applicant;
  return (
    <RouteDialog
      title={applicant.name}
      closeTo={closeTo}
      shape={analysed ? "page" : "center"}
      header={<Actions search={search} />}
    >
      {analysed ? (
        <Account key={applicant.id} analysed={analysed} stale={stale} move={move} advice={advice} />
      ) : (
        <NoAnalysis />
      )}
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

function Actions({ search }: { search: string }) {
  const { id, threadId, name, fileName, analysedAt, analysed, stage, veiled } =
    useLoaderData<typeof loader>();
  const { hiring } = useOutletContext<TableBeneath>();
  const shortlisted = isListed(stage);
  const mayWork = useMayWork();
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-sm text-soft [overflow-wrap:anywhere]">
        {veiled ? "Reviewed blind" : (analysed || name !== fileName) && fileName}
        {analysed && analysedAt && (
          <>
            , analyzed <LocalDate value={analysedAt} />
          </>
        )}
        {analysed && `, engine ${analysed.engineVersion}`}
      </p>
      {veiled && mayWork && (
        <p className="text-sm text-soft">
          When you shortlist them, their name and contact will be shown, and their résumé and data can be
          downloaded.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Neighbours threadId={threadId} applicantId={id} />
        {mayWork && (
          <>
            <Form method="post" preventScrollReset>
              <Button
                name="intent"
                value={shortlisted ? "unlist" : "shortlist"}
                look="secondary"
                size="small"
                aria-pressed={shortlisted}
                busy={shortlisted && stage !== "shortlisted"}
                title={shortlisted && stage !== "shortlisted" ? PAST_SHORTLIST : undefined}
                data-star
              >
                <Star className="size-4" fill={shortlisted ? "currentColor" : "none"} aria-hidden="true" />
                {shortlisted ? "Shortlisted" : "Shortlist"}
              </Button>
            </Form>
            <StageControl key={id} threadId={threadId} applicantId={id} stage={stage} hiring={hiring} />
          </>
        )}
        {!veiled && <Files id={id} />}
        {mayWork && (
          <LinkButton
            to={paths.deleteApplicant(threadId, id) + search}
            preventScrollReset
            look="quiet"
            size="small"
          >
            <Trash2 className="size-4" aria-hidden="true" />
            Delete
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function Files({ id }: { id: string }) {
  return (
    <>
      <a href={paths.applicantFile(id)} download className={buttonClass("secondary", "small")}>
        <Download className="size-4" aria-hidden="true" />
        Download Resume
      </a>
      <a href={paths.personData(id)} download className={buttonClass("quiet", "small")}>
        <FileArchive className="size-4" aria-hidden="true" />
        Export Data
      </a>
    </>
  );
}

type AccountProps = {
  analysed: AnalysedCandidate;
  stale: boolean;
  move: ExplainedMove | null;
  advice: AdviceView | null;
};

function Account({ analysed, stale, move, advice }: AccountProps) {
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
          <Verdict applicant={analysed} summary={advice?.verdict ?? null} />
          {move && <MoveReasons move={move} />}
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
          <ApplicantFacts applicant={analysed} />
          <NotesOfPerson />
        </section>
        <ResumeText pages={analysed.pages} />
      </div>
    </EvidenceProvider>
  );
}

function NoAnalysis() {
  const { status, failure } = useLoaderData<typeof loader>();
  return (
    <div className="mt-4 grid gap-6">
      {explain(status, failure)}
      <NotesOfPerson />
    </div>
  );
}

function NotesOfPerson() {
  const { id, threadId, history, colleagues, uploadedAt } = useLoaderData<typeof loader>();
  const { hiring } = useOutletContext<TableBeneath>();
  return <Notes {...{ threadId, applicantId: id, history, colleagues, uploadedAt, hiring }} />;
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
