import type { MailTexts } from "../mail-content";

export const contactTexts: MailTexts<"contact-received" | "contact-message" | "contact-answer"> = {
  "contact-received": () => ({
    subject: "We have received your message",
    name: null,
    paragraphs: [
      "Thank you for writing to us. Your message has arrived, and we will get back to you within 24 hours.",
      "If you did not write to us, someone has typed in your address by mistake: please ignore this mail.",
    ],
    why: "You get this mail because someone wrote to Plumbline and gave this address for the answer.",
  }),
  "contact-message": ({ name, email, message }) => ({
    subject: `Message from ${name}`,
    name: null,
    paragraphs: [`${name} (${email}) wrote through the contact form:`, { quote: message }],
    closing: ["The staff area shows it too. An answer to this mail goes to the address above."],
    why: "You get this mail because this is the site's information mailbox.",
  }),
  "contact-answer": ({ name, message, answer }) => ({
    subject: "Our answer to your message",
    name,
    paragraphs: [{ quote: answer }, "You had written:", { quote: message }],
    why: "You get this mail because someone wrote to Plumbline and gave this address for the answer.",
  }),
};
