import { useState } from "react";
import { DocumentView } from "~/components/document/document-view";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import type { EvidenceView } from "~/lib/views/applicant-view";
import type { PageView } from "~/lib/views/resume-pages";
import { useEvidence } from "./evidence";
import { MarkedWordsBar, ResumeText } from "./resume-text";

const VIEWS = [
  ["text", "Text"],
  ["pages", "Pages"],
] as const;

/** The person's own résumé next to what is said of it, as text or as pages, with the same words marked; it isn't printed. */
export function ResumePane({
  file,
  isPdf,
  pages,
  evidence,
  what,
}: {
  /** address of the file */
  file: string;
  isPdf: boolean;
  pages: PageView[];
  /** what is marked */
  evidence: { evidence: EvidenceView[] }[];
  /** "Marked words are what ..." */
  what: string;
}) {
  const { active } = useEvidence();
  const hydrated = useHydrated();
  const [view, setView] = useState<"text" | "pages">("text");
  return (
    <section
      aria-label="Your résumé"
      className="flex flex-col overflow-hidden rounded-lg border border-line max-lg:max-h-[85dvh] lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] print:hidden"
    >
      {isPdf && hydrated && (
        <fieldset aria-label="How to show it" className="flex gap-1 border-b border-line bg-surface p-2">
          {VIEWS.map(([id, label]) => (
            <Button
              key={id}
              type="button"
              look={view === id ? "secondary" : "quiet"}
              size="small"
              aria-pressed={view === id}
              onClick={() => setView(id)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      <div hidden={view !== "text"} className="grid min-h-0 flex-1 [&[hidden]]:hidden">
        <ResumeText
          pages={pages}
          what={what}
          className="max-lg:overflow-y-auto max-lg:border-t-0 lg:border-l-0"
        />
      </div>
      {view === "pages" && (
        <>
          <div className="bg-sunken px-3">
            <MarkedWordsBar what={what} />
          </div>
          <div className="min-h-0 flex-1 bg-sunken px-3 overflow-y-auto pb-4">
            <DocumentView file={file} marks={evidence.flatMap((one) => one.evidence)} active={active} wanted>
              {null}
            </DocumentView>
          </div>
        </>
      )}
    </section>
  );
}
