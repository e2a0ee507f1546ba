import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useRef, useState } from "react";
import { EmptyState } from "~/components/ui/data/empty-state";
import { useFormPreview } from "~/lib/hooks/use-form-preview";
import { paths } from "~/lib/paths";
import type { DraftContent } from "../../../../workers/domain/drafts/draft-content";
import type { DraftVersion } from "../../../../workers/domain/drafts/open-draft";
import { changedAnswers } from "./changed-answers";
import { ChangedList } from "./changed-list";
import type { DraftAnswer } from "./draft-answer";
import { DraftBar } from "./draft-bar";
import { DraftPaper } from "./draft-paper";
import type { DraftScoreView } from "./draft-score-view";
import { ExportPanel } from "./export-panel";
import { LeaveGuard } from "./leave-guard";
import { VersionList } from "./version-list";
import { Spelling } from "./writing/spelling";

type DraftPage = {
  matchId: string;
  resume: { id: string; name: string };
  versions: DraftVersion[];
  opened: DraftVersion | null;
  content: DraftContent;
  plain: DraftScoreView;
  edited: DraftScoreView;
  /** names, titles and skills, whose spelling isn't judged; null for a résumé that isn't in English */
  known: string[] | null;
};

/** So long nothing more is typed before the server is asked for the score. */
const PAUSE_MILLISECONDS = 400;

/** The draft with its score, versions and files. What it was opened with stays, whatever is read again beneath it. */
export function DraftForm({ page }: { page: DraftPage }) {
  const answer = useActionData<DraftAnswer>();
  const [opened] = useState(page);
  const [content] = useState(answer?.content ?? page.content);
  const [unsaved, setUnsaved] = useState(answer?.content != null);
  const form = useRef<HTMLFormElement>(null);
  const {
    ask,
    answer: scored,
    busy,
  } = useFormPreview<DraftAnswer>(form, {
    intent: "score",
    pause: PAUSE_MILLISECONDS,
  });
  const saving = useNavigation().formData?.get("intent") === "save";
  const { matchId, plain } = opened;
  // Who was told of a newer version saves on top of it.
  const known = answer?.failure?.code === "draft-saved-meanwhile" ? page.versions : opened.versions;
  const newest = known[0]?.number ?? 0;
  const now = scored?.view ?? opened.edited;
  if (!content.lines.some(({ look }) => look === "bullet")) return <NoBullets />;
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <Form
        ref={form}
        method="post"
        preventScrollReset
        onInput={() => {
          setUnsaved(true);
          ask();
        }}
        className="min-w-0"
      >
        <input type="hidden" name="seen" value={newest} />
        <input type="hidden" name="lines" value={JSON.stringify(content.lines)} />
        <DraftPaper content={content} />
        <DraftBar
          score={now.score}
          plain={plain.score}
          busy={busy}
          problem={scored?.failure?.message ?? null}
          next={newest + 1}
          saving={saving}
        />
      </Form>
      <div className="grid min-w-0 gap-5 lg:sticky lg:top-4">
        <ChangedList changes={changedAnswers(plain.answers, now.answers)} />
        <VersionList matchId={matchId} versions={page.versions} opened={opened.opened?.id ?? null} />
        {opened.known && <Spelling form={form} known={opened.known} />}
        <ExportPanel version={opened.opened} content={content} resume={page.resume} unsaved={unsaved} />
      </div>
      <LeaveGuard unsaved={unsaved && !saving} stays={paths.rewrite(matchId)} />
    </div>
  );
}

function NoBullets() {
  return (
    <EmptyState level="h2" title="No bullets were found in this résumé">
      <p>
        What can be rewritten here are the lines below each job. None could be told apart in this file: put
        each duty or achievement on a line of its own, then upload it again.
      </p>
    </EmptyState>
  );
}
