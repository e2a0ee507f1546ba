import { outcomeWords } from "../../billing/declarations/outcome-words";
import { harmlessName, type MailTexts, mailMoment } from "../mail-content";

type Templates = "declaration-received" | "declaration-answered";

const NOUN = { withdrawal: "withdrawal", cancellation: "cancellation" } as const;

export const declarationTexts: MailTexts<Templates> = {
  "declaration-received": (receipt) => {
    const { kind, name, email, contract, wish, number, receivedAt } = receipt;
    return {
      subject: `Receipt of your ${NOUN[kind]} ${number}`,
      name: harmlessName(name),
      paragraphs: [
        `Your ${NOUN[kind]} arrived on ${mailMoment(receivedAt)}. Its number is ${number}; keep this mail as proof. You declared:`,
        {
          quote: [
            kind === "withdrawal" ? "I withdraw from this contract:" : "I cancel this contract:",
            contract,
            ...(wish ? [wish] : []),
            `${name}, ${email}`,
          ].join("\n"),
        },
        ...outcomeWords(receipt),
      ],
      why: "You get this mail because this address was entered in our form. If that wasn't you, you need do nothing: no contract ends by an address alone.",
    };
  },
  "declaration-answered": ({ name, kind, number, answer }) => ({
    subject: `About your ${NOUN[kind]} ${number}`,
    name: harmlessName(name),
    paragraphs: [`This is our answer to your ${NOUN[kind]} ${number}:`, { quote: answer }],
    closing: ["If something is missing, please answer to this mail."],
    why: `You get this mail because a ${NOUN[kind]} with this address reached us.`,
  }),
};
