import { eq, inArray, lte } from "drizzle-orm";
import { cookieConsents } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { CONSENT_MILLISECONDS } from "./cookie-consent";

const MAX_ROWS = 500;

const PROOF_MILLISECONDS = 2 * CONSENT_MILLISECONDS;

export type ConsentProof = { consentId: string; version: string; createdAt: number };

export async function getConsentProof(
  { db }: Pick<Deps, "db">,
  { consentId }: { consentId: string | null },
): Promise<ConsentProof | null> {
  if (!consentId) return null;
  const { id, version, createdAt } = cookieConsents;
  const [proof] = await db.shared
    .select({ consentId: id, version, createdAt })
    .from(cookieConsents)
    .where(eq(id, consentId));
  return proof ?? null;
}

export async function forgetConsents({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const { id, createdAt } = cookieConsents;
  const old = db.shared
    .select({ id })
    .from(cookieConsents)
    .where(lte(createdAt, now() - PROOF_MILLISECONDS))
    .orderBy(createdAt)
    .limit(MAX_ROWS);
  await db.shared.delete(cookieConsents).where(inArray(id, old));
}
