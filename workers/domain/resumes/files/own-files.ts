import { refusalByName } from "./refusal-by-name";
import { RESUME_ACCEPT } from "./resume-files";

/** As much as the engine reads of one. */
export const MAX_JSON_FILE = 256 * 1024;

/** What seekers can upload besides: resume.json files of jsonresume.org's schema. */
export const OWN_ACCEPT = `${RESUME_ACCEPT},.json`;

export function isJsonName(fileName: string): boolean {
  return /\.json$/i.test(fileName);
}

/** As `refusalByName`, for a seeker's own files. */
export function refusalOfOwn({ name, size }: { name: string; size: number }): string | null {
  if (!isJsonName(name)) return refusalByName({ name, size });
  if (size === 0) return "The file is empty";
  return size > MAX_JSON_FILE ? `A resume.json may have up to ${MAX_JSON_FILE / 1024} KB` : null;
}
