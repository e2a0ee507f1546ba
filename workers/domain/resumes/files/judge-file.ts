import { checkJsonResume } from "../../../engine/read/json-resume/check-json-resume";
import { type Container, sniffContainer } from "../../../engine/read/sniff";
import type { IncomingFile } from "../../files/store-file";
import { RESUME_TYPES } from "./file-types";
import { isJsonName, refusalOfOwn } from "./own-files";
import { refusalByName } from "./refusal-by-name";
import { endingOfName, WRONG_FILE_TYPE } from "./resume-files";

/** Word writes all three of its own formats under either ending. */
const TYPE_OF: Record<Exclude<Container, "unknown">, string> = {
  pdf: RESUME_TYPES.pdf,
  zip: RESUME_TYPES.docx,
  cfb: RESUME_TYPES.doc,
  "word-xml": RESUME_TYPES.doc,
};

/** As `judgeFile`, for a seeker's own files: a resume.json too, which must be one of the schema. */
export function judgeOwnFile(file: IncomingFile): { fileType: string } | { refusal: string } {
  if (!isJsonName(file.name)) return judgeFile(file);
  const refusal = refusalOfOwn({ name: file.name, size: file.bytes.length });
  if (refusal) return { refusal };
  const checked = checkJsonResume(file.bytes);
  return "problem" in checked ? { refusal: checked.problem } : { fileType: RESUME_TYPES.json };
}

/** Name and bytes must agree. @returns the content type by the bytes, or the refusal */
export function judgeFile({ name, bytes }: IncomingFile): { fileType: string } | { refusal: string } {
  const refusal = refusalByName({ name, size: bytes.length });
  if (refusal) return { refusal };
  const container = sniffContainer(bytes);
  const isPdf = endingOfName(name) === "pdf";
  if (container === "unknown" || (container === "pdf") !== isPdf) return { refusal: WRONG_FILE_TYPE };
  return { fileType: TYPE_OF[container] };
}
