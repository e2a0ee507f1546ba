import { clsx } from "clsx";
import { FileUp } from "lucide-react";
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { counted } from "~/lib/format";
import type { UploadAllowance } from "../../../workers/domain/billing/get-upload-allowance";
import { countedUnits } from "../../../workers/domain/billing/usage/limited-units";
import { BatchProgress, type WatchedBatchStart } from "./batch-progress";
import { chooseFiles } from "./choose-files";
import { type SentFiles, sendFiles } from "./send-files";

const NOTHING: SentFiles = { batchId: null, accepted: 0, refused: [], problem: null };

/** The browser's own picker, its button in our clothes: it says what was chosen where no scripts run, too. */
const pickerClass =
  "max-w-64 min-h-11 text-sm text-soft file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-surface file:px-4 file:text-[0.95rem] file:font-medium file:text-ink hover:file:border-ink hover:file:bg-sunken";

/** Takes résumés into a job thread: by drag and drop or the picker, and as a plain form where no scripts run. */
export function UploadArea({
  threadId,
  allowance,
  openBatch,
  hasFilters,
  posted,
}: {
  threadId: string;
  allowance: UploadAllowance;
  openBatch: WatchedBatchStart | null;
  hasFilters: boolean;
  /** what the plain form's action answered */
  posted: SentFiles | undefined;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [sending, setSending] = useState<number | null>(null);
  const [answer, setAnswer] = useState<SentFiles>(posted ?? NOTHING);
  const [batch, setBatch] = useState(openBatch);
  const [dragging, setDragging] = useState(false);

  function choose(selection: File[]) {
    const choice = chooseFiles(selection, allowance);
    setFiles(choice.files);
    setAnswer({ ...NOTHING, refused: choice.refused, problem: choice.error });
  }

  // Files may have been chosen before scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take the page over
  useEffect(() => {
    const early = [...(picker.current?.files ?? [])];
    if (early.length > 0) choose(early);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    if (sending !== null) return;
    if (picker.current) picker.current.files = event.dataTransfer.files;
    choose([...event.dataTransfer.files]);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (files.length === 0) return setAnswer({ ...NOTHING, problem: "Please select files to upload" });
    setSending(0);
    const sent = await sendFiles(threadId, files, setSending);
    setSending(null);
    setFiles([]);
    if (picker.current) picker.current.value = "";
    setAnswer(sent);
    if (sent.batchId) setBatch({ id: sent.batchId, status: null });
  }

  if (allowance.refusal) return <Banner kind="info">{allowance.refusal}</Banner>;
  return (
    <div className="grid gap-4">
      <form
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        className={clsx(
          "grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-5 py-7 text-center",
          dragging ? "border-accent bg-accent-soft" : "border-edge bg-surface",
        )}
      >
        <FileUp className="size-8 text-accent" aria-hidden="true" />
        <p id="upload-rules" className="text-soft">
          Drop résumés here, or choose them. Up to {allowance.files} PDF files at once, up to 10MB each.
        </p>
        {allowance.room !== null && (
          <p className="text-sm text-soft">
            {countedUnits("applicants", allowance.room)} left in this period.
          </p>
        )}
        <div className="flex max-w-full flex-wrap items-center justify-center gap-3">
          <input
            ref={picker}
            type="file"
            name="resumes"
            accept=".pdf,application/pdf"
            multiple
            aria-label="Choose Résumés"
            aria-describedby="upload-rules"
            onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
            className={pickerClass}
          />
          <Button disabled={sending !== null}>
            {sending === null ? "Upload and Analyze" : "Uploading..."}
          </Button>
        </div>
        {files.length > 0 && <ChosenFiles files={files} />}
        {sending !== null && (
          <div className="w-full max-w-md">
            <ProgressBar value={sending} label="Upload" />
          </div>
        )}
      </form>
      <UploadAnswer answer={answer} />
      {batch && <BatchProgress key={batch.id} batch={batch} hasFilters={hasFilters} />}
    </div>
  );
}

function ChosenFiles({ files }: { files: File[] }) {
  return (
    <p className="max-w-full text-sm [overflow-wrap:anywhere]">
      <span className="font-medium">{counted(files.length, "file")} chosen: </span>
      <span className="text-soft">{files.map((file) => file.name).join(", ")}</span>
    </p>
  );
}

function UploadAnswer({ answer: { accepted, problem, refused } }: { answer: SentFiles }) {
  return (
    <>
      {accepted > 0 && <Banner kind="success">The batch successfully added with {accepted} resumes.</Banner>}
      {(problem || refused.length > 0) && (
        <Banner kind="error">
          <p>{problem ?? `${counted(refused.length, "file was", "files were")} not taken:`}</p>
          {refused.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {refused.map(({ file, reason }) => (
                <li key={file + reason}>
                  {file}: {reason}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </>
  );
}
