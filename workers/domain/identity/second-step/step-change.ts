/** What was done to an account's second step, as its owner is told. */
export type StepChange =
  | "app-added"
  | "app-removed"
  | "passkey-added"
  | "passkey-removed"
  | "passkey-copied"
  | "recovery-code-used";
