import { groupBy } from "./group-by";

export type Choice = { threadId: string; applicantId: string; yes: boolean; score: number };

/** `pairs`: of a yes and a no in the same thread; `agreeing`: those whose yes had the higher score, a tie as half a one. */
export type Agreement = { pairs: number; agreeing: number };

/** How often a yes ranked above a no: a share of 1 follows the order throughout, one of 0.5 doesn't depend on it. */
export function agreementOf(choices: readonly Choice[]): Agreement {
  const byThread = groupBy(choices, ({ threadId }) => threadId);
  return [...byThread.values()]
    .map(inOneThread)
    .reduce((sum, one) => ({ pairs: sum.pairs + one.pairs, agreeing: sum.agreeing + one.agreeing }), {
      pairs: 0,
      agreeing: 0,
    });
}

/** One walk upwards through the scores: each yes agrees with every no below it. */
function inOneThread(choices: readonly Choice[]): Agreement {
  const byScore = groupBy(choices, ({ score }) => score);
  const total = { yes: 0, no: 0 };
  let agreeing = 0;
  for (const score of [...byScore.keys()].sort((a, b) => a - b)) {
    const here = byScore.get(score) ?? [];
    const yes = here.filter((choice) => choice.yes).length;
    const no = here.length - yes;
    agreeing += yes * total.no + (yes * no) / 2;
    total.yes += yes;
    total.no += no;
  }
  return { pairs: total.yes * total.no, agreeing };
}
