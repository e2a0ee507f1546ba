import * as z from "zod";
import { emailSchema, fullNameSchema } from "../../identity/schema";

/** No links: receipts go to addresses that strangers may have typed. */
function ownWords(max: number) {
  return z
    .string()
    .trim()
    .max(max, { error: `At most ${max} characters, please`, abort: true })
    .refine((text) => !/[^\P{Cc}\n\r\t]|[\uFFFD\u202A-\u202E\u2066-\u2069]/u.test(text), {
      error: "This text has characters we can't show",
    })
    .refine((text) => !/:\/\/|www\./i.test(text), "This text can't contain a link");
}

const CONTRACT_MISSING = "Please enter the order or invoice number, or the plan";

const declared = {
  /** made with the form: what is sent twice is declared once */
  formId: z.uuid(),
  name: fullNameSchema("Please enter your name"),
  email: emailSchema("Please enter your email address"),
  /** a contract of the signed-in person: the id of an order, or "plan" for the one that runs */
  own: z.string().max(64).default(""),
  contract: ownWords(100).default(""),
};

const hasContract = ({ own, contract }: { own: string; contract: string }) => own !== "" || contract !== "";
const contractMissing = { error: CONTRACT_MISSING, path: ["contract"] };

export const withdrawalSchema = z.object(declared).refine(hasContract, contractMissing);

export const cancellationSchema = z
  .object({
    ...declared,
    cause: z.enum(["ordinary", "cause"]).default("ordinary"),
    reason: ownWords(1000).default(""),
    end: z.enum(["soonest", "date"]).default("soonest"),
    /** "2026-12-31" */
    date: z.string().default(""),
  })
  .refine(hasContract, contractMissing)
  .refine(({ cause, reason }) => cause === "ordinary" || reason !== "", {
    error: "Please name the cause",
    path: ["reason"],
  })
  .refine(({ end, date }) => end === "soonest" || z.iso.date().safeParse(date).success, {
    error: "Please choose the day on which the contract is to end",
    path: ["date"],
  });

export type WithdrawalForm = z.infer<typeof withdrawalSchema>;
export type CancellationForm = z.infer<typeof cancellationSchema>;

/** A cancellation's wishes as one text, for receipts and staff. */
export function wishOf({ cause, reason, end, date }: CancellationForm): string {
  const to = end === "date" ? `to ${date}` : "at the earliest possible time";
  return cause === "ordinary" ? `Ordinary cancellation, ${to}.` : `Cancellation for cause, ${to}: ${reason}`;
}
