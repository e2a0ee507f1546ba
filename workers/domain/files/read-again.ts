import { readResume } from "../../engine/read";
import { ReadError } from "../../engine/read/errors";
import type { ResumeText } from "../../engine/types";
import type { Deps } from "../deps";

/**
 * Reads a stored résumé by this version of the engine.
 * @returns null for a file that is gone, or that this version refuses
 * @throws whatever storage throws
 */
export async function readAgain({ files }: Pick<Deps, "files">, key: string): Promise<ResumeText | null> {
  const bytes = await files.get(key);
  if (!bytes) return null;
  try {
    return await readResume(bytes, key);
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}
