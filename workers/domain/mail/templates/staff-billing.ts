import { euros } from "../../billing/money";
import { BECAUSE_OF_ACCOUNT, type MailTexts, mailMoment } from "../mail-content";

type Templates =
  | "trial-extended"
  | "account-suspended"
  | "account-lifted"
  | "credits-changed"
  | "plan-ended-for-cause"
  | "refund-reason";

export const staffBillingTexts: MailTexts<Templates> = {
  "trial-extended": ({ fullName, endsAt, reason, url }) => ({
    subject: "Your trial is longer now",
    name: fullName,
    paragraphs: [
      `Our staff has extended your trial until ${mailMoment(endsAt)}. The reason:`,
      { quote: reason },
    ],
    button: { label: "See your plan", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "account-suspended": ({ fullName, reason, url }) => ({
    subject: "Your account is suspended",
    name: fullName,
    paragraphs: [
      "Our staff has suspended your account: nothing can be uploaded or analysed for now. You can read, export and delete your data as before. The reason:",
      { quote: reason },
      "If you think that this is wrong, please answer to this mail.",
    ],
    button: { label: "See your plan", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "account-lifted": ({ fullName, reason, url }) => ({
    subject: "Your account is open again",
    name: fullName,
    paragraphs: ["Our staff has lifted the suspension of your account. The reason:", { quote: reason }],
    button: { label: "See your plan", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "credits-changed": ({ fullName, credits, reason, url }) => {
    const count = `${Math.abs(credits)} ${Math.abs(credits) === 1 ? "credit" : "credits"}`;
    return {
      subject: credits > 0 ? `You have ${count} more` : `${count} were taken off your balance`,
      name: fullName,
      paragraphs: [
        credits > 0
          ? `Our staff has added ${count} to your balance. The reason:`
          : `Our staff has taken ${count} off your balance. The reason:`,
        { quote: reason },
      ],
      button: { label: "See your credits", url },
      why: BECAUSE_OF_ACCOUNT,
    };
  },
  "plan-ended-for-cause": ({ fullName, planName, payBack, reason, url }) => ({
    subject: `We have ended your plan ${planName}`,
    name: fullName,
    paragraphs: [
      `Our staff has ended your plan ${planName} for cause, at once. The reason:`,
      { quote: reason },
      `Nothing more is charged.${payBack > 0 ? ` ${euros(payBack)} go back to you, by the way in which you paid.` : ""} Your data stays: you can read, export and delete it.`,
      "If you think that this is wrong, please answer to this mail.",
    ],
    button: { label: "See your plan", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "refund-reason": ({ fullName, amount, number, reason, url }) => ({
    subject: `Our staff pays ${euros(amount)} back to you`,
    name: fullName,
    paragraphs: [
      `Our staff has ordered that ${euros(amount)} be paid back to you${number ? ` on invoice ${number}` : ""}. The reason:`,
      { quote: reason },
    ],
    button: { label: "See your invoices", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
};
