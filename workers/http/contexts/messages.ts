import type { ContactForm } from "../../domain/content/schema";
import { sendContactMessage } from "../../domain/content/send-contact-message";
import { createPlainChallenge } from "../../domain/identity/plain-challenge";
import { type HumanProof, requireHuman } from "../../domain/identity/require-human";
import { listOutbox, readOutboxMail } from "../../domain/mail/read-outbox";
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
    /** Exists on a developer's machine only: elsewhere each of these throws "not-found". */
    contact: {
      mailbox: deps.site.infoMailbox,
      send: (form: ContactForm, proof: HumanProof) =>
        orThrow(sendContactMessage(deps, { form, proof, ipAddress: visitor.ipAddress })),
    },
    outbox: {
      list: () => orThrow(listOutbox(deps)),
      read: (mailId: string) => orThrow(readOutboxMail(deps, { mailId })),
    },
  };
}
