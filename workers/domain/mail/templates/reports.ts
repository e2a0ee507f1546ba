import { BECAUSE_OF_AGENCY, type MailTexts, SWITCH_OFF } from "../mail-content";

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

export const reportTexts: MailTexts<"client-answers"> = {
  // Neither names nor words: both stand on the page, behind the sign-in.
  "client-answers": ({ fullName, clientName, title, yes, no, questions, url, offUrl }) => ({
    subject: `${clientName} has answered about your shortlist`,
    name: fullName,
    paragraphs: [
      `${clientName} has answered about the people you showed them for ${title}:`,
      `${[...counted(yes, "yes", "times yes"), ...counted(no, "no", "times no"), ...counted(questions, "question", "questions")].join(", ")}.`,
      "Who they mean and what they wrote stands on the job thread's Share page.",
    ],
    button: { label: "See the answers", url },
    why: BECAUSE_OF_AGENCY,
    ...(offUrl ? { leave: { text: SWITCH_OFF, url: offUrl } } : {}),
  }),
};
