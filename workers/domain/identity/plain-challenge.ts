import { usedRequestIds } from "../../../db/schema";
import type { Deps } from "../deps";

const PURPOSE = "plain-challenge";
const VALID_MILLISECONDS = 30 * 60_000;

const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
];

/** Asked instead of the widget where no scripts run. */
export type PlainChallenge = { question: string; seal: string };

/** The seal says when it ends, and holds the answer only as part of a signature. */
export function createPlainChallenge({ signer, now }: Pick<Deps, "signer" | "now">): PlainChallenge {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2)).map((byte) => 1 + (byte % 9));
  const head = `${crypto.randomUUID()}.${now() + VALID_MILLISECONDS}`;
  const signature = signer.sign(PURPOSE, `${head}.${a + b}`);
  return { question: `What is ${WORDS[a]} plus ${WORDS[b]}?`, seal: `${head}.${signature}` };
}

/** In figures or in words. Each seal takes one right answer, once. */
export async function solvesPlainChallenge(
  { db, signer, now }: Pick<Deps, "db" | "signer" | "now">,
  { seal, answer }: { seal: string; answer: string },
): Promise<boolean> {
  const [id, expiry, signature] = seal.split(".");
  if (!id || !expiry || !signature || !(Number(expiry) > now())) return false;
  const words = answer.trim().toLowerCase();
  const sum = /^\d{1,2}$/.test(words) ? Number(words) : WORDS.indexOf(words);
  if (!signer.verify(PURPOSE, `${id}.${expiry}.${sum}`, signature)) return false;
  const first = await db.shared
    .insert(usedRequestIds)
    .values({ requestId: `${PURPOSE}:${id}`, expiresAt: Number(expiry) })
    .onConflictDoNothing()
    .returning({ id: usedRequestIds.requestId });
  return first.length > 0;
}
