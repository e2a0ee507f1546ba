import type { ResumeEnding } from "./resume-files";

export const RESUME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  /** of text that was pasted; none is uploaded as a file */
  txt: "text/plain; charset=utf-8",
  json: "application/json",
} as const satisfies Record<ResumeEnding | "txt" | "json", string>;

export function endingOfType(fileType: string): keyof typeof RESUME_TYPES {
  const known = Object.entries(RESUME_TYPES).find(([, type]) => type === fileType);
  return (known?.[0] as keyof typeof RESUME_TYPES | undefined) ?? "pdf";
}

export function fileNameOf({ name, fileType }: { name: string; fileType: string }): string {
  const ending = endingOfType(fileType);
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}
