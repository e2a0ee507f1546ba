import { BECAUSE_OF_ACCOUNT, type MailTexts, mailDay, mailMoment } from "../mail-content";

export const subscriptionTexts: MailTexts<"trial-ending" | "trial-ended"> = {
  "trial-ending": ({ fullName, endsAt, url }) => ({
    subject: `Your trial ends on ${mailDay(endsAt)}`,
    name: fullName,
    paragraphs: [
      `Your trial of Plumbline ends on ${mailMoment(endsAt)}.`,
      "If you choose a plan before then, everything goes on without a break. If you don't, nothing is charged and your data stays.",
    ],
    button: { label: "See the plans", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "trial-ended": ({ fullName, url }) => ({
    subject: "Your trial has ended",
    name: fullName,
    paragraphs: [
      "Your trial of Plumbline has ended. Nothing was charged, and your data stays.",
      "To upload and analyse again, choose a plan.",
    ],
    button: { label: "See the plans", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
};
