import { type Container, sniffContainer } from "../../engine/read/sniff";
import type { IncomingFile } from "../files/store-file";
import { endingOfName, RESUME_TYPES, refusalByName, WRONG_FILE_TYPE } from "./resume-files";

/** What stands in each kind of container. Word writes all three of its own under either ending. */
const TYPE_OF: Record<Exclude<Container, "unknown">, string> = {
  pdf: RESUME_TYPES.pdf,
  zip: RESUME_TYPES.docx,
  cfb: RESUME_TYPES.doc,
  "word-xml": RESUME_TYPES.doc,
};

/**
 * Looks at name, size and first bytes of an upload: name and bytes must say the same.
 * @returns the content type by the bytes, or the reason why the file can't be taken
 */
export function judgeFile({ name, bytes }: IncomingFile): { fileType: string } | { refusal: string } {
  const refusal = refusalByName({ name, size: bytes.length });
  if (refusal) return { refusal };
  const container = sniffContainer(bytes);
  const isPdf = endingOfName(name) === "pdf";
  if (container === "unknown" || (container === "pdf") !== isPdf) return { refusal: WRONG_FILE_TYPE };
  return { fileType: TYPE_OF[container] };
}
