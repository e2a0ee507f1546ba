import { cutText } from "../../files/file-names";
import { MAX_FILE_BYTES } from "../../files/upload-limits";

export const RESUME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeEnding = keyof typeof RESUME_TYPES;

export const RESUME_ACCEPT = ".pdf,.doc,.docx";

export const WRONG_FILE_TYPE = "Please upload a valid file type (.pdf, .doc, .docx).";

export const MAX_RESUME_NAME = 255;

const ENDING = /\.(pdf|docx?)$/i;

export function endingOfName(fileName: string): ResumeEnding | null {
  return (ENDING.exec(fileName)?.[1]?.toLowerCase() as ResumeEnding | undefined) ?? null;
}

export function endingOfType(fileType: string): ResumeEnding {
  const known = Object.entries(RESUME_TYPES).find(([, type]) => type === fileType);
  return (known?.[0] as ResumeEnding | undefined) ?? "pdf";
}

export function fileNameOf({ name, fileType }: { name: string; fileType: string }): string {
  const ending = endingOfType(fileType);
  return endingOfName(name) === ending ? name : `${name}.${ending}`;
}

export function refusalByName({ name, size }: { name: string; size: number }): string | null {
  if (!endingOfName(name)) return WRONG_FILE_TYPE;
  if (size === 0) return "The file is empty";
  if (size > MAX_FILE_BYTES) return "The file is larger than 10MB";
  return null;
}

export function resumeNameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).pop() ?? "";
  const name = base
    .replace(ENDING, "")
    .replace(/[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
  return cutText(name, MAX_RESUME_NAME) || "Resume";
}
