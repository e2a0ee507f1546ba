import type { PublicKeyCredentialDescriptorJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { passkeys } from "../../../../db/schema";
import type { Deps } from "../../deps";

export const MAX_PASSKEYS = 10;

export async function listCredentials(
  { db }: Pick<Deps, "db">,
  userId: string,
): Promise<PublicKeyCredentialDescriptorJSON[]> {
  const rows = await db.shared
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(MAX_PASSKEYS);
  return rows.map(({ id, transports }) => ({
    type: "public-key",
    id,
    transports: transports as PublicKeyCredentialDescriptorJSON["transports"],
  }));
}
