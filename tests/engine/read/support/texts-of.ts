import { readResume } from "../../../../workers/engine/read";
import type { ResumeText } from "../../../../workers/engine/types";

/** Visible lines of a file. */
export async function linesIn(bytes: Uint8Array): Promise<string[]> {
  return (await readResume(bytes, "test")).lines.map((line) => line.text);
}

/** Hidden text of a file as "reason: text". */
export function hiddenIn(text: ResumeText): string[] {
  return text.hidden.map(({ reason, text: words }) => `${reason}: ${words}`);
}

/** The code with which reading fails. */
export async function failure(bytes: Uint8Array): Promise<string> {
  try {
    await readResume(bytes, "test");
    return "no failure";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
