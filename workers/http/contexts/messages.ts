import { createPlainChallenge } from "../../domain/identity/plain-challenge";
import { type HumanProof, requireHuman } from "../../domain/identity/require-human";
import type { RequestTools } from "./tools";

/** Mails and messages: the contact form, the local outbox page, the check for people. */
export function messagesContext({ deps, orThrow, visitor }: RequestTools) {
  const { widget } = deps.humanCheck;
  return {
    /** For a loader: what `HumanCheck` shows. A page opened with ?plain=1 asks a question instead of running scripts. */
    humanCheck: (request: Request) => ({
      widget,
      challenge: widget && new URL(request.url).searchParams.has("plain") ? createPlainChallenge(deps) : null,
    }),
    /** For an action: refuses whoever doesn't show that he is a person. `humanProofOf(form)` reads the proof. */
    requireHuman: (proof: HumanProof) => orThrow(requireHuman(deps, proof, visitor.ipAddress)),
  };
}
