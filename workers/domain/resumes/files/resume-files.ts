import { cutText } from "../../files/file-names";

export type ResumeEnding = "pdf" | "doc" | "docx";

export const RESUME_ACCEPT = ".pdf,.doc,.docx";

export const WRONG_FILE_TYPE = "Please upload a valid file type (.pdf, .doc, .docx).";

export const MAX_RESUME_NAME = 255;

export const MAX_PASTED_RESUME = 50_000;

const ENDING = /\.(pdf|docx?)$/i;

export function endingOfName(fileName: string): ResumeEnding | null {
  return (ENDING.exec(fileName)?.[1]?.toLowerCase() as ResumeEnding | undefined) ?? null;
}

export function resumeNameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).pop() ?? "";
  const name = base
    .replace(/\.(?:pdf|docx?|txt|json)$/i, "")
    .replace(/[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
  return cutText(name, MAX_RESUME_NAME) || "Resume";
}
