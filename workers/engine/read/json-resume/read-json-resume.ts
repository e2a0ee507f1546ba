import type { ResumeText } from "../../types";
import { readParagraphs } from "../docx/read-paragraphs";
import { ReadError } from "../errors";
import { checkJsonResume } from "./check-json-resume";
import { type JsonLine, jsonResumeLines } from "./json-resume-lines";

const TYPE: Record<JsonLine["look"], { size: number; bold: boolean }> = {
  name: { size: 18, bold: true },
  heading: { size: 12, bold: true },
  entry: { size: 10.5, bold: true },
  plain: { size: 10.5, bold: false },
  bullet: { size: 10.5, bold: false },
};

/** A resume.json of jsonresume.org's schema, laid out as a résumé, so that evidence has lines. @throws ReadError "wrong-type" */
export function readJsonResume(bytes: Uint8Array): ResumeText {
  const checked = checkJsonResume(bytes);
  if ("problem" in checked) throw new ReadError("wrong-type", checked.problem);
  return readParagraphs(
    jsonResumeLines(checked.resume).map(({ look, text }) => ({
      ...TYPE[look],
      text: look === "bullet" ? `• ${text}` : text,
    })),
  );
}
