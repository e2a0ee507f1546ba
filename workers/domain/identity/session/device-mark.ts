import type { Deps } from "../../deps";

const PURPOSE = "device-mark";

/** Browsers keep no cookie for longer. */
export const DEVICE_MILLISECONDS = 400 * 24 * 60 * 60 * 1000;

export type KnownDevice = { deviceId: string; userId: string; markedAt: number };

/** Opens nothing: its tries are counted apart from strangers', so that guessing doesn't lock the owner out. */
export function createDeviceMark({ signer, now }: Pick<Deps, "signer" | "now">, userId: string): string {
  const text = `${crypto.randomUUID()}.${userId}.${now()}`;
  return `${text}.${signer.sign(PURPOSE, text)}`;
}

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
