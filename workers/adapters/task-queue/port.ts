/**
 * Work that an answer doesn't wait for. Messages carry ids, except for the address of a forgotten password: that is
 * looked up behind the answer, so that the answer takes the same time whether or not an account exists.
 */
export type Task =
  | { kind: "send-mail"; mailId: string }
  | { kind: "forgot-password"; email: string }
  | { kind: "export-data"; exportId: string };

export type TaskQueue = { send: (tasks: Task[]) => Promise<void> };
