import { namesCertificate } from "../../job/certificates";
import type { Requirement } from "../../types";
import type { Candidate } from "../candidate";
import { VERDICT_CREDIT } from "../weights";
import type { Verdict } from "./types";

/** A certificate or licence by its name; null where no name of it stands in the résumé and its words have to be looked for. */
export function judgeCertificate({ facts, skills, passages }: Candidate, asked: Requirement): Verdict | null {
  for (const held of facts.certificates) {
    if (asked.anyOf.some((id) => namesCertificate(id, held.value)))
      return {
        status: "met",
        credit: VERDICT_CREDIT.met,
        code: "qualification",
        reason: { code: "certificate-held", name: held.value },
        evidence: held.quotes,
      };
  }
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
