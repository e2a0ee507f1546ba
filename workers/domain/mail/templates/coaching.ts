import { euros } from "../../billing/money";
import { type MailTexts, mailDay, mailMoment } from "../mail-content";
import type { MailData, OrderedItem } from "../mail-data";
import type { CalendarEntry } from "../render-calendar";

type Templates =
  | "coaching-received"
  | "coaching-proposed"
  | "coaching-booked"
  | "coaching-moved"
  | "coaching-cancelled"
  | "coaching-expired"
  | "coaching-reminder"
  | "coaching-late";

const WHY = "You get this mail because someone asked Plumbline for a coaching session with this address.";

/** What a confirmation to a consumer has to say of a service on a fixed day (directive 2011/83/EU, articles 8 and 16 a). */
function withdrawalWords({ orderedAt, number }: OrderedItem, origin: string, mailbox: string): string[] {
  return [
    `You can withdraw from this contract within 14 days of ${mailDay(orderedAt)}, without giving a reason, and we pay back all that you paid: in your settings, at ${origin}/withdraw without signing in, or in a letter or mail to us. You asked us to hold the session at its hour; once it has been held in full, the right to withdraw ends.`,
    `Model withdrawal form, if you wish to use one: "To Plumbline, ${mailbox}: I hereby give notice that I withdraw from my contract for the provision of the following service: order ${number}, ordered on ${mailDay(orderedAt)}. Name, address, date."`,
    `The terms of today are at ${origin}/terms; keep a copy of them with this mail.`,
  ];
}

function entryOf(
  data: Pick<MailData["coaching-moved"], "session" | "place" | "event" | "url">,
): CalendarEntry {
  const { session, place, event, url } = data;
  const title = `${session} with Plumbline`;
  return { ...event, method: "request", title, description: `To move or cancel it: ${url}`, place };
}

export const coachingTexts: MailTexts<Templates> = {
  "coaching-received": ({ name, session, day, hours }, { infoMailbox }) => ({
    subject: "We have received your wish for a coaching session",
    name,
    paragraphs: [
      `You asked for a session: ${session}, on ${day}, ${hours}.`,
      "Nothing is booked yet: we propose an hour by mail within 24 hours. Nothing is charged before you accept it and pay.",
      `If something is wrong, or you did not ask for this, write to us at ${infoMailbox}.`,
    ],
    why: WHY,
  }),
  "coaching-proposed": ({ name, session, hour, place, price, paid, expiresAt, email, url }) => ({
    subject: paid === null ? "An hour for your coaching session" : "Another hour for your coaching session",
    name,
    paragraphs: [
      `We propose this hour for your session (${session}): ${hour}.`,
      `Where: ${place}`,
      paid === null
        ? `It costs ${euros(price)} including VAT. The hour is yours as soon as you have paid; we keep it for you until ${mailMoment(expiresAt)}.`
        : `If you accept it, it takes the place of the hour that you have booked, and costs nothing more. If you don't, this one stays: ${paid}. Please answer by ${mailMoment(expiresAt)}.`,
      ...(paid === null
        ? [
            `To pay you need a free account with this address (${email}): sign in, or register with it first. On the page you can also ask for another hour.`,
          ]
        : []),
    ],
    button: { label: paid === null ? "See the hour and book it" : "See the hour and answer", url },
    why: WHY,
  }),
  "coaching-booked": (
    { name, session, hour, place, order, changeableUntil, event, url },
    { origin, infoMailbox },
  ) => ({
    subject: "Your coaching session is booked",
    name,
    paragraphs: [
      `Thank you for order ${order.number}: ${session} for ${euros(order.price)} including VAT. It is paid.`,
      `Your session takes place on ${hour}.`,
      `Where: ${place}`,
      `The attached file puts it into your calendar. Until ${mailMoment(changeableUntil)} you can move it, or cancel it and get all of your money back, on its page.`,
      ...withdrawalWords(order, origin, infoMailbox),
    ],
    button: { label: "See your session", url },
    why: WHY,
    calendar: entryOf({ session, place, event, url }),
  }),
  "coaching-moved": ({ name, session, hour, place, changeableUntil, event, url }) => ({
    subject: "Your coaching session has another hour",
    name,
    paragraphs: [
      `Your session (${session}) now takes place on ${hour}.`,
      `Where: ${place}`,
      `It stays paid. The attached file moves it in your calendar. Until ${mailMoment(changeableUntil)} you can move or cancel it.`,
    ],
    button: { label: "See your session", url },
    why: WHY,
    calendar: entryOf({ session, place, event, url }),
  }),
  "coaching-cancelled": ({ name, session, hour, byUs, reason, refund, event, url }) => ({
    subject: "Your coaching session is cancelled",
    name,
    paragraphs: [
      byUs
        ? `We are sorry: we had to cancel your session (${session}), ${hour}.`
        : `You have cancelled your session (${session}), ${hour}.`,
      ...(reason === null ? [] : [`Our reason: ${reason}`]),
      refund > 0
        ? `We pay back ${euros(refund)}, by the way in which you paid. Banks take up to ten days to show it.`
        : "You had paid nothing for it, so nothing is owed.",
      ...(event ? ["The attached file takes it out of your calendar."] : []),
    ],
    button: { label: "See the page of the session", url },
    why: WHY,
    ...(event
      ? {
          calendar: {
            ...event,
            method: "cancel",
            title: `${session} with Plumbline`,
            description: "Cancelled",
            place: null,
          },
        }
      : {}),
  }),
  "coaching-expired": ({ name, session, hour, paid, url }) => ({
    subject: "The hour that we proposed is no longer kept for you",
    name,
    paragraphs: [
      `We had proposed an hour for your session (${session}): ${hour}. You did not answer in time, so it is open to others again.`,
      paid === null
        ? "Nothing was charged. If you would still like a session, ask for another hour on its page."
        : `Nothing else has changed: your session takes place as booked, on ${paid}.`,
    ],
    button: { label: "See the page of the session", url },
    why: WHY,
  }),
  "coaching-reminder": ({ name, session, hour, place, url }) => ({
    subject: "Your coaching session is soon",
    name,
    paragraphs: [`Your session (${session}) takes place on ${hour}.`, `Where: ${place}`],
    button: { label: "See your session", url },
    why: WHY,
  }),
  "coaching-late": ({ name, session, hour, amount, number, url }) => ({
    subject: "Your payment came too late, and goes back to you",
    name,
    paragraphs: [
      `Your payment for order ${number} (${session}, ${hour}) arrived when the hour was no longer kept for you. The session is not booked for that hour.`,
      `We pay back all of it, ${euros(amount)}, by the way in which you paid. Banks take up to ten days to show it.`,
      "If you would still like a session, ask for another hour on its page.",
    ],
    button: { label: "See the page of the session", url },
    why: WHY,
  }),
};
