import type { Mail } from "./port";

/** Local runs: nothing leaves the machine; the outbox page shows what the table keeps. */
export const storedMail: Mail = { send: async () => {} };
