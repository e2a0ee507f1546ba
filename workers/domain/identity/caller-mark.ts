import type { Deps } from "../deps";
import { callerOf } from "./throttle";

/** The same for the same network, and no way back to the address without our key. */
export function callerMark({ signer }: Pick<Deps, "signer">, ipAddress: string | null): string {
  return signer.sign("log-caller", callerOf(ipAddress)).slice(0, 16);
}
