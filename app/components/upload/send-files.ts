import { agencyPaths } from "~/lib/agency-paths";
import type { RefusedFile } from "../../../workers/domain/files/store-file";
import { MAX_FILES_PER_REQUEST } from "../../../workers/domain/files/upload-limits";
import { postFiles } from "./post-files";

export type SentFiles = {
  batchId: string | null;
  accepted: number;
  refused: RefusedFile[];
  problem: string | null;
};

const UPLOAD_FAILED = "Failed to upload files. Please try again.";

type Answer = { batch_id: string; candidate_ids: string[]; refused: RefusedFile[] };

/**
 * A group per request, all into one batch. A group that is refused doesn't hold up the ones after it.
 * @param onProgress gets the share of all bytes that is sent, 0 to 100
 */
export async function sendFiles(
  threadId: string,
  files: File[],
  { source, onProgress }: { source: string; onProgress: (percent: number) => void },
): Promise<SentFiles> {
  const total = files.reduce((sum, file) => sum + file.size, 0) || 1;
  const sent: SentFiles = { batchId: null, accepted: 0, refused: [], problem: null };
  let done = 0;
  for (let start = 0; start < files.length; start += MAX_FILES_PER_REQUEST) {
    const group = files.slice(start, start + MAX_FILES_PER_REQUEST);
    const base = done;
    try {
      const answer = await postFiles<Answer>(
        agencyPaths.uploadApplicants(threadId, source, sent.batchId),
        group,
        {
          onProgress: (bytes) => onProgress(Math.min(100, ((base + bytes) / total) * 100)),
          broken: UPLOAD_FAILED,
        },
      );
      sent.batchId = answer.batch_id;
      sent.accepted += answer.candidate_ids.length;
      sent.refused.push(...answer.refused);
    } catch (error) {
      const problem = error instanceof Error ? error.message : UPLOAD_FAILED;
      // Of several groups each is told: the next one's sentence would replace it.
      const refused = files.length > group.length ? refusedIn(problem, group) : null;
      if (refused) sent.refused.push(...refused);
      else sent.problem = problem;
    }
    done += group.reduce((sum, file) => sum + file.size, 0);
  }
  return sent;
}

const NONE_TAKEN = "Failed to upload some files: ";

/** Each file of a group that was refused as a whole, with its reason; null where the sentence is about something else. */
function refusedIn(sentence: string, group: File[]): RefusedFile[] | null {
  if (!sentence.startsWith(NONE_TAKEN)) return null;
  let rest = sentence.slice(NONE_TAKEN.length);
  const refused: RefusedFile[] = [];
  for (const [at, { name: file }] of group.entries()) {
    if (!rest.startsWith(`${file}: `)) return null;
    const next = group[at + 1];
    const end = next ? rest.indexOf(`; ${next.name}: `) : rest.length;
    if (end < 0) return null;
    refused.push({ file, reason: rest.slice(file.length + 2, end) });
    rest = rest.slice(end + 2);
  }
  return refused;
}
