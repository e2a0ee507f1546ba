import { useOutletContext } from "@remix-run/react";
import { clsx } from "clsx";
import { type ReactNode, Suspense } from "react";
import { AnalyseAgain } from "~/components/applicants/analyse-again";
import { Notes } from "~/components/decisions/notes";
import { Banner } from "~/components/ui/banner";
import { later } from "~/components/ui/later";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import type { panelView } from "~/lib/views/panel-view";
import { RESULT_HIDDEN } from "../../../workers/domain/engine-blocks/hidden-words";
import { AdviceSections } from "./advice";
import { EvidenceProvider } from "./evidence";
import type { ListBeneath } from "./list-beneath";
import { PanelHead } from "./panel-head";
import { PanelProvider, PanelTabs, TabPanel, usePanel } from "./panel-tabs";
import { ResumeTab } from "./resume-tab";
import { ResumeText } from "./resume-text";
import { WhyTab } from "./why-tab";

type Person = ReturnType<typeof panelView>;

const TABS = [
  { id: "why", label: "Why" },
  { id: "resume", label: "Résumé" },
  { id: "ask", label: "Ask" },
  { id: "notes", label: "Notes" },
] as const;

// Tabs that are seen later: browsers load them after the first one.
const LaterAdvice = import.meta.env.SSR
  ? AdviceSections
  : later(() => import("./advice").then((all) => all.AdviceSections));
const LaterNotes = import.meta.env.SSR
  ? Notes
  : later(() => import("~/components/decisions/notes").then((all) => all.Notes));

/** A person over the list that they were opened from. @param props.added what that list adds to the head */
export function PersonPanel({
  person,
  closeTo,
  beside,
  added,
}: {
  person: Person;
  closeTo: string;
  beside: ReactNode;
  added?: ReactNode;
}) {
  return (
    <PanelProvider tabs={TABS}>
      <RouteDialog
        title={person.name}
        closeTo={closeTo}
        shape="page"
        header={<PanelHead person={person}>{added}</PanelHead>}
        beside={beside}
      >
        <PanelTabs
          label="About this candidate"
          className="bg-surface px-3 max-lg:sticky max-lg:top-0 max-lg:z-20 sm:px-6"
        />
        <Tabs key={person.id} person={person} />
      </RouteDialog>
    </PanelProvider>
  );
}

const pages =
  "relative min-h-0 bg-sunken px-3 pb-6 focus-visible:-outline-offset-3 sm:px-6 lg:overflow-y-auto";

const column =
  "relative grid min-h-0 content-start gap-8 px-5 py-6 focus-visible:-outline-offset-3 sm:px-8 lg:overflow-y-auto";

function Tabs({ person }: { person: Person }) {
  const { id, analysed, pictures, stale, move, advice, email, phone, isCorrected } = person;
  const { tab, searchOf, open } = usePanel();
  function revealText() {
    open("resume");
    return () => open(tab);
  }
  return (
    <EvidenceProvider textAt={searchOf("resume")} reveal={revealText}>
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-2 lg:grid-rows-[minmax(0,1fr)]">
        <TabPanel id="why" className={column}>
          {isCorrected && (
            <Banner kind="info">
              What was read of this résumé was corrected, by the person or a colleague, and scored again.
              “Their Page” has the corrections and the result before.
            </Banner>
          )}
          {analysed ? (
            <WhyTab
              analysed={analysed}
              stale={stale}
              move={move}
              verdict={advice?.verdict ?? null}
              said={[email, phone]}
              emptyFields={person.emptyFields}
              emptyFieldsTo={agencyPaths.emptyFields(person.threadId, id)}
            />
          ) : (
            <NoAnalysis person={person} />
          )}
        </TabPanel>
        <TabPanel id="resume" className={clsx(pages, !analysed && "lg:col-span-2")}>
          <ResumeTab
            file={agencyPaths.applicantFile(id)}
            pictures={pictures}
            analysed={analysed}
            isOpen={tab === "resume"}
          />
        </TabPanel>
        <TabPanel id="ask" className={column}>
          {advice ? (
            <Suspense>
              <LaterAdvice advice={advice} />
            </Suspense>
          ) : (
            <p className="text-soft">Questions to ask appear here once this résumé is scored for this job.</p>
          )}
        </TabPanel>
        <TabPanel id="notes" className={column}>
          <NotesOfPerson person={person} />
        </TabPanel>
        {analysed && (
          <ResumeText pages={analysed.pages} className={tab === "resume" ? undefined : "max-lg:hidden"} />
        )}
      </div>
    </EvidenceProvider>
  );
}

function NoAnalysis({
  person: { id, threadId, status, failure, healable, isOptedOut, isHidden, waitsUntil },
}: {
  person: Person;
}) {
  return (
    <>
      {isOptedOut
        ? OPTED_OUT
        : waitsUntil !== null && status === "completed"
          ? WAITS
          : isHidden
            ? HIDDEN
            : explain(status, failure)}
      {healable && (
        <AnalyseAgain threadId={threadId} applicantId={id}>
          Analyze Again
        </AnalyseAgain>
      )}
    </>
  );
}

function NotesOfPerson({ person }: { person: Person }) {
  const { id, threadId, history, colleagues, uploadedAt, source } = person;
  const { hiring } = useOutletContext<ListBeneath>();
  return (
    <Suspense>
      <LaterNotes {...{ threadId, applicantId: id, history, colleagues, uploadedAt, source, hiring }} />
    </Suspense>
  );
}

const OPTED_OUT = (
  <Banner kind="info">
    This person opted out of scoring: they have no score and no rank. Please read their résumé yourself.
  </Banner>
);

const WAITS = (
  <Banner kind="info">
    The waiting period of this job thread runs: no score and no rank before its end.
  </Banner>
);

const HIDDEN = <Banner kind="info">{RESULT_HIDDEN}</Banner>;

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
