import { endingOfName, type ResumeEnding } from "./resume-files";

export const RESUME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<ResumeEnding, string>;

export function endingOfType(fileType: string): ResumeEnding {
  const known = Object.entries(RESUME_TYPES).find(([, type]) => type === fileType);
  return (known?.[0] as ResumeEnding | undefined) ?? "pdf";
}

export function fileNameOf({ name, fileType }: { name: string; fileType: string }): string {
  const ending = endingOfType(fileType);
  return endingOfName(name) === ending ? name : `${name}.${ending}`;
}
