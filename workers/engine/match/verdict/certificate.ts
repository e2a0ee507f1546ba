import { isLowerGrade, isTitleOfHolder, namesCertificate } from "../../job/certificates";
import { isRegion } from "../../parse/words/places";
import type { Requirement } from "../../types";
import type { Candidate } from "../candidate";
import type { Passage, PassageIndex } from "../evidence/passages";
import { VERDICT_CREDIT } from "../weights";
import type { Verdict } from "./types";

/** A certificate or licence by its name; null where no name of it stands in the résumé and its words have to be looked for. */
export function judgeCertificate({ facts, skills, passages }: Candidate, asked: Requirement): Verdict | null {
  const held = facts.certificates.filter(
    ({ value }) => !NOT_YET.test(value) && asked.anyOf.some((id) => namesCertificate(id, value)),
  );
  const wording = asked.quotes.map(({ text }) => text).join(" ");
  const wanted = regionsIn(wording);
  const isLower = (words: string) => asked.anyOf.every((id) => isLowerGrade(id, wording, words));
  const valid = held.find(({ value }) => !isElsewhere(value, wanted) && !isLower(value));
  if (valid)
    return {
      status: "met",
      credit: VERDICT_CREDIT.met,
      code: "qualification",
      reason: { code: "certificate-held", name: valid.value },
      evidence: valid.quotes,
    };
  const [lesser] = held;
  if (lesser)
    return {
      status: "partly",
      credit: VERDICT_CREDIT.partly,
      code: "qualification",
      reason: isLower(lesser.value)
        ? { code: "certificate-below", name: lesser.value }
        : { code: "certificate-elsewhere", name: lesser.value, place: wanted.join(", ") },
      evidence: lesser.quotes,
    };
  const names = ({ line, where }: Passage) =>
    where !== "listed" && asked.anyOf.some((id) => namesCertificate(id, line.value));
  const sworn = heldByWords(
    passages.passages.filter((one) => names(one) && !isLower(one.line.value)),
    passages,
  );
  if (sworn)
    return {
      status: "met",
      credit: VERDICT_CREDIT.met,
      code: "qualification",
      reason: { code: "certificate-held", name: sworn.line.value.trim() },
      evidence: sworn.line.quotes.slice(0, 1),
    };
  const told = passages.passages.find(names);
  const named = [...skills.own.values()].find((one) =>
    asked.anyOf.some((id) => namesCertificate(id, one.name)),
  );
  const title = [facts.headline, ...facts.experience.map((entry) => entry.title)].find(
    (one) => one && asked.anyOf.some((id) => isTitleOfHolder(id, one.value)),
  );
  const evidence = told?.line.quotes.slice(0, 1) ?? named?.quotes ?? title?.quotes;
  if (!evidence) return null;
  return {
    status: "partly",
    credit: VERDICT_CREDIT.partly,
    code: "qualification",
    reason: { code: "certificate-named", name: evidence[0]?.text ?? named?.name ?? "" },
    evidence,
  };
}

const CERTIFIED = /\b(?:certifi(?:ed|cates?|cations?)|licen[cs]ed)\b/iu;
/** ... not yet or no longer, and what somebody else holds. */
const NOT_YET =
  /\b(?:pursuing|working (?:on|towards?)|in progress|expected|expired|eligible|lapsed|preparing)\b/iu;
const OF_OTHERS = /\b(?:train\w*|taught|teach\w*|students?|staff|teams?|others?|employees|not|never|no)\b/iu;

/** Of passages naming a paper, the one that says it is held ("Certified in first aid"), outside the jobs, whose lines may be of others. */
export function heldByWords(naming: Passage[], { passages }: PassageIndex): Passage | undefined {
  const claims = naming.filter(({ line, where }) => where !== "experience" && CERTIFIED.test(line.value));
  if (claims.length === 0) return undefined;
  const doubted = passages.filter(({ line: { value } }) => NOT_YET.test(value) || OF_OTHERS.test(value));
  const lines = new Set(doubted.flatMap(({ line: { quotes } }) => quotes.map(({ line }) => line)));
  return claims.find(({ line: { quotes } }) => !lines.has(quotes[0]?.line ?? -1));
}

/** Words in capitals, one to three in a row, as names of states and provinces are written. */
const NAME = /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}/gu;

function regionsIn(text: string): string[] {
  return [...text.matchAll(NAME)].flatMap(([run]) => {
    const words = run.split(" ");
    const spans = words.flatMap((_, from) => words.map((_, to) => words.slice(from, to + 1).join(" ")));
    return spans.filter((one) => isRegion(one.toLowerCase())).slice(0, 1);
  });
}

/** A licence of one state isn't another's: each says itself whether it takes it. */
function isElsewhere(held: string, wanted: string[]): boolean {
  const own = regionsIn(held);
  return own.length > 0 && wanted.length > 0 && !own.some((one) => wanted.includes(one));
}
