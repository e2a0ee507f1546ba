import { cookieConsents } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { CONSENT_VERSION, type ConsentChoices, NOTHING_OPTIONAL } from "./cookie-consent";

export type RecordedConsent = ConsentChoices & {
  consentId: string;
};

/** What was chosen, of which question, and when; nothing about the person. GPC declines everything optional. */
export async function recordCookieConsent(
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
