import { apiKeys } from "../../../db/schema";
import { AGENCY_SCOPES } from "../../../workers/domain/programs/keys/key-scopes";
import { hashKeyToken, hintOf, newKeyToken } from "../../../workers/domain/programs/keys/key-token";
import { depsOf } from "../support/accounts";

/** The token of a new key of the company that may do everything. */
export async function agencyKey({
  userId,
  companyId,
}: {
  userId: string;
  companyId: string;
}): Promise<string> {
  const { db, now } = depsOf();
  const token = newKeyToken();
  await db.shared.insert(apiKeys).values({
    ...{ userId, companyId, name: "Example", scopes: Object.keys(AGENCY_SCOPES) },
    ...{ tokenHash: hashKeyToken(token), hint: hintOf(token), expiresAt: now() + 3_600_000 },
  });
  return token;
}
