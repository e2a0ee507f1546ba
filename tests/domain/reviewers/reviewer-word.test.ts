import { expect, test } from "vitest";
import { figuresOf } from "../../../workers/domain/reviewers/list-reviewers";
import type { ReadDecision } from "../../../workers/domain/reviewers/read-decisions";

/** Ten of twenty people taken further, the newest first. */
function decisions(yes: (at: number) => boolean, seconds: number | null): ReadDecision[] {
  return Array.from({ length: 20 }, (_, at) => ({
    ...{ id: `d${at}`, agentId: "a", threadId: "t", applicantId: `p${at}`, from: "new" as const },
    ...{ to: yes(at) ? ("shortlisted" as const) : ("rejected" as const), score: 5 * at, seconds, at },
  }));
}

const upperHalf = (at: number) => at >= 10;

test("a word is said of who only confirms the order, and another where they hardly read", () => {
  expect(figuresOf(decisions(upperHalf, 5))).toMatchObject({ agreement: 1, word: "hasty" });
  expect(figuresOf(decisions(upperHalf, 19))).toMatchObject({ medianSeconds: 19, word: "hasty" });
  expect(figuresOf(decisions(upperHalf, 20))).toMatchObject({ agreement: 1, word: "ordered" });
  expect(figuresOf(decisions(upperHalf, null))).toMatchObject({ unopened: 20, word: "ordered" });
});

test("nothing is said of who once decided against the order, of few decisions, or of yeses alone", () => {
  const once = figuresOf(decisions((at) => (at >= 11 ? true : at === 3), 5));
  expect(once.agreement).toBeLessThan(1);
  expect(once.word).toBeNull();
  expect(figuresOf(decisions(upperHalf, 5).slice(1))).toMatchObject({ decided: 19, word: null });
  expect(figuresOf(decisions(() => true, 5))).toMatchObject({ pairs: 0, agreement: null, word: null });
});
