import { Form, useLocation } from "@remix-run/react";
import { FileText } from "lucide-react";
import { Button } from "~/components/ui/button";
import { fileSize } from "~/lib/format";
import { HeldFileDrop, HeldPromise } from "./held-file-drop";
import type { HeldUpload } from "./use-held-upload";

/** A registration's first step: the résumé, sent as soon as it is chosen. Without scripts it is a form of its own. */
export function ResumeStep({
  held,
  problem,
  upload,
}: {
  held: { name: string; size: number } | null;
  /** what the plain form was refused with */
  problem: string | null;
  upload: HeldUpload;
}) {
  const { search } = useLocation();
  return (
    <section aria-labelledby="resume-step" className="grid gap-3">
      <h2 id="resume-step" className="text-xl">
        1. Your résumé
      </h2>
      {held && !upload.sending ? (
        <HeldFile held={held} />
      ) : (
        <HeldFileDrop
          upload={upload}
          rules="Drop it here, or choose it: PDF, DOC, DOCX or JSON Resume, up to 10MB. You can also do it later."
          problem={problem}
          search={search}
        />
      )}
    </section>
  );
}

function HeldFile({ held }: { held: { name: string; size: number } }) {
  return (
    <>
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
      <HeldPromise />
    </>
  );
}
