import { Form } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { TextLink } from "~/components/ui/text-link";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { paths } from "~/lib/paths";
import type { RequirementChoice } from "~/lib/views/requirement-rows";
import { JobModes } from "./job-modes";
import { fieldOf, type NewAnalysisValues, readNewAnalysis } from "./new-analysis-values";
import { RequirementFields } from "./requirement-fields";
import { Scanning } from "./scanning";

export type ResumeChoice = { id: string; name: string; isDefault: boolean };

const READS = {
  url: "Reading the posting first, then holding your résumé against it.",
  description: "Holding your résumé against every line of the posting.",
  title: "Holding your résumé against what such jobs usually ask for.",
};

/** "Job Details": a résumé and a job, named in one of three ways. Everything is sent, so nothing typed is lost. */
export function NewAnalysisForm({
  resumes,
  values,
  requestId,
  failure,
  read,
  running,
}: {
  /** the one to choose first is first */
  resumes: ResumeChoice[];
  values: NewAnalysisValues;
  /** names this request once and for all: sent twice, it is analysed once */
  requestId: string;
  failure: { code: string; message: string } | null;
  /** what the posting was read to ask for, where the person wanted to see that first */
  read: RequirementChoice[] | null;
  running: "read" | "analyze" | null;
}) {
  const hydrated = useHydrated();
  const form = useFilledIn();
  const field = failure && fieldOf(failure.code, values.mode);
  const problem = failure && field ? { field, message: failure.message } : null;
  const chosen = resumes.some(({ id }) => id === values.resumeId) ? values.resumeId : resumes[0]?.id;
  return (
    <div
      className="relative rounded-lg border border-line bg-surface p-5 sm:p-8"
      aria-busy={running !== null}
    >
      <Form method="post" ref={form.ref} onInput={form.onInput} className="grid gap-7">
        <h2 className="text-2xl">Job Details</h2>
        <input type="hidden" name="requestId" value={requestId} />
        <Field
          label="Résumé"
          htmlFor="resume"
          error={problem?.field === "resume" ? problem.message : undefined}
          errorId="resume-error"
          hint={<TextLink to={paths.myResumes}>Upload another</TextLink>}
        >
          <Select
            id="resume"
            name="resume"
            defaultValue={chosen}
            aria-invalid={problem?.field === "resume" || undefined}
            aria-describedby={problem?.field === "resume" ? "resume-error" : undefined}
          >
            {resumes.map(({ id, name, isDefault }) => (
              <option key={id} value={id}>
                {isDefault ? `${name} (default)` : name}
              </option>
            ))}
          </Select>
        </Field>
        <JobModes values={values} problem={problem} />
        {read && <ReadFirst rows={read} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button disabled={hydrated && !form.complete} busy={running === "analyze"}>
            {running === "analyze" ? "Analyzing..." : "Analyze Resume"}
          </Button>
          <Button
            name="intent"
            value="read"
            look="secondary"
            disabled={hydrated && !form.complete}
            busy={running === "read"}
          >
            {read ? "Read the requirements again" : "See the requirements first"}
          </Button>
          {hydrated && !form.complete && (
            <p className="text-sm text-soft">Choose a résumé and name a job first.</p>
          )}
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

/** Whether enough is filled in to be sent, and which mode is open. */
function useFilledIn() {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState({ complete: false, mode: "description" as NewAnalysisValues["mode"] });

  const read = useCallback(() => {
    if (!ref.current) return;
    const { resumeId, mode, ...job } = readNewAnalysis(new FormData(ref.current));
    setState({ complete: resumeId !== "" && job[mode] !== "", mode });
  }, []);
  // The browser may have filled the form before scripts ran, and puts back what was typed when one comes back.
  useEffect(() => {
    read();
    window.addEventListener("pageshow", read);
    return () => window.removeEventListener("pageshow", read);
  }, [read]);

  return { ref, ...state, onInput: read };
}
