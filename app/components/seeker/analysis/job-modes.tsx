import { clsx } from "clsx";
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { MAX_DESCRIPTION, MAX_TITLE, type MatchMode } from "../../../../workers/domain/matches/match-limits";
import type { NewAnalysisValues } from "./new-analysis-values";

const modes: { mode: MatchMode; label: string; panel: string }[] = [
  {
    mode: "description",
    label: "By description",
    panel: "group-has-[[value=description]:checked]/job:grid",
  },
  { mode: "url", label: "By URL", panel: "group-has-[[value=url]:checked]/job:grid" },
  { mode: "title", label: "By title", panel: "group-has-[[value=title]:checked]/job:grid" },
];

type Problem = { field: string; message: string } | null;

/**
 * Three ways to name a job, as radio buttons: which one is open is part of the form, and what was typed into the others
 * stays and is sent along. Needs no script.
 */
export function JobModes({ values, problem }: { values: NewAnalysisValues; problem: Problem }) {
  return (
    <fieldset className="group/job grid gap-5">
      <legend className="mb-2 text-sm font-medium">The job</legend>
      <div className="flex flex-wrap gap-x-1 border-b border-line">
        {modes.map(({ mode, label }) => (
          <label
            key={mode}
            className={clsx(
              "inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-3 text-ui whitespace-nowrap text-soft hover:text-ink",
              "has-checked:border-accent has-checked:font-semibold has-checked:text-ink",
              "has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent",
            )}
          >
            <input
              type="radio"
              name="mode"
              value={mode}
              defaultChecked={mode === values.mode}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {modes.map(({ mode, panel }) => (
        <div key={mode} className={clsx("hidden gap-5", panel)}>
          <Panel mode={mode} values={values} problem={problem} />
        </div>
      ))}
    </fieldset>
  );
}

function Panel({ mode, values, problem }: { mode: MatchMode; values: NewAnalysisValues; problem: Problem }) {
  if (mode === "url") {
    return (
      <JobField
        name="url"
        label="LinkedIn job URL"
        hint="Or a posting at Greenhouse, Lever, Ashby, Recruitee, Personio or SmartRecruiters. We read the public posting behind it, nothing else. From other sites, paste the text under “By description”."
        problem={problem}
      >
        {(props) => (
          <input
            inputMode="url"
            autoComplete="off"
            defaultValue={values.url}
            placeholder="https://www.linkedin.com/jobs/view/..."
            className={inputClass}
            {...props}
          />
        )}
      </JobField>
    );
  }
  if (mode === "description") {
    return (
      <>
        <JobField
          name="description"
          label="Job description"
          hint="Paste the whole posting. Its words are kept with the analysis, so that you can read why."
          problem={problem}
        >
          {(props) => (
            <textarea
              rows={9}
              maxLength={MAX_DESCRIPTION}
              defaultValue={values.description}
              className={textareaClass}
              {...props}
            />
          )}
        </JobField>
        <Field label="Job title (optional)" htmlFor="job-posting-title">
          <input
            id="job-posting-title"
            name="postingTitle"
            defaultValue={values.postingTitle}
            maxLength={MAX_TITLE}
            className={inputClass}
          />
        </Field>
      </>
    );
  }
  return (
    <JobField
      name="title"
      label="Job title"
      hint="We then use a built-in profile of that occupation, and say so."
      problem={problem}
    >
      {(props) => (
        <input
          defaultValue={values.title}
          placeholder="Registered nurse"
          maxLength={MAX_TITLE}
          className={inputClass}
          {...props}
        />
      )}
    </JobField>
  );
}

function JobField({
  name,
  label,
  hint,
  problem,
  children,
}: {
  name: "url" | "description" | "title";
  label: string;
  hint: string;
  problem: Problem;
  children: (props: {
    id: string;
    name: string;
    "aria-invalid"?: true;
    "aria-describedby": string;
  }) => React.ReactNode;
}) {
  const id = `job-${name}`;
  const error = problem?.field === name ? problem.message : undefined;
  const props = {
    id,
    name,
    "aria-describedby": error ? `${id}-error ${id}-hint` : `${id}-hint`,
    ...(error ? { "aria-invalid": true as const } : {}),
  };
  return (
    <div className="grid gap-1.5">
      <Field label={label} htmlFor={id} error={error} errorId={`${id}-error`}>
        {children(props)}
      </Field>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
    </div>
  );
}
