import { postFiles, UploadError } from "~/components/upload/post-files";
import { paths } from "~/lib/paths";
import { MAX_FILES_PER_REQUEST } from "../../../../workers/domain/files/upload-limits";
import { refusalOfOwn } from "../../../../workers/domain/resumes/files/own-files";

/** One file of an upload and what became of it. `percent` is what is sent of it. */
export type FileUpload = { name: string } & (
  | { state: "waiting" }
  | { state: "sending"; percent: number }
  | { state: "done" | "known"; resumeId: string }
  | { state: "refused"; reason: string }
);

export type UploadFailure = { code: string | null; message: string };

type Answer = {
  accepted: { id: string; name: string; isNew: boolean }[];
  refused: { file: string; reason: string }[];
};

const BROKEN = "Failed to upload resume. Please try again.";

/** What can be sent of a selection, before a byte is sent; the server checks everything again. */
export function chosenFiles(selection: File[]): { files: FileUpload[]; problem: string | null } {
  if (selection.length > MAX_FILES_PER_REQUEST) {
    return { files: [], problem: `You can only upload up to ${MAX_FILES_PER_REQUEST} files at a time` };
  }
  const files = selection.map((file): FileUpload => {
    const reason = refusalOfOwn(file);
    return reason ? { name: file.name, state: "refused", reason } : { name: file.name, state: "waiting" };
  });
  return { files, problem: null };
}

/**
 * Sends files one after the other, so that each has its own progress and answer.
 * @param onChange gets a file's place in the selection and what became of it
 * @returns why the rest was not sent (a subscription that ended, say), or null
 */
export async function uploadResumes(
  selection: File[],
  { versionOf, onChange }: { versionOf: string | null; onChange: (index: number, file: FileUpload) => void },
): Promise<UploadFailure | null> {
  const url = versionOf ? `${paths.uploadResumes}?versionOf=${versionOf}` : paths.uploadResumes;
  for (const [index, file] of selection.entries()) {
    const { name } = file;
    if (refusalOfOwn(file)) continue;
    onChange(index, { name, state: "sending", percent: 0 });
    try {
      const { accepted, refused } = await postFiles<Answer>(url, [file], {
        onProgress: (bytes) =>
          onChange(index, {
            name,
            state: "sending",
            percent: Math.min(100, (bytes / (file.size || 1)) * 100),
          }),
        broken: BROKEN,
      });
      const [resume] = accepted;
      onChange(
        index,
        resume
          ? { name, state: resume.isNew ? "done" : "known", resumeId: resume.id }
          : { name, state: "refused", reason: refused[0]?.reason ?? BROKEN },
      );
    } catch (error) {
      const { message, code } = error instanceof UploadError ? error : { message: BROKEN, code: null };
      onChange(index, { name, state: "refused", reason: message });
      if (code !== "no-file-accepted") return { code, message };
    }
  }
  return null;
}
