import { eq } from "drizzle-orm";
import { resumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { getResume, type Resume, withCorrections } from "../get-resume";
import { fileNameOf } from "./file-types";
import { checkFileSignature, type FileSignature } from "./sign-file-address";

export type ResumeFile = { fileName: string; fileType: string; body: ReadableStream; size: number };

/** @throws AppError "resume-not-found" | "file-gone" */
export async function openResumeFile(
  deps: Pick<Deps, "db" | "files">,
  input: { userId: string; resumeId: string },
): Promise<ResumeFile> {
  return open(deps, await getResume(deps, input));
}

/** The same for anyone who has a signed address. @throws AppError "link-invalid" | "resume-not-found" | "file-gone" */
export async function openSignedFile(
  deps: Pick<Deps, "db" | "files" | "signer" | "now">,
  signature: FileSignature,
): Promise<ResumeFile> {
  checkFileSignature(deps, signature);
  const [resume] = await deps.db.shared.select().from(resumes).where(eq(resumes.id, signature.resumeId));
  if (!resume) throw new AppError("resume-not-found");
  return open(deps, withCorrections(resume));
}

async function open({ files }: Pick<Deps, "files">, resume: Resume): Promise<ResumeFile> {
  const file = await files.open(resume.fileKey);
  if (!file) throw new AppError("file-gone");
  return { fileName: fileNameOf(resume), fileType: resume.fileType, ...file };
}
