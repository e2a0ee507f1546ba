import { namesCertificate } from "../../job/certificates";
import { isRegion } from "../../parse/words/places";
import type { Requirement } from "../../types";
import type { Candidate } from "../candidate";
import { VERDICT_CREDIT } from "../weights";
import type { Verdict } from "./types";

/** A certificate or licence by its name; null where no name of it stands in the résumé and its words have to be looked for. */
export function judgeCertificate({ facts, skills, passages }: Candidate, asked: Requirement): Verdict | null {
  const held = facts.certificates.filter(({ value }) =>
    asked.anyOf.some((id) => namesCertificate(id, value)),
  );
  const wanted = regionsIn(asked.quotes.map(({ text }) => text).join(" "));
  const valid = held.find(({ value }) => !isElsewhere(value, wanted));
  if (valid)
    return {
      status: "met",
      credit: VERDICT_CREDIT.met,
      code: "qualification",
      reason: { code: "certificate-held", name: valid.value },
      evidence: valid.quotes,
    };
  const [elsewhere] = held;
  if (elsewhere)
    return {
      status: "partly",
      credit: VERDICT_CREDIT.partly,
      code: "qualification",
      reason: { code: "certificate-elsewhere", name: elsewhere.value, place: wanted.join(", ") },
      evidence: elsewhere.quotes,
    };
  const told = passages.passages.find(
    ({ line, where }) => where !== "listed" && asked.anyOf.some((id) => namesCertificate(id, line.value)),
  );
  const named = [...skills.own.values()].find((one) =>
    asked.anyOf.some((id) => namesCertificate(id, one.name)),
  );
  const evidence = told?.line.quotes.slice(0, 1) ?? named?.quotes;
  if (!evidence) return null;
  return {
    status: "partly",
    credit: VERDICT_CREDIT.partly,
    code: "qualification",
    reason: { code: "certificate-named", name: evidence[0]?.text ?? named?.name ?? "" },
    evidence,
  };
}

/** Words in capitals, one to three in a row, as names of states and provinces are written. */
const NAME = /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}/gu;

/** The states and provinces that a text names, in its own spelling. */
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
