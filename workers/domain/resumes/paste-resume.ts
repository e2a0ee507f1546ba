import type { Deps } from "../deps";
import { AppError } from "../errors";
import { cutText } from "../files/file-names";
import type { SignedInUser } from "../identity/session/signed-in-user";
import { acceptOneResume } from "./accept-one-resume";
import type { AcceptedResume } from "./accept-resumes";
import { RESUME_TYPES } from "./files/file-types";
import { MAX_PASTED_RESUME } from "./files/resume-files";

const TOO_LONG = `A résumé may have up to ${MAX_PASTED_RESUME.toLocaleString("en")} characters`;
const NAME_LENGTH = 60;

/** Pasted text goes the way of an uploaded file, named after its first line. @throws AppError as `acceptOneResume` */
export async function pasteResume(
  deps: Deps,
  { user, text }: { user: Pick<SignedInUser, "userId" | "emailVerified">; text: string },
): Promise<AcceptedResume> {
  // Forms send line breaks as CR LF: the same text is the same file.
  const content = text.replaceAll("\r\n", "\n").trim();
  if (content.length > MAX_PASTED_RESUME) throw new AppError("no-file-accepted", { message: TOO_LONG });
  const firstLine = content.split("\n", 1)[0]?.replace(/[/\\]/g, " ").trim() ?? "";
  const file = { name: `${cutText(firstLine, NAME_LENGTH)}.txt`, bytes: new TextEncoder().encode(content) };
  return acceptOneResume(deps, { user, file, judge: judgeText });
}

function judgeText({ bytes }: { bytes: Uint8Array }) {
  return bytes.length > 0 ? { fileType: RESUME_TYPES.txt } : { refusal: "The file is empty" };
}
