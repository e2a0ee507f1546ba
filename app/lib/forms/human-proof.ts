import type { HumanProof } from "../../../workers/domain/identity/require-human";

export const TOKEN_FIELD = "cf-turnstile-response";
export const CHALLENGE_FIELD = "human-challenge";
export const ANSWER_FIELD = "human-answer";

export function humanProofOf(form: FormData): HumanProof {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  return { token: text(TOKEN_FIELD), challenge: text(CHALLENGE_FIELD), answer: text(ANSWER_FIELD) };
}
