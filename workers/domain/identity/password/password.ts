import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's scrypt setting: N = 2^15, r = 8, p = 3; memory 128 * N * r = 32 MiB, which fits an isolate. */
export const PRODUCTION_COST = 2 ** 15;
const [BLOCK_SIZE, LANES] = [8, 3];
const KEY_BYTES = 32;

function derive(password: BinaryLike, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { ...options, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** @returns "scrypt$N$r$p$salt$key", salt and key in base64 */
export async function hashPassword(password: string, cost: number = PRODUCTION_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize("NFKC"), salt, { N: cost, r: BLOCK_SIZE, p: LANES });
  return formatHash(cost, salt, key);
}

function formatHash(cost: number, salt: Buffer, key: Buffer): string {
  return ["scrypt", cost, BLOCK_SIZE, LANES, salt.toString("base64"), key.toString("base64")].join("$");
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password.normalize("NFKC"), Buffer.from(salt, "base64"), options);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Equalises timing for unknown accounts. */
export function dummyHash(cost: number = PRODUCTION_COST): string {
  return formatHash(cost, Buffer.alloc(16), Buffer.alloc(KEY_BYTES));
}
