import type { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { Button } from "~/components/ui/button";
import { Field, textareaClass } from "~/components/ui/fields/field";
import { FileDrop } from "~/components/ui/fields/file-drop";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { paths } from "~/lib/paths";
import type { ChosenResume } from "~/lib/views/reading-view";
import { OWN_ACCEPT, refusalOfOwn } from "../../../../workers/domain/resumes/files/own-files";
import { MAX_PASTED_RESUME } from "../../../../workers/domain/resumes/files/resume-files";

/** What the page's action answers to a file or a text. */
export type Added = { added: ChosenResume | null; failure: { code: string; message: string } | null };

/** Takes a résumé along with the form: a file as soon as it is chosen, a text by a button; without scripts both with the form. */
export function AddResume({
  fetcher,
  open,
  problem,
  text,
  disabled,
}: {
  fetcher: ReturnType<typeof useFetcher<Added>>;
  /** where there is none yet */
  open: boolean;
  problem: string | null;
  text: string;
  disabled: boolean;
}) {
  const hydrated = useHydrated();
  const menu = useRef<HTMLDetailsElement>(null);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const busy = fetcher.state !== "idle";
  const { data } = fetcher;

  useEffect(() => {
    if (!data?.added) return;
    if (menu.current) menu.current.open = false;
    if (pasted.current) pasted.current.value = "";
  }, [data]);

  function send(name: string, value: Blob | string) {
    const form = new FormData();
    form.set("intent", "add");
    form.set(name, value);
    setRefusal(null);
    fetcher.submit(form, { method: "post", action: paths.newAnalysis, encType: "multipart/form-data" });
  }

  function choose([file]: File[]) {
    if (!file) return;
    const refused = refusalOfOwn(file);
    if (refused) return setRefusal(refused);
    send("resumes", file);
  }

  const failed = !busy && data?.failure;
  return (
    <>
      {failed && <WorkspaceFailure {...failed} />}
      <details ref={menu} open={open}>
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {open ? "Upload it, or paste its text" : "Use another: upload it, or paste its text"}
        </summary>
        <div className="grid gap-5 pt-3">
          <FileDrop
            // A picker whose file was sent is empty again.
            key={data?.added?.id}
            label="Choose a résumé"
            name="resumes"
            accept={OWN_ACCEPT}
            rules="Drop it here, or choose it: PDF, DOC, DOCX or JSON Resume, up to 10MB."
            error={refusal ?? problem ?? undefined}
            busy={busy}
            disabled={disabled}
            onFiles={choose}
          />
          <Field label="Or its text" htmlFor="resume-text">
            <textarea
              ref={pasted}
              id="resume-text"
              name="resumeText"
              rows={5}
              maxLength={MAX_PASTED_RESUME}
              defaultValue={text}
              disabled={disabled}
              className={textareaClass}
            />
          </Field>
          <Button
            type={hydrated ? "button" : "submit"}
            name="intent"
            value="add"
            look="secondary"
            size="small"
            busy={busy}
            disabled={disabled}
            className="justify-self-start"
            onClick={hydrated ? () => send("resumeText", pasted.current?.value ?? "") : undefined}
          >
            {busy ? "Uploading..." : "Use This Résumé"}
          </Button>
        </div>
      </details>
    </>
  );
}
