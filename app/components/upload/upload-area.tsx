import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { ChevronDown, FileUp } from "lucide-react";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button, buttonClass } from "~/components/ui/button";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { agencyPaths } from "~/lib/agency-paths";
import type { UploadAllowance } from "../../../workers/domain/billing/get-upload-allowance";
import { countedUnits } from "../../../workers/domain/billing/usage/limited-units";
import { type ResumeSource, SOURCE_WORDS } from "../../../workers/domain/notices/source-words";
import { RESUME_ACCEPT } from "../../../workers/domain/resumes/files/resume-files";
import type { WatchedBatchStart } from "./batch-progress";
import type { Chosen } from "./choose-files";
import type { SentFiles } from "./send-files";
import { UploadReport } from "./upload-report";
import { usePageDrop } from "./use-page-drop";

const NOTHING: SentFiles = { batchId: null, accepted: 0, refused: [], problem: null };
const FAILED = "Failed to upload files. Please try again.";

/** Browsers load it once files are chosen, or an upload is watched; where it can't be had, an upload can't be made. */
const loadReport = () =>
  import("./upload-report").then(
    (all) => ({ default: all.UploadReport }),
    () => ({ default: () => <>{FAILED}</> }),
  );
const Report = import.meta.env.SSR ? UploadReport : lazy(loadReport);

/** Takes résumés into a job thread: by drag and drop or the picker, and as a plain form where no scripts run. */
export function UploadArea({
  threadId,
  isOpen,
  allowance,
  openBatch,
  hasFilters,
  posted,
  folded,
  source,
}: {
  threadId: string;
  /** a closed thread takes none, and its page says so */
  isOpen: boolean;
  allowance: UploadAllowance;
  openBatch: WatchedBatchStart | null;
  hasFilters: boolean;
  /** what the plain form's action answered */
  posted: SentFiles | undefined;
  /** behind a button, where there are applicants to look at */
  folded: boolean;
  /** where the last upload came from */
  source: ResumeSource | null;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [named, setNamed] = useState<Chosen | null>(null);
  const [sending, setSending] = useState<number | null>(null);
  const [answer, setAnswer] = useState<SentFiles>(posted ?? NOTHING);
  const [batches, setBatches] = useState(openBatch ? [openBatch] : []);

  // Sent at once, the form waits for what is being chosen.
  const choosing = useRef<Promise<File[]> | null>(null);

  function choose(selection: File[]) {
    choosing.current = take(selection);
  }

  async function take(selection: File[]): Promise<File[]> {
    const [chooser] = await Promise.all([import("./choose-files").catch(() => null), loadReport()]);
    if (menu.current) menu.current.open = true;
    const choice = chooser?.chooseFiles(selection, allowance) ?? { files: [], refused: [], error: FAILED };
    setNamed(chooser?.showChosen(picker.current, choice.files) ?? null);
    setAnswer({ ...NOTHING, refused: choice.refused, problem: choice.error });
    return choice.files;
  }

  // Files may have been chosen before scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take the page over
  useEffect(() => {
    const early = [...(picker.current?.files ?? [])];
    if (early.length > 0) choose(early);
  }, []);

  const taking = isOpen && !allowance.refusal;
  const dragging = usePageDrop((chosen) => {
    if (sending !== null || !taking) return;
    if (chosen) choose(chosen);
    else setAnswer({ ...NOTHING, problem: FAILED });
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosenSource = String(new FormData(event.currentTarget).get("source") ?? "");
    const chosen = (await choosing.current) ?? [];
    if (chosen.length === 0) return setAnswer({ ...NOTHING, problem: "Please select files to upload" });
    setSending(0);
    const { sendRounds } = await import("./send-rounds.client");
    const sent = await sendRounds(threadId, chosen, {
      source: chosenSource,
      size: allowance.files,
      onProgress: setSending,
      onBatch: (id) => setBatches((before) => [...before.filter(stillRuns), { id, status: null }]),
    });
    setSending(null);
    choosing.current = null;
    setNamed(null);
    if (picker.current) picker.current.value = "";
    setAnswer(sent);
    if (sent.accepted > 0 && menu.current) menu.current.open = false;
  }

  const form = (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      className={clsx(
        "grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-5 py-6 text-center",
        dragging ? "border-accent bg-accent-soft" : "border-edge bg-surface",
      )}
    >
      <FileUp className="size-7 text-accent" aria-hidden="true" />
      <p id="upload-rules" className="text-soft">
        Drop résumés or folders anywhere on this page, or choose them: PDF{" "}
        {allowance.wordFiles ? "or Word files" : "files"}, up to 10MB each. They are sent in rounds of{" "}
        {allowance.files}.
      </p>
      {allowance.room !== null && (
        <p className="text-sm text-soft">{countedUnits("applicants", allowance.room)} left in this period.</p>
      )}
      <Field label="Where are they from?" htmlFor="source">
        <Select small id="source" name="source" required defaultValue={source ?? ""}>
          <option value="" disabled>
            Please choose
          </option>
          {Object.entries(SOURCE_WORDS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex max-w-full flex-wrap items-center justify-center gap-3">
        <input
          ref={picker}
          type="file"
          name="resumes"
          accept={allowance.wordFiles ? RESUME_ACCEPT : ".pdf,application/pdf"}
          multiple
          aria-label="Choose Résumés"
          aria-describedby="upload-rules"
          onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
          className="file-picker"
        />
        <Button disabled={sending !== null}>
          {sending === null ? "Upload and Analyze" : "Uploading..."}
        </Button>
      </div>
      {sending !== null && (
        <div className="w-full max-w-md">
          <ProgressBar value={sending} label="Upload" />
        </div>
      )}
      {named && (
        <p className="max-w-full text-sm [overflow-wrap:anywhere]">
          <span className="font-medium">{named.count} chosen: </span>
          <span className="text-soft">{named.names}</span>
        </p>
      )}
    </form>
  );
  return (
    <>
      {folded && taking && (
        <details ref={menu} className="xl:relative">
          <summary className={buttonClass("primary", "small", "list-none")}>
            Upload résumés
            <ChevronDown className="size-4" aria-hidden="true" />
          </summary>
          <div className="absolute right-0 z-20 mt-2 w-136 rounded-lg bg-surface shadow-lg max-xl:inset-x-0 max-xl:w-auto">
            {form}
          </div>
        </details>
      )}
      <div className="order-last grid basis-full gap-4 empty:hidden">
        {isOpen && allowance.refusal && (
          <Banner kind="info">
            {allowance.refusal}
            {!allowance.hasAgreement && (
              <Link to={agencyPaths.agreement} className="text-link ml-2">
                Open the agreement
              </Link>
            )}
          </Banner>
        )}
        {!folded && taking && form}
        {(batches.length > 0 || answer !== NOTHING) && (
          <Suspense>
            <Report answer={answer} batches={batches} sending={sending !== null} hasFilters={hasFilters} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Rounds of an earlier upload that have ended are no part of the next one's count. */
function stillRuns({ status }: WatchedBatchStart): boolean {
  return status?.status !== "completed";
}
