import type { AnswerView, ChangedAnswer } from "./draft-score-view";

/** Requirements whose answer is another than before; must-haves first, as they come. */
export function changedAnswers(before: AnswerView[], after: AnswerView[]): ChangedAnswer[] {
  const known = new Map(before.map(({ id, status }) => [id, status]));
  return after.flatMap((answer) => {
    const was = known.get(answer.id);
    return was === undefined || was === answer.status ? [] : [{ ...answer, before: was }];
  });
}
