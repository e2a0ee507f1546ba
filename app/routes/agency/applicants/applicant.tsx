import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AnalyseAgain } from "~/components/applicants/analyse-again";
import { Notes } from "~/components/decisions/notes";
import { AdviceSections } from "~/components/details/advice";
import { EvidenceProvider } from "~/components/details/evidence";
import { ListBeside } from "~/components/details/list-beside";
import type { TableBeneath } from "~/components/details/neighbours";
import { PanelHead } from "~/components/details/panel-head";
import { PanelProvider, PanelTabs, TabPanel, usePanel } from "~/components/details/panel-tabs";
import { ResumeTab } from "~/components/details/resume-tab";
import { ResumeText } from "~/components/details/resume-text";
import { WhyTab } from "~/components/details/why-tab";
import { Banner } from "~/components/ui/banner";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";
import { panelView } from "~/lib/views/panel-view";

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? "Candidate"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const { openPerson } = await import("../../../../workers/domain/decisions/open-person");
  return panelView(threadId, await openPerson(context.deps, { agent, threadId, applicantId }));
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

export { shouldRevalidateUnlessTab as shouldRevalidate } from "~/lib/panel-tab";

const TABS = [
  { id: "why", label: "Why" },
  { id: "resume", label: "Résumé" },
  { id: "ask", label: "Ask" },
  { id: "notes", label: "Notes" },
] as const;

export default function ApplicantDetails() {
  const applicant = useLoaderData<typeof loader>();
  const closeTo = paths.thread(applicant.threadId) + useTableSearch();
  return (
    <PanelProvider tabs={TABS}>
      <RouteDialog
        title={applicant.name}
        closeTo={closeTo}
        shape="page"
        header={<PanelHead person={applicant} />}
        beside={<ListBeside threadId={applicant.threadId} applicantId={applicant.rowId} />}
      >
        <PanelTabs
          label="About this candidate"
          className="bg-surface px-3 max-lg:sticky max-lg:top-0 max-lg:z-20 sm:px-6"
        />
        <Tabs key={applicant.id} />
      </RouteDialog>
    </PanelProvider>
  );
}

const pages =
  "relative min-h-0 bg-sunken px-3 pb-6 focus-visible:-outline-offset-3 sm:px-6 lg:overflow-y-auto";

const column =
  "relative grid min-h-0 content-start gap-8 px-5 py-6 focus-visible:-outline-offset-3 sm:px-8 lg:overflow-y-auto";

function Tabs() {
  const { id, analysed, pictures, stale, move, advice, email, phone } = useLoaderData<typeof loader>();
  const { tab, searchOf, open } = usePanel();
  function revealText() {
    open("resume");
    return () => open(tab);
  }
  return (
    <EvidenceProvider textAt={searchOf("resume")} reveal={revealText}>
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-2 lg:grid-rows-[minmax(0,1fr)]">
        <TabPanel id="why" className={column}>
          {analysed ? (
            <WhyTab
              analysed={analysed}
              stale={stale}
              move={move}
              verdict={advice?.verdict ?? null}
              said={[email, phone]}
            />
          ) : (
            <NoAnalysis />
          )}
        </TabPanel>
        <TabPanel id="resume" className={clsx(pages, !analysed && "lg:col-span-2")}>
          <ResumeTab
            file={paths.applicantFile(id)}
            pictures={pictures}
            analysed={analysed}
            isOpen={tab === "resume"}
          />
        </TabPanel>
        <TabPanel id="ask" className={column}>
          {advice ? (
            <AdviceSections advice={advice} />
          ) : (
            <p className="text-soft">Questions to ask appear here once this résumé is scored for this job.</p>
          )}
        </TabPanel>
        <TabPanel id="notes" className={column}>
          <NotesOfPerson />
        </TabPanel>
        {analysed && (
          <ResumeText pages={analysed.pages} className={tab === "resume" ? undefined : "max-lg:hidden"} />
        )}
      </div>
    </EvidenceProvider>
  );
}

function NoAnalysis() {
  const { id, threadId, status, failure, healable } = useLoaderData<typeof loader>();
  return (
    <>
      {explain(status, failure)}
      {healable && (
        <AnalyseAgain threadId={threadId} applicantId={id}>
          Analyze Again
        </AnalyseAgain>
      )}
    </>
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
