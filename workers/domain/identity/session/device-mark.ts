import type { Deps } from "../../deps";

const PURPOSE = "device-mark";

/** A browser stays known to an account this long; browsers keep no cookie for longer. */
export const DEVICE_MILLISECONDS = 400 * 24 * 60 * 60 * 1000;

/** A browser that has shown at `markedAt` (UTC ms) that it belongs to an account's owner. */
export type KnownDevice = { deviceId: string; userId: string; markedAt: number };

/**
 * Marks a browser as its user's own. It opens nothing; tries from it are only counted apart from strangers' tries, so
 * that guessing at an account doesn't lock its owner out.
 * @returns the cookie's value, "device.user.time.signature"
 */
export function createDeviceMark({ signer, now }: Pick<Deps, "signer" | "now">, userId: string): string {
  const text = `${crypto.randomUUID()}.${userId}.${now()}`;
  return `${text}.${signer.sign(PURPOSE, text)}`;
}

/** What a mark says, or null for one that isn't ours or is too old. */
export function readDeviceMark(
  { signer, now }: Pick<Deps, "signer" | "now">,
  mark: string | null | undefined,
): KnownDevice | null {
  const [deviceId, userId, time, signature, ...rest] = mark?.split(".") ?? [];
  if (!deviceId || !userId || !time || !signature || rest.length > 0) return null;
  if (!signer.verify(PURPOSE, `${deviceId}.${userId}.${time}`, signature)) return null;
  const markedAt = Number(time);
  return markedAt + DEVICE_MILLISECONDS > now() ? { deviceId, userId, markedAt } : null;
}
