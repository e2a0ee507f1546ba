import { Form, useRevalidator } from "@remix-run/react";
import { FileText } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { FileDrop } from "~/components/ui/fields/file-drop";
import { postFiles, UploadError } from "~/components/upload/post-files";
import { fileSize } from "~/lib/format";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { paths } from "~/lib/paths";
import { refusalByName } from "../../../workers/domain/resumes/files/refusal-by-name";
import { RESUME_ACCEPT } from "../../../workers/domain/resumes/files/resume-files";

const BROKEN = "Failed to upload resume. Please try again.";

export type Sending = { name: string; percent: number } | null;

/**
 * The first step of a registration: the résumé, which is sent as soon as it is chosen and waits while the form is filled
 * in. Without scripts it is a form of its own.
 */
export function ResumeStep({
  held,
  problem,
  sending,
  onSending,
}: {
  held: { name: string; size: number } | null;
  /** what the plain form was refused with */
  problem: string | null;
  sending: Sending;
  onSending: (sending: Sending) => void;
}) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);

  async function send(files: File[]) {
    const [file] = files;
    if (!file) return;
    const refusal = refusalByName(file);
    setFailure(refusal);
    if (refusal) return;
    onSending({ name: file.name, percent: 0 });
    try {
      await postFiles(paths.holdResume, [file], {
        onProgress: (bytes) =>
          onSending({ name: file.name, percent: Math.min(100, (bytes / (file.size || 1)) * 100) }),
        broken: BROKEN,
      });
      revalidate();
    } catch (error) {
      setFailure(error instanceof UploadError ? error.message : BROKEN);
    } finally {
      onSending(null);
    }
  }

  return (
    <section aria-labelledby="resume-step" className="grid gap-3">
      <h2 id="resume-step" className="text-xl">
        1. Your résumé
      </h2>
      {held && !sending ? (
        <HeldFile held={held} />
      ) : (
        <Form method="post" encType="multipart/form-data" reloadDocument>
          <FileDrop
            label="Choose your résumé"
            name="resumes"
            accept={RESUME_ACCEPT}
            rules="Drop it here, or choose it: PDF, DOC or DOCX, up to 10MB. You can also do it later."
            error={failure ?? problem ?? undefined}
            busy={sending !== null}
            onFiles={send}
          >
            {!hydrated && (
              <Button look="secondary" size="small">
                Keep This File
              </Button>
            )}
          </FileDrop>
        </Form>
      )}
      {sending && <ProgressBar value={sending.percent} label={`Upload of ${sending.name}`} />}
      <p className="text-sm text-soft">
        We read it once your email address is confirmed. Without an account it is deleted within the hour.
      </p>
    </section>
  );
}

function HeldFile({ held }: { held: { name: string; size: number } }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-accent bg-accent-soft px-4 py-3">
      <p role="status" className="flex min-w-0 items-center gap-3 [overflow-wrap:anywhere]">
        <FileText className="size-6 shrink-0 text-accent" aria-hidden="true" />
        <span>
          <strong>{held.name}</strong> <span className="text-sm text-soft">{fileSize(held.size)}</span>
        </span>
      </p>
      <Form method="post" preventScrollReset>
        <Button name="intent" value="drop-held" look="secondary" size="small">
          Choose Another
        </Button>
      </Form>
    </div>
  );
}
