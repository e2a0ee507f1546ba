import { paths } from "~/lib/paths";
import { MAX_FILES_PER_REQUEST } from "../../../workers/domain/files/rules";
import type { RefusedFile } from "../../../workers/domain/files/store-file";

export type SentFiles = {
  batchId: string | null;
  accepted: number;
  refused: RefusedFile[];
  problem: string | null;
};

const UPLOAD_FAILED = "Failed to upload files. Please try again.";

type Answer = { batch_id: string; candidate_ids: string[]; refused: RefusedFile[] };

/** One multipart request. XMLHttpRequest, because fetch doesn't tell how far an upload is. */
function post(url: string, files: File[], onProgress: (bytes: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(UPLOAD_FAILED));
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      try {
        const answer = JSON.parse(request.responseText);
        if (request.status < 300) resolve(answer as Answer);
        else reject(new Error(answer.message ?? UPLOAD_FAILED));
      } catch {
        fail();
      }
    };
    const body = new FormData();
    for (const file of files) body.append("resumes", file);
    request.open("POST", url);
    request.send(body);
  });
}

/**
 * Uploads files into a job thread, a group per request, all into one batch. A group that is refused doesn't hold up
 * the ones after it.
 * @param onProgress gets the share of all bytes that is sent, 0 to 100
 */
export async function sendFiles(
  campaignId: string,
  files: File[],
  onProgress: (percent: number) => void,
): Promise<SentFiles> {
  const total = files.reduce((sum, file) => sum + file.size, 0) || 1;
  const sent: SentFiles = { batchId: null, accepted: 0, refused: [], problem: null };
  let done = 0;
  for (let start = 0; start < files.length; start += MAX_FILES_PER_REQUEST) {
    const group = files.slice(start, start + MAX_FILES_PER_REQUEST);
    const base = done;
    try {
      const answer = await post(paths.uploadResumes(campaignId, sent.batchId), group, (bytes) =>
        onProgress(Math.min(100, ((base + bytes) / total) * 100)),
      );
      sent.batchId = answer.batch_id;
      sent.accepted += answer.candidate_ids.length;
      sent.refused.push(...answer.refused);
    } catch (error) {
      sent.problem = error instanceof Error ? error.message : UPLOAD_FAILED;
    }
    done += group.reduce((sum, file) => sum + file.size, 0);
  }
  return sent;
}
