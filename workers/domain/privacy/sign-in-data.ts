import * as schema from "../../../db/schema";
import type { PersonalTable } from "./personal-table";
import { countersOf, ofUserId, ownAnswers } from "./rows-of-person";

/** How a person signs in and with what: the part of `personalData` that holds no words of theirs. */
export const signInData: readonly PersonalTable[] = [
  {
    table: schema.authLogs,
    of: ofUserId(schema.authLogs),
    export: { file: "sign-ins", about: "when you signed in, and how" },
    erase: "delete",
  },
  {
    table: schema.apiAnswers,
    of: ownAnswers,
    export: { left: "copies of answers that your programs got, gone after a day" },
    erase: "delete",
  },
  {
    table: schema.apiKeys,
    of: ofUserId(schema.apiKeys),
    export: {
      file: "api-keys",
      about: "API keys that you made, without their secret",
      hidden: ["tokenHash"],
    },
    erase: "delete",
  },
  {
    table: schema.sessions,
    of: ofUserId(schema.sessions),
    export: { file: "sessions", about: "devices that are signed in", hidden: ["tokenHash"] },
    erase: "delete",
  },
  {
    table: schema.authenticators,
    of: ofUserId(schema.authenticators),
    export: {
      file: "sign-in-apps",
      about: "apps that show a code for your sign-in",
      hidden: ["secret", "lastStep"],
    },
    erase: "delete",
  },
  {
    table: schema.passkeys,
    of: ofUserId(schema.passkeys),
    export: {
      file: "passkeys",
      about: "passkeys that take the second step of your sign-in",
      hidden: ["publicKey", "signCount"],
    },
    erase: "delete",
  },
  {
    table: schema.passkeyChallenges,
    of: ofUserId(schema.passkeyChallenges),
    export: { left: "what a passkey has to sign next, gone after five minutes" },
    erase: "delete",
  },
  {
    table: schema.recoveryCodes,
    of: ofUserId(schema.recoveryCodes),
    export: {
      file: "recovery-codes",
      about: "when your recovery codes were made and used",
      hidden: ["codeHash"],
    },
    erase: "delete",
  },
  {
    table: schema.verifications,
    of: ofUserId(schema.verifications),
    export: { file: "mailed-links", about: "mailed links, without their secret", hidden: ["tokenHash"] },
    erase: "delete",
  },
  {
    table: schema.oidcStarts,
    of: ofUserId(schema.oidcStarts),
    export: { left: "secrets of a sign-in under way, gone after ten minutes" },
    erase: "delete",
  },
  {
    table: schema.rateLimits,
    of: countersOf,
    export: { left: "counters of tries, gone after minutes" },
    erase: "delete",
  },
];
