import type { Deps } from "../deps";

/** Sends one mail of the outbox. */
export async function sendMail(_deps: Deps, _errand: { mailId: string }): Promise<void> {}
