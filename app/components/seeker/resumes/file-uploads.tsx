import { CircleAlert, CircleCheck, FileText, Info } from "lucide-react";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import type { FileUpload } from "./upload-resumes";

/** Every chosen file: how far its upload is, and what became of it. */
export function FileUploads({ files }: { files: FileUpload[] }) {
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
          <Outcome file={file} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ file }: { file: FileUpload }) {
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
      return (
        <p role="status" className={`${line} text-good`}>
          <CircleCheck className={icon} aria-hidden="true" />
          <span>
            Uploaded. <TextLink to={paths.resumeAnalysis(file.resumeId)}>See its analysis</TextLink>
          </span>
        </p>
      );
    case "known":
      return (
        <p role="status" className={line}>
          <Info className={icon} aria-hidden="true" />
          <span>
            You have uploaded this file before.{" "}
            <TextLink to={paths.resumeAnalysis(file.resumeId)}>See its analysis</TextLink>
          </span>
        </p>
      );
    case "refused":
      return (
        <p role="alert" className={`${line} text-poor`}>
          <CircleAlert className={icon} aria-hidden="true" />
          {file.reason}
        </p>
      );
  }
}
