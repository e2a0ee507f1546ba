import type { MailTexts } from "../mail-content";

export const coachingTexts: MailTexts<"coaching-received" | "coaching-request"> = {
  "coaching-received": ({ name, session, day, hours }, { infoMailbox }) => ({
    subject: "We have received your wish for a coaching session",
    name,
    paragraphs: [
      `You asked for a session: ${session}, on ${day}, ${hours}.`,
      "It is not fixed yet: we write to you within 24 hours to settle the hour. Nothing is charged until then.",
      `If something is wrong, or you did not ask for this, write to us at ${infoMailbox}.`,
    ],
    why: "You get this mail because someone asked Plumbline for a coaching session with this address.",
  }),
  "coaching-request": ({ name, email, session, day, hours }) => ({
    subject: `Coaching session for ${name}`,
    name: null,
    paragraphs: [
      `${name} (${email}) asks for a session: ${session}, on ${day}, ${hours}.`,
      "Please write to the address above within 24 hours to settle the hour.",
    ],
    why: "You get this mail because this is the site's information mailbox.",
  }),
};
