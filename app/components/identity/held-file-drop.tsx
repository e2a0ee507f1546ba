import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { FileDrop } from "~/components/ui/fields/file-drop";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { paths } from "~/lib/paths";
import { OWN_ACCEPT } from "../../../workers/domain/resumes/files/own-files";
import type { HeldUpload } from "./use-held-upload";

/** Takes a visitor's résumé; without scripts a plain form, which the registration answers. */
export function HeldFileDrop({
  upload: { sending, failure, send },
  rules,
  problem = null,
  search = "",
}: {
  upload: HeldUpload;
  rules: string;
  /** what the plain form was refused with */
  problem?: string | null;
  /** of the registration's address */
  search?: string;
}) {
  const hydrated = useHydrated();
  return (
    <>
      <Form method="post" action={paths.register + search} encType="multipart/form-data" reloadDocument>
        <FileDrop
          label="Choose your résumé"
          name="resumes"
          accept={OWN_ACCEPT}
          rules={rules}
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
      {sending && <ProgressBar value={sending.percent} label={`Upload of ${sending.name}`} />}
      <HeldPromise />
    </>
  );
}

export function HeldPromise() {
  return (
    <p className="text-sm text-soft">
      We read it once your email address is confirmed. Without an account it is deleted within the hour.
    </p>
  );
}
