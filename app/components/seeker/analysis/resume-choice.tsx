import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { usePendingRefresh } from "~/components/seeker/resumes/use-pending-refresh";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { Spinner } from "~/components/ui/spinner";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import type { ChosenResume } from "~/lib/views/reading-view";
import { type Added, AddResume } from "./add-resume";
import { ReadingCheck } from "./reading-check";

export type ResumeOption = { id: string; name: string; isDefault: boolean };

type Props = {
  /** those that are read; the one to choose first is first */
  resumes: ResumeOption[];
  chosen: ChosenResume | null;
  /** the id that came with the form */
  typed: string;
  /** what the plain form was refused with */
  problem: string | null;
  text: string;
  unverified: boolean;
  /** whether the chosen one can be measured */
  onReady: (ready: boolean) => void;
};

/** "Your résumé": one that is kept, or another as a file or as text; and what was read of it. */
export function ResumeChoice({ resumes, chosen: first, typed, problem, text, unverified, onReady }: Props) {
  const looked = useFetcher<{ chosen: ChosenResume | null }>();
  const added = useFetcher<Added>();
  const [chosenId, setChosenId] = useState(
    resumes.some(({ id }) => id === typed) ? typed : (first?.id ?? ""),
  );
  const { load } = looked;
  const { data: answer } = added;

  const choose = useCallback(
    (id: string) => {
      setChosenId(id);
      load(paths.newAnalysisOf(id));
    },
    [load],
  );
  useEffect(() => {
    if (answer?.added) choose(answer.added.id);
  }, [answer, choose]);

  const known = [looked.data?.chosen, answer?.added, first].filter((one) => one != null);
  const chosen = known.find(({ id }) => id === chosenId) ?? null;
  const others = known.filter(
    ({ id }, at) => resumes.every((one) => one.id !== id) && known.findIndex((one) => one.id === id) === at,
  );
  const options = [...others.map((one) => ({ ...one, isDefault: false })), ...resumes];
  const isReady = chosenId !== "" && (chosen?.status ?? "completed") === "completed";
  usePendingRefresh(chosen?.status === "pending");
  useEffect(() => onReady(isReady), [onReady, isReady]);

  return (
    <section aria-labelledby="your-resume" className="grid content-start gap-5">
      <h2 id="your-resume" className="text-2xl">
        Your résumé
      </h2>
      {options.length > 0 && (
        <Field label="Résumé" htmlFor="resume" error={problem ?? undefined} errorId="resume-error">
          <Select
            id="resume"
            name="resume"
            value={chosenId}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "resume-error" : undefined}
          >
            {options.map(({ id, name, isDefault }) => (
              <option key={id} value={id}>
                {isDefault ? `${name} (default)` : name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {chosen && <ChosenState chosen={chosen} />}
      <AddResume
        fetcher={added}
        open={options.length === 0}
        problem={options.length === 0 ? problem : null}
        text={text}
        disabled={unverified}
      />
    </section>
  );
}

function ChosenState({ chosen: { id, status, failure, reading } }: { chosen: ChosenResume }) {
  if (status === "pending")
    return (
      <p role="status" className="flex items-center gap-2 text-soft">
        <Spinner className="size-4 text-accent" />
        We are reading it. You can name the job meanwhile.
      </p>
    );
  if (status === "failed")
    return (
      <p role="alert" className="text-poor">
        It could not be read. {failure} <TextLink to={paths.resumeAnalysis(id)}>See why</TextLink>
      </p>
    );
  return reading && <ReadingCheck resumeId={id} reading={reading} />;
}
