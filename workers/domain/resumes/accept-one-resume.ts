import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { IncomingFile } from "../files/store-file";
import { type AcceptedResume, acceptResumes } from "./accept-resumes";

/** For a file that comes without others. @throws AppError as `acceptResumes`, and "no-file-accepted" with the reason */
export async function acceptOneResume(
  deps: Deps,
  { file, ...given }: { file: IncomingFile } & Omit<Parameters<typeof acceptResumes>[1], "files">,
): Promise<AcceptedResume> {
  const { accepted, refused } = await acceptResumes(deps, { ...given, files: one(file) });
  const [resume] = accepted;
  if (!resume) throw new AppError("no-file-accepted", { message: refused[0]?.reason });
  return resume;
}

async function* one<T>(file: T): AsyncGenerator<T> {
  yield file;
}
