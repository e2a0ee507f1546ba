import type { ReviewerWord } from "./list-reviewers";

export const REVIEWER_WORDS: Record<ReviewerWord, string> = {
  hasty: "Only confirms the order: every yes ranked above every no, hardly read",
  ordered: "Every yes ranked above every no",
};
