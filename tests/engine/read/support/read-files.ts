/**
 * A process of its own that reads one file after the other and says how each ended.
 * Started with a small heap, so that a hang or a lack of memory is seen from outside.
 */
import { readFileSync } from "node:fs";
import { outliveStrayRejections } from "../../../../scripts/lib/testing/stray-rejections";
import { ReadError, readResume } from "../../../../workers/engine/read";

export type Outcome = {
  file: string;
  /** "text", or the code of the refusal, or "crash: ..." */
  end: string;
  text: string;
  hidden: number;
  /** milliseconds of processor time: a busy machine must not fail a file */
  ms: number;
};

outliveStrayRejections();

process.on("message", async (file: string) => {
  const bytes = new Uint8Array(readFileSync(file));
  const start = process.cpuUsage();
  const outcome = await read(bytes, file);
  const { user, system } = process.cpuUsage(start);
  process.send?.({ ...outcome, file, ms: (user + system) / 1000 } satisfies Outcome);
});

async function read(bytes: Uint8Array, file: string): Promise<{ end: string; text: string; hidden: number }> {
  try {
    const { lines, hidden } = await readResume(bytes, file);
    return { end: "text", text: lines.map((line) => line.text).join("\n"), hidden: hidden.length };
  } catch (error) {
    const end = error instanceof ReadError ? error.code : `crash: ${String(error)}`;
    return { end, text: "", hidden: 0 };
  }
}
