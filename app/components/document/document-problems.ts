/** Why pages can’t be shown, in words for their reader. */
export const DOCUMENT_PROBLEMS = {
  locked: "This PDF is locked with a password, so its pages can’t be shown.",
  damaged: "This PDF is damaged, so its pages can’t be shown.",
  slow: "This PDF takes too long to draw, so its pages aren’t shown.",
  unreachable: "The file can’t be fetched just now. Please try again in a moment.",
  unsupported: "This browser can’t draw the pages of a PDF. A newer one can.",
} as const;

export type ProblemCode = keyof typeof DOCUMENT_PROBLEMS;

export class DocumentProblem extends Error {
  constructor(readonly code: ProblemCode) {
    super(DOCUMENT_PROBLEMS[code]);
  }
}
