import { Form } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import type { ChosenResume } from "~/lib/views/reading-view";
import type { RequirementChoice } from "~/lib/views/requirement-rows";
import { JobModes } from "./job-modes";
import { fieldOf, type NewAnalysisValues, readNewAnalysis } from "./new-analysis-values";
import { RequirementFields } from "./requirement-fields";
import { ResumeChoice, type ResumeOption } from "./resume-choice";
import { Scanning } from "./scanning";

const READS = {
  url: "Reading the posting first, then holding your résumé against it.",
  description: "Holding your résumé against every line of the posting.",
  title: "Holding your résumé against what such jobs usually ask for.",
};

/** A résumé, and "Job Details": a job, named in one of three ways. Everything is sent, so nothing typed is lost. */
export function NewAnalysisForm({
  resumes,
  chosen,
  unverified,
  values,
  requestId,
  failure,
  read,
  running,
}: {
  resumes: ResumeOption[];
  chosen: ChosenResume | null;
  /** takes no résumé until the address is confirmed */
  unverified: boolean;
  values: NewAnalysisValues;
  /** names this request once and for all: sent twice, it is analysed once */
  requestId: string;
  failure: { code: string; message: string } | null;
  /** what the posting was read to ask for, where the person wanted to see that first */
  read: RequirementChoice[] | null;
  running: "read" | "analyze" | "add" | null;
}) {
  const hydrated = useHydrated();
  const form = useFilledIn();
  const [ready, setReady] = useState(false);
  const field = failure && fieldOf(failure.code, values.mode);
  const problem = failure && field ? { field, message: failure.message } : null;
  const lacking = hydrated && !(ready && form.hasJob);
  return (
    <div
      className="relative rounded-lg border border-line bg-surface p-5 sm:p-8"
      aria-busy={running !== null}
    >
      <Form
        method="post"
        encType="multipart/form-data"
        ref={form.ref}
        onInput={form.onInput}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <input type="hidden" name="requestId" value={requestId} />
        <ResumeChoice
          resumes={resumes}
          chosen={chosen}
          typed={values.resumeId}
          problem={problem?.field === "resume" ? problem.message : null}
          text={values.resumeText}
          unverified={unverified}
          onReady={setReady}
        />
        <div className="grid content-start gap-5">
          <h2 className="text-2xl">Job Details</h2>
          <JobModes values={values} problem={problem} />
          {read && <ReadFirst rows={read} />}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button name="intent" value="analyze" disabled={lacking} busy={running === "analyze"}>
              {running === "analyze" ? "Analyzing..." : "Analyze Resume"}
            </Button>
            <Button name="intent" value="read" look="secondary" disabled={lacking} busy={running === "read"}>
              {read ? "Read the requirements again" : "See the requirements first"}
            </Button>
            {lacking && <p className="text-sm text-soft">Choose a résumé and name a job first.</p>}
          </div>
        </div>
      </Form>
      {running === "analyze" && <Scanning reads={READS[form.mode]} />}
    </div>
  );
}

/** The posting as it was read: nothing is scored yet. */
function ReadFirst({ rows }: { rows: RequirementChoice[] }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5" aria-labelledby="read-first">
      <h3 id="read-first" className="text-lg">
        What this job asks for, as we read it
      </h3>
      <p className="text-sm text-soft">
        Strike out what it doesn’t ask for, and add what is missing. Then analyze.
      </p>
      <RequirementFields key={rows.map(({ id }) => id).join()} rows={rows} />
    </section>
  );
}

/** Whether a job is named, and which mode is open. */
function useFilledIn() {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState({ hasJob: false, mode: "description" as NewAnalysisValues["mode"] });

  const read = useCallback(() => {
    if (!ref.current) return;
    const { mode, ...job } = readNewAnalysis(new FormData(ref.current));
    setState({ hasJob: job[mode] !== "", mode });
  }, []);
  // The browser may have filled the form before scripts ran, and puts back what was typed when one comes back.
  useEffect(() => {
    read();
    window.addEventListener("pageshow", read);
    return () => window.removeEventListener("pageshow", read);
  }, [read]);

  return { ref, ...state, onInput: read };
}
