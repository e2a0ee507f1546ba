import { cookieConsents } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { CONSENT_VERSION, type ConsentChoices, NOTHING_OPTIONAL } from "./cookie-consent";

export type RecordedConsent = ConsentChoices & {
  /** the number of the proof */
  consentId: string;
};

/**
 * Keeps a proof of a cookie choice under a new random number: what was chosen, of which question, when. Nothing about
 * anyone who chose.
 * @param input.privacyControl the browser sends Global Privacy Control: everything optional counts as declined
 * @returns what now holds
 */
export async function recordConsent(
  { db, now }: Pick<Deps, "db" | "now">,
  { choices, privacyControl }: { choices: ConsentChoices; privacyControl: boolean },
): Promise<RecordedConsent> {
  const { analytics, marketing } = privacyControl ? NOTHING_OPTIONAL : choices;
  const consentId = crypto.randomUUID();
  await db.shared.insert(cookieConsents).values({
    id: consentId,
    version: CONSENT_VERSION,
    analytics,
    marketing,
    privacyControl,
    createdAt: now(),
  });
  return { consentId, analytics, marketing };
}
