import type { MailData } from "../../mail/mail-data";

type Received = MailData["declaration-received"];

/** What happens next, on the receipt that is shown and on the one that is mailed. */
export function outcomeWords({ outcome, kind }: Pick<Received, "outcome" | "kind">): string[] {
  switch (outcome) {
    case "soon":
      return [
        kind === "withdrawal"
          ? "It takes effect by itself: a plan ends now, and what you paid goes back by the way in which you paid; of credits, those that you haven't spent. A mail of its own tells you the amount."
          : "It takes effect by itself: nothing more is charged, and the plan stays open until the period that is paid ends. A mail of its own tells you the day.",
      ];
    case "checked":
      return [
        "A person reads it and answers to this address within three working days. The time above counts in any case.",
      ];
    case "maybe":
      return [
        "If this address and the number belong to an order with us, it takes effect by itself within minutes, and the account's address gets a mail about that. Otherwise a person reads it and answers to this address within three working days. The time above counts in both cases.",
      ];
  }
}
