import { eq } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { heldResumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { cutText } from "../../files/file-names";
import { type IncomingFile, storeFile } from "../../files/store-file";
import { hashSessionToken, newSessionToken } from "../../identity/session/session-token";
import { callerOf, countAttempt } from "../../identity/throttle";
import { sha256 } from "../../sha256";
import { judgeOwnFile } from "../files/judge-file";
import { MAX_RESUME_NAME } from "../files/resume-files";
import { prepareDropOfHeld } from "./drop-held-resume";

const HOUR = 60 * 60 * 1000;

/** A stranger's file waits as long as registering takes. */
export const HELD_MILLISECONDS = HOUR;

const FILES_PER_ADDRESS = 20;
/** An hour, of at most 10 MB each: 10 GB at once. */
const FILES_IN_ALL = 1_000;

/** `expiresAt` in UTC ms. */
export type Held = { token: string; expiresAt: number };

/**
 * Keeps a visitor's file until they have an account, in place of the one that they held before.
 * @throws AppError "no-file-accepted" with the reason, "too-many-attempts", "resume-upload-failed"
 */
export async function holdResume(
  deps: Deps,
  input: { file: IncomingFile; ipAddress: string | null; formerToken: string | null },
): Promise<Held> {
  const { file } = input;
  const judged = judgeOwnFile(file);
  if ("refusal" in judged) throw new AppError("no-file-accepted", { message: judged.refusal });
  await countAttempt(deps, {
    key: `held-resume:address:${callerOf(input.ipAddress)}`,
    limit: FILES_PER_ADDRESS,
    windowMilliseconds: HOUR,
  });
  await countAttempt(deps, { key: "held-resume:all", limit: FILES_IN_ALL, windowMilliseconds: HOUR });

  const { shared } = deps.db;
  const token = newSessionToken();
  const tokenHash = hashSessionToken(token);
  const createdAt = deps.now();
  const expiresAt = createdAt + HELD_MILLISECONDS;
  try {
    const hash = sha256(file.bytes);
    // Not under the file's own name, which may be a person's: a key stays on the list of what is to delete for a while.
    const unnamed = { name: crypto.randomUUID(), bytes: file.bytes };
    const { fileType: contentType } = judged;
    const stored = await storeFile(deps, { folder: "held", file: unnamed, hash, contentType });
    const { key: fileKey, size: fileSize } = stored;
    const name = cutText(file.name, MAX_RESUME_NAME);
    const former = input.formerToken && eq(heldResumes.tokenHash, hashSessionToken(input.formerToken));
    await runBatch(shared, [
      ...(former ? prepareDropOfHeld(deps, former) : []),
      shared.insert(heldResumes).values({ tokenHash, name, fileKey, fileSize, expiresAt, createdAt }),
    ]);
  } catch (error) {
    throw new AppError("resume-upload-failed", { detail: errorText(error) });
  }
  return { token, expiresAt };
}
