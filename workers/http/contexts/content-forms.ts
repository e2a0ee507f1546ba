import { bookCoaching } from "../../domain/content/book-coaching";
import { confirmSubscription, inspectListLink } from "../../domain/content/confirm-subscription";
import { inspectLeaveLink, leaveList } from "../../domain/content/leave-list";
import { bookableDays, type MailingList } from "../../domain/content/rules";
import type { BookingForm } from "../../domain/content/schema";
import { subscribeToList } from "../../domain/content/subscribe-to-list";
import type { HumanProof } from "../../domain/identity/require-human";
import type { RequestTools } from "./tools";

/** The forms of public pages: being told of something, and booking a coach. */
export function contentFormsContext({ deps, orThrow, visitor }: RequestTools) {
  const { ipAddress } = visitor;
  return {
    lists: {
      subscribe: (list: MailingList, email: string, proof: HumanProof) =>
        orThrow(subscribeToList(deps, { list, email, proof, ipAddress })),
      inspect: (token: string) => orThrow(inspectListLink(deps, token)),
      confirm: (token: string) => orThrow(confirmSubscription(deps, token)),
      inspectLeave: (token: string) => orThrow(inspectLeaveLink(deps, token)),
      leave: (token: string) => orThrow(leaveList(deps, token)),
    },
    coaching: {
      /** the first and the last day that can be asked for */
      days: () => bookableDays(deps.now()),
      book: (form: BookingForm, proof: HumanProof) => orThrow(bookCoaching(deps, { form, proof, ipAddress })),
    },
  };
}
