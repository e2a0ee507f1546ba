import { eq } from "drizzle-orm";
import { sessions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { hashSessionToken } from "./session-token";

export async function signOut({ db }: Pick<Deps, "db">, token: string): Promise<void> {
  await db.shared.delete(sessions).where(eq(sessions.tokenHash, hashSessionToken(token)));
}
