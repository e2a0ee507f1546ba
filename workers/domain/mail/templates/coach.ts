import type { MailTexts } from "../mail-content";
import type { MailData } from "../mail-data";
import type { CalendarEntry } from "../render-calendar";

type Templates =
  | "coaching-request"
  | "coach-asked"
  | "coach-booked"
  | "coach-moved"
  | "coach-cancelled"
  | "coach-reminder";

const WHY =
  "You get this mail because you hold this coaching session, or because this is the site's information mailbox.";

function entryOf(data: Omit<MailData["coach-booked"], "hour">): CalendarEntry {
  const { name, email, session, place, event, url } = data;
  const title = `${session} with ${name}`;
  return { ...event, method: "request", title, description: `${name}, ${email}\n${url}`, place };
}

/** Mails to the member of staff who holds a coaching session, or to our own mailbox as long as nobody does. */
export const coachTexts: MailTexts<Templates> = {
  "coaching-request": ({ name, email, session, day, hours, url }) => ({
    subject: `Coaching session for ${name}`,
    name: null,
    paragraphs: [
      `${name} (${email}) asks for a session: ${session}, on ${day}, ${hours}.`,
      "Please propose an hour within 24 hours. They get it by mail, and pay to book it.",
    ],
    ...(url ? { button: { label: "Propose an hour", url } } : {}),
    why: "You get this mail because this is the site's information mailbox.",
  }),
  "coach-asked": ({ name, email, session, day, hours, paid, url }) => ({
    subject: `${name} asks for another hour`,
    name: null,
    paragraphs: [
      `${name} (${email}) asks for another hour for their session (${session}): on ${day}, ${hours}.`,
      paid === null
        ? "No hour is booked yet. Please propose one within 24 hours."
        : `The hour that is booked stays until they accept another one: ${paid}. Please propose one within 24 hours.`,
    ],
    button: { label: "Propose an hour", url },
    why: WHY,
  }),
  "coach-booked": ({ name, email, session, hour, place, event, url }) => ({
    subject: `Booked: ${session} with ${name}`,
    name: null,
    paragraphs: [
      `${name} (${email}) has paid for a ${session}. It takes place on ${hour}.`,
      `Where: ${place}`,
      "It is attached for your calendar.",
    ],
    button: { label: "See the booking", url },
    why: WHY,
    calendar: entryOf({ name, email, session, place, event, url }),
  }),
  "coach-moved": ({ name, email, session, hour, place, event, url }) => ({
    subject: `Moved: ${session} with ${name}`,
    name: null,
    paragraphs: [
      `${name} (${email}) has accepted the other hour for their ${session}. It now takes place on ${hour}.`,
      `Where: ${place}`,
      "The attached file moves it in your calendar.",
    ],
    button: { label: "See the booking", url },
    why: WHY,
    calendar: entryOf({ name, email, session, place, event, url }),
  }),
  "coach-cancelled": ({ session, hour, event, url }) => ({
    subject: `Cancelled: ${session}`,
    name: null,
    paragraphs: [
      `The session ${session} does not take place: ${hour}.`,
      event ? "The attached file takes it out of your calendar." : "It was proposed and not paid for yet.",
    ],
    button: { label: "See the booking", url },
    why: WHY,
    ...(event
      ? { calendar: { ...event, method: "cancel", title: session, description: url, place: null } }
      : {}),
  }),
  "coach-reminder": ({ name, email, session, hour, place, url }) => ({
    subject: `Soon: ${session} with ${name}`,
    name: null,
    paragraphs: [`Your ${session} with ${name} (${email}) takes place on ${hour}.`, `Where: ${place}`],
    button: { label: "See the booking", url },
    why: WHY,
  }),
};
