import { counted } from "~/lib/format";
import { type SentFiles, sendFiles } from "./send-files";

/**
 * As many files at a time as the plan allows in one upload. A round of which nothing is taken and no file is to blame
 * ends it, and what wasn't sent is counted.
 * @param onProgress gets the share of all files that is sent, 0 to 100
 * @param onBatch gets each round's batch as soon as it exists
 */
export async function sendRounds(
  threadId: string,
  files: File[],
  { source, size, onProgress, onBatch }: RoundOptions,
): Promise<SentFiles> {
  const sent: SentFiles = { batchId: null, accepted: 0, refused: [], problem: null };
  for (let start = 0; start < files.length; start += size) {
    const round = files.slice(start, start + size);
    const share = round.length / files.length;
    const base = (100 * start) / files.length;
    const answer = await sendFiles(threadId, round, {
      source,
      onProgress: (percent) => onProgress(base + percent * share),
    });
    if (answer.batchId) onBatch(answer.batchId);
    sent.batchId = answer.batchId ?? sent.batchId;
    sent.accepted += answer.accepted;
    sent.refused.push(...answer.refused);
    sent.problem = answer.problem ?? sent.problem;
    const left = files.length - start - round.length;
    if (answer.problem && answer.accepted === 0 && answer.refused.length === 0) {
      if (left > 0)
        sent.problem = `${answer.problem} ${counted(left, "more file was", "more files were")} not sent.`;
      break;
    }
  }
  return sent;
}

export type RoundOptions = {
  /** where the files come from */
  source: string;
  size: number;
  onProgress: (percent: number) => void;
  onBatch: (batchId: string) => void;
};
