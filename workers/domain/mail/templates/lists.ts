import type { MailTexts } from "../mail-content";

export const listTexts: MailTexts<"list-confirm" | "list-joined" | "letter"> = {
  "list-confirm": ({ about, url }) => ({
    subject: "Please confirm that we may write to you",
    name: null,
    paragraphs: [
      `Someone, most likely you, asked us to write to this address about ${about}.`,
      "Please confirm it. Until then we write nothing more.",
    ],
    button: { label: "Confirm", url },
    closing: [
      "The link works for 7 days.",
      "If it wasn't you, please ignore this mail: we will forget the address.",
    ],
    why: "You get this mail because someone gave this address to Plumbline.",
  }),
  "list-joined": ({ about, url }) => ({
    subject: "You are on our list",
    name: null,
    paragraphs: [
      `This address is confirmed. We will write to you about ${about}.`,
      "You can leave the list at any time with this link, without signing in:",
    ],
    button: { label: "Unsubscribe", url },
    why: "You get this mail because this address was confirmed for a list of Plumbline's.",
  }),
  letter: ({ subject, body, about, offUrl }) => ({
    subject,
    name: null,
    paragraphs: [{ markdown: body }],
    why: `You get this mail because this address asked Plumbline to write about ${about}.`,
    leave: { text: "Leave this list", url: offUrl },
  }),
};
