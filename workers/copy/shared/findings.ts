import type { FindingMessages } from "../../engine/messages";
import { ASKING, type CatalogueOf, type Speaker } from "../catalogue";
import { afterColon, capitalised, quoted } from "../phrases";
import { rowName } from "../score-rows";

export function findingWords({ say, ask, Resume }: Speaker): CatalogueOf<FindingMessages> {
  return {
    about: ({ label, reason }) =>
      `${capitalised(label)}: ${afterColon(say(reason)).replace(`: ${ask}.`, `; ${ask}.`)}`,
    "little-shown": ({ part, reason }) => `${rowName(part)}: little is shown. ${say(reason)}`,
    "few-typical-skills": ({ names }) =>
      `Few of the skills usual in this kind of work are shown: ${names.map(quoted).join(", ")}.`,
    "lines-copied": ({ count }) =>
      `${count === 1 ? "One line" : `${count} lines`} of ${afterColon(Resume)} ${count === 1 ? "repeats" : "repeat"} the posting's own sentences, and ${count === 1 ? "counts" : "count"} no more than a list.`,
    "left-open": ({ reason, silent }) => {
      const said = say(reason);
      if (ASKING.has(reason.code)) return said;
      return `${said} ${silent ? `That proves nothing: ${ask}` : capitalised(ask)}.`;
    },
    "seldom-settled": () => `A résumé seldom settles this: ${ask}.`,
    "stored-words": ({ text }) => text,
  };
}
