import { randomBytes } from "node:crypto";
import { OUTCOMES, SCORES } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { sha256 } from "../sha256";
import { isPeriod, type Period } from "./periods";
import { LINK_DAYS } from "./voluntary-limits";

export type DecisionOutcome = (typeof OUTCOMES)[number];
export type Score = (typeof SCORES)[number];

export type Decided = { outcome: DecisionOutcome; score: Score };

export type VoluntaryLink = Decided & {
  companyId: string;
  period: Period;
  linkHash: string;
};

const PURPOSE = "voluntary-answers";

export const DECIDED: readonly Decided[] = OUTCOMES.flatMap((outcome) =>
  SCORES.map((score) => ({ outcome, score })),
);

/**
 * A link for one person, with nothing of who it is: a random number, the company, the half-year and a last day. What was decided
 * isn't in it to read: it goes into the signature, and `readLink` tries which of the four fits.
 */
export function newLink(
  { signer, site, now }: Pick<Deps, "signer" | "site" | "now">,
  { companyId, period, outcome, score }: Decided & { companyId: string; period: Period },
): string {
  const lastDay = Math.floor(now() / DAY) + LINK_DAYS;
  const text = [companyId, period, lastDay, randomBytes(24).toString("base64url")].join(".");
  return `${site.origin}/voluntary/${text}.${signer.sign(PURPOSE, `${text}.${outcome}.${score}`)}`;
}

/** @returns null for what isn't a link of ours, or not any more */
export function readLink({ signer, now }: Pick<Deps, "signer" | "now">, token: string): VoluntaryLink | null {
  if (token.length > 250) return null;
  const [companyId, period, lastDay, nonce, signature, ...more] = token.split(".");
  if (!companyId || !period || !lastDay || !nonce || !signature || more.length > 0) return null;
  const text = [companyId, period, lastDay, nonce].join(".");
  const decided = DECIDED.find(({ outcome, score }) =>
    signer.verify(PURPOSE, `${text}.${outcome}.${score}`, signature),
  );
  if (!decided || !isPeriod(period) || Number(lastDay) < Math.floor(now() / DAY)) return null;
  return { ...decided, companyId, period, linkHash: sha256(nonce) };
}
