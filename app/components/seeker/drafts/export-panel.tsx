import { useState } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/text-link";
import { postFiles, UploadError } from "~/components/upload/post-files";
import { paths } from "~/lib/paths";
import { type DraftContent, editedLines } from "../../../../workers/domain/drafts/draft-content";
import type { DraftVersion } from "../../../../workers/domain/drafts/open-draft";

type Outcome = { kind: "kept" | "failed"; words: string } | null;

const BROKEN = "The file could not be made. Please try again.";

export function ExportPanel({
  version,
  content,
  resume,
  unsaved,
}: {
  version: DraftVersion | null;
  content: DraftContent;
  resume: { id: string; name: string };
  unsaved: boolean;
}) {
  const [busy, setBusy] = useState<"word" | "keep" | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  if (!version)
    return (
      <Card title="Export">
        <p className="text-sm text-soft">Save a version first: files hold what is saved.</p>
      </Card>
    );
  const fileName = `${resume.name.replace(/\.\w{1,5}$/, "")} (draft ${version.number}).docx`;
  async function run(work: "word" | "keep") {
    setBusy(work);
    setOutcome(null);
    try {
      const { draftFile } = await import("./draft-file.client");
      const file = await draftFile(editedLines(content), fileName);
      if (work === "word") download(file);
      else setOutcome(await keep(file, resume.id));
    } catch (error) {
      setOutcome({ kind: "failed", words: error instanceof UploadError ? error.message : BROKEN });
    }
    setBusy(null);
  }
  return (
    <Card title={`Export version ${version.number}`}>
      <div className="grid gap-4 text-sm">
        {unsaved && <p className="text-moderate">What you changed since isn’t in it: save it first.</p>}
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            size="small"
            busy={busy === "word"}
            onClick={() => run("word")}
            className="noscript:hidden"
          >
            Word (DOCX)
          </Button>
          <a href={paths.draftText(version.id)} download className={buttonClass("secondary", "small")}>
            Plain text
          </a>
          <a href={paths.draftJson(version.id)} download className={buttonClass("secondary", "small")}>
            JSON Resume
          </a>
        </div>
        <p className="text-soft">
          The score is that of the Word file: one column, real headings and bullets. Plain text is for forms
          that you paste into; software may read it less well.
        </p>
        <div className="grid justify-items-start gap-2 border-t border-line pt-4 noscript:hidden">
          <Button
            type="button"
            look="secondary"
            size="small"
            busy={busy === "keep"}
            onClick={() => run("keep")}
          >
            Keep as a New Résumé
          </Button>
          <p className="text-soft">
            Uploads the Word file as a version of this résumé and makes it your default, so that you can
            analyze it for other jobs.
          </p>
        </div>
        <div role="status">
          {outcome?.kind === "failed" && <p className="text-poor">{outcome.words}</p>}
          {outcome?.kind === "kept" && (
            <p>
              {outcome.words} <TextLink to={paths.myResumes}>My Resumes</TextLink>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

type Answer = { accepted: { name: string }[]; refused: { reason: string }[] };

async function keep(file: File, resumeId: string): Promise<Outcome> {
  const url = `${paths.uploadResumes}?versionOf=${resumeId}`;
  const { accepted, refused } = await postFiles<Answer>(url, [file], {
    onProgress: () => {},
    broken: BROKEN,
  });
  const [resume] = accepted;
  if (!resume) return { kind: "failed", words: refused[0]?.reason ?? BROKEN };
  return { kind: "kept", words: `${resume.name} is among your résumés and is being read.` };
}
