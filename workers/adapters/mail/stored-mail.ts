import type { Mail } from "./port";

export const storedMail: Mail = { send: async () => {} };
