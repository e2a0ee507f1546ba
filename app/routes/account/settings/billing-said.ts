import { AppError, type ErrorCode } from "../../../../workers/domain/errors";

const DONE: Record<string, string> = {
  cancelled: "Your plan is cancelled. It stays open until the day named below.",
  resumed: "The cancellation is taken back. Your plan goes on.",
  withdrawn: "You have withdrawn. What you paid is on its way back to you, and a receipt is in your mail.",
  "withdrawal-received":
    "We have received your withdrawal and mailed you a receipt. The payment provider doesn’t answer now: we go on by ourselves.",
};

const REFUSALS: readonly ErrorCode[] = [
  "payments-off",
  "payments-down",
  "nothing-to-resume",
  "nothing-bought",
  "internal",
];

/** What the settings say by the address's `billing`: nothing but these words. */
export function billingSaid(word: string | null): { success: string | null; error: string | null } {
  const code = REFUSALS.find((one) => one === word);
  return {
    success: (word && Object.hasOwn(DONE, word) && DONE[word]) || null,
    error: code ? new AppError(code).message : null,
  };
}
