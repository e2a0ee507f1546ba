import { CircleAlert, CircleCheck, FileText, Info } from "lucide-react";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import type { ListedResume } from "../../../../workers/domain/resumes/list-resumes";
import type { FileUpload } from "./upload-resumes";

export function FileUploads({ files, listed }: { files: FileUpload[]; listed: ListedResume[] }) {
  if (files.length === 0) return null;
  return (
    <ul
      aria-label="Files of this upload"
      className="grid divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <li key={index} className="grid gap-1.5 px-4 py-3 [overflow-wrap:anywhere]">
          <p className="font-medium">{file.name}</p>
          <Outcome file={file} listed={listed.find(({ id }) => "resumeId" in file && id === file.resumeId)} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ file, listed }: { file: FileUpload; listed: ListedResume | undefined }) {
  const line = "flex items-start gap-2 text-sm";
  const icon = "mt-0.5 size-4 shrink-0";
  switch (file.state) {
    case "waiting":
      return (
        <p className={`${line} text-soft`}>
          <FileText className={icon} aria-hidden="true" />
          Ready to upload
        </p>
      );
    case "sending":
      return <ProgressBar value={file.percent} label={`Upload of ${file.name}`} />;
    case "done":
    case "known":
      return <Stored file={file} listed={listed} />;
    case "refused":
      return (
        <p role="alert" className={`${line} text-poor`}>
          <CircleAlert className={icon} aria-hidden="true" />
          {file.reason}
        </p>
      );
  }
}

/** A stored file whose analysis is shown for what it is: a broken one isn't ready because it was uploaded. */
function Stored({
  file,
  listed,
}: {
  file: Extract<FileUpload, { resumeId: string }>;
  listed: ListedResume | undefined;
}) {
  const line = "flex items-start gap-2 text-sm";
  const icon = "mt-0.5 size-4 shrink-0";
  const link = <TextLink to={paths.resumeAnalysis(file.resumeId)}>See its analysis</TextLink>;
  if (listed?.analysisStatus === "failed")
    return (
      <p role="alert" className={`${line} text-poor`}>
        <CircleAlert className={icon} aria-hidden="true" />
        <span>
          It could not be read. <TextLink to={paths.resumeAnalysis(file.resumeId)}>See why</TextLink>
        </span>
      </p>
    );
  if (file.state === "known")
    return (
      <p role="status" className={line}>
        <Info className={icon} aria-hidden="true" />
        <span>You have uploaded this file before. {link}</span>
      </p>
    );
  if (listed?.analysisStatus !== "completed")
    return (
      <p role="status" className={`${line} text-soft`}>
        <FileText className={icon} aria-hidden="true" />
        <span>Uploaded. {link}</span>
      </p>
    );
  return (
    <p role="status" className={`${line} text-good`}>
      <CircleCheck className={icon} aria-hidden="true" />
      <span>Uploaded and read. {link}</span>
    </p>
  );
}
