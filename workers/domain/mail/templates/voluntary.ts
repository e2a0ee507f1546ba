import type { MailTexts } from "../mail-content";

export const voluntaryTexts: MailTexts<"voluntary-questions"> = {
  "voluntary-questions": ({ companyName, title, url, refusalUrl }) => ({
    subject: `Three voluntary questions from ${companyName}`,
    name: null,
    paragraphs: [
      `${companyName} considered you for this job: ${title}. Its decision has been made, and your answers can't change it.`,
      "To check whether its decisions and scores treat groups of people alike, the agency asks everyone three questions: about sex, ethnicity and age. You need not answer any of them, and nothing follows from it.",
      "Answers are stored without your name, your address or anything that leads back to you. The agency sees totals of many people only, and never who answered.",
    ],
    button: { label: "See the three questions", url },
    closing: [
      "The link works once, for 30 days, without an account.",
      `You won't be asked again about this job. If you want no such mail about any job, open ${refusalUrl}`,
    ],
    why: "You get this mail because an agency that uses Plumbline has a résumé that names this address.",
  }),
};
