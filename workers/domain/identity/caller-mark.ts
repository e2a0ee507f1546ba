import type { Deps } from "../deps";
import { callerOf } from "./throttle";

/** A caller's network as the log may name it: the same for the same one, and no way back to the address without our key. */
export function callerMark({ signer }: Pick<Deps, "signer">, ipAddress: string | null): string {
  return signer.sign("log-caller", callerOf(ipAddress)).slice(0, 16);
}
