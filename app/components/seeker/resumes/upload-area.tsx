import { Form, useNavigate, useRevalidator } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { Button } from "~/components/ui/button";
import { FileDrop } from "~/components/ui/fields/file-drop";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { OWN_ACCEPT } from "../../../../workers/domain/resumes/files/own-files";
import type { ListedResume } from "../../../../workers/domain/resumes/list-resumes";
import { FileUploads } from "./file-uploads";
import { chosenFiles, type FileUpload, type UploadFailure, uploadResumes } from "./upload-resumes";

/** Takes résumés: dropped or picked, with progress for each file; a plain form where no scripts run. */
export function ResumeUploadArea({
  versionOf,
  disabled,
  posted,
  listed,
}: {
  /** the résumé that the next upload is a newer version of */
  versionOf: { id: string; name: string } | null;
  disabled: boolean;
  /** what became of the files of a plain form */
  posted: FileUpload[];
  /** the résumés below, which say how the analysis of a file stands */
  listed: ListedResume[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState<File[]>([]);
  const [files, setFiles] = useState<FileUpload[]>(posted);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** a failure that comes again opens its dialog again */
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  function choose(chosen: File[]) {
    const choice = chosenFiles(chosen);
    setSelection(choice.files.length > 0 ? chosen : []);
    setFiles(choice.files);
    setProblem(choice.problem);
    setFailure(null);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (selection.length === 0) return setProblem("Please select files to upload");
    setBusy(true);
    setFailure(null);
    setAttempt(attempt + 1);
    const results = [...files];
    const failed = await uploadResumes(selection, {
      versionOf: versionOf?.id ?? null,
      onChange: (index, file) => {
        results[index] = file;
        setFiles([...results]);
      },
    });
    setBusy(false);
    setFailure(failed);
    setSelection([]);
    form.current?.reset();
    const [only] = results;
    if (results.length === 1 && only?.state === "done") navigate(paths.resumeAnalysis(only.resumeId));
    else revalidate();
  }

  return (
    <div className="grid gap-4">
      <Form
        ref={form}
        method="post"
        action={versionOf ? paths.newVersionOf(versionOf.id) : paths.myResumes}
        encType="multipart/form-data"
        onSubmit={submit}
      >
        <FileDrop
          label="Choose résumés"
          name="resumes"
          accept={OWN_ACCEPT}
          multiple
          rules="Drop your résumé here, or choose it: PDF, DOC, DOCX or JSON Resume, up to 10MB each, ten at once."
          error={problem ?? undefined}
          busy={busy}
          disabled={disabled}
          onFiles={choose}
        >
          {versionOf && (
            <p className="max-w-full [overflow-wrap:anywhere]">
              It becomes a newer version of <strong>{versionOf.name}</strong>.{" "}
              <TextLink to={paths.myResumes}>It is another résumé</TextLink>
            </p>
          )}
          <Button disabled={busy || disabled}>{busy ? "Uploading..." : "Upload and Analyze"}</Button>
        </FileDrop>
      </Form>
      {failure && <WorkspaceFailure key={attempt} code={failure.code} message={failure.message} />}
      <FileUploads files={files} listed={listed} />
    </div>
  );
}
