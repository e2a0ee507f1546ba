/**
 * Work that an answer doesn't wait for. Messages carry ids, except for the address of a forgotten password: that is
 * looked up behind the answer, so that the answer takes the same time whether or not an account exists.
 */
export type Errand =
  | { kind: "send-mail"; mailId: string }
  | { kind: "forgot-password"; email: string }
  | { kind: "export-data"; exportId: string };

export type ErrandQueue = { send: (errands: Errand[]) => Promise<void> };
