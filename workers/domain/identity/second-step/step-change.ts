export type StepChange =
  | "app-added"
  | "app-removed"
  | "passkey-added"
  | "passkey-removed"
  | "passkey-copied"
  | "recovery-code-used";
