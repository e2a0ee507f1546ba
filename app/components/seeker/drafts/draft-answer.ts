import type { DraftContent } from "../../../../workers/domain/drafts/draft-content";
import type { DraftScoreView } from "./draft-score-view";

/** What the page's form is answered: a score, or why nothing was saved, then with what was written. */
export type DraftAnswer = {
  view: DraftScoreView | null;
  failure: { code: string; message: string } | null;
  content: DraftContent | null;
};
