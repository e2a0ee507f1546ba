import { MAX_FILE_BYTES } from "../../files/upload-limits";
import { endingOfName, WRONG_FILE_TYPE } from "./resume-files";

/** Why a file isn't taken, as far as its name and size in bytes tell; null where they don't. */
export function refusalByName({ name, size }: { name: string; size: number }): string | null {
  if (!endingOfName(name)) return WRONG_FILE_TYPE;
  if (size === 0) return "The file is empty";
  if (size > MAX_FILE_BYTES) return "The file is larger than 10MB";
  return null;
}
