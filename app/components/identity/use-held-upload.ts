import { useState } from "react";
import { postFiles, UploadError } from "~/components/upload/post-files";
import { paths } from "~/lib/paths";
import { refusalOfOwn } from "../../../workers/domain/resumes/files/own-files";

const BROKEN = "Failed to upload resume. Please try again.";

export type HeldUpload = {
  sending: { name: string; percent: number } | null;
  failure: string | null;
  send: (files: File[]) => Promise<void>;
};

/** Sends a visitor's file as soon as it is chosen; it waits on the server until there is an account. */
export function useHeldUpload(onHeld: () => void): HeldUpload {
  const [sending, setSending] = useState<HeldUpload["sending"]>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send([file]: File[]) {
    if (!file) return;
    const refusal = refusalOfOwn(file);
    setFailure(refusal);
    if (refusal) return;
    setSending({ name: file.name, percent: 0 });
    try {
      await postFiles(paths.holdResume, [file], {
        onProgress: (bytes) =>
          setSending({ name: file.name, percent: Math.min(100, (bytes / (file.size || 1)) * 100) }),
        broken: BROKEN,
      });
      onHeld();
    } catch (error) {
      setFailure(error instanceof UploadError ? error.message : BROKEN);
    } finally {
      setSending(null);
    }
  }

  return { sending, failure, send };
}
