import { BECAUSE_OF_AGENCY, type MailTexts, mailDay } from "../mail-content";

const number = new Intl.NumberFormat("en");

export const limitTexts: MailTexts<"limit-near" | "limit-reached"> = {
  "limit-near": ({ fullName, planName, used, limit, endsAt, after, url }) => ({
    subject: `Your plan ${planName}: ${number.format(used)} of ${limit} used`,
    name: fullName,
    paragraphs: [
      `Of the ${limit} that your plan ${planName} allows until ${mailDay(endsAt)}, ${number.format(used)} are used.`,
      ["When all are used, no more can be added until then.", after].filter(Boolean).join(" "),
    ],
    button: { label: "See your plan and its limits", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "limit-reached": ({ fullName, planName, limit, endsAt, after, url }) => ({
    subject: `Your plan ${planName}: ${limit} used, no more can be added`,
    name: fullName,
    paragraphs: [
      `Your plan ${planName} allows ${limit} until ${mailDay(endsAt)}, and all of that is used.`,
      ["No more can be added until then. Everything that you have stays open.", after]
        .filter(Boolean)
        .join(" "),
    ],
    button: { label: "See your plan and its limits", url },
    why: BECAUSE_OF_AGENCY,
  }),
};
