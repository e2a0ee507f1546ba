import type { Models } from "../../adapters/models/port";
import type { TransferTo } from "../deps";

export type SubProcessor = {
  id: TransferTo;
  name: string;
  country: string;
  purpose: string;
  data: string;
  getsApplicants: boolean;
  /** "2027-01-31": when owners are mailed, and the first day of use; null for those that the first agreement was made with */
  announced: { on: string; usedFrom: string } | null;
  adapters: string[];
};

/** What owners are mailed of another one; `usedFrom` in UTC ms. */
export type SubProcessorMail = Pick<SubProcessor, "name" | "country" | "purpose" | "data"> & {
  fullName: string;
  usedFrom: number;
  url: string;
};

/** From the announcement of one that gets applicants' data to its first day of use, as the agreement promises. */
export const NOTICE_DAYS = 30;

/** What `/sub-processors` shows. A test fails on an adapter that stands neither here nor below. */
export const SUB_PROCESSORS: readonly SubProcessor[] = [
  {
    id: "cloudflare",
    name: "Cloudflare, Inc.",
    country: "United States; data centers in many countries",
    purpose:
      "Runs the site: delivers pages, stores database and files, queues work, sends mails, checks forms.",
    data: "Everything that agencies upload and that is worked out from it; network addresses; mails.",
    getsApplicants: true,
    announced: null,
    adapters: [
      "access",
      "analytics",
      "batch-progress",
      "files",
      "human-check",
      "log",
      "mail",
      "resume-queue",
      "task-queue",
    ],
  },
  {
    id: "stripe",
    name: "Stripe",
    country: "Ireland and United States",
    purpose: "Takes payments and makes invoices for what an agency or a job seeker orders.",
    data: "Name, email and billing address of who orders. Nothing of applicants.",
    getsApplicants: false,
    announced: null,
    adapters: ["payments"],
  },
  {
    id: "google",
    name: "Google",
    country: "Ireland and United States",
    purpose: "Signs job seekers in who choose it.",
    data: "Name, email address and account number of the job seeker. Nothing of agencies and applicants.",
    getsApplicants: false,
    announced: null,
    adapters: ["google"],
  },
];

/** A model's provider as a sub-processor, where a deployment uses one. Its operator announces it first, as any other recipient of applicants' data. */
export function modelAsProcessor({ provider, country }: Pick<Models, "provider" | "country">): SubProcessor {
  return {
    id: "model",
    name: provider,
    country,
    purpose:
      "Its language model proposes words of a job posting as requirements, and words of a résumé for fields that were left empty, where an agency’s owner has switched each on and a colleague asks for it. It gives no score and no verdict: what isn’t in the text word for word is dropped, and a person accepts or leaves the rest.",
    data: "The text of the posting, without the client’s name and without the lines and sentences that hold email addresses, web addresses or phone numbers. The text of the résumé that a colleague asks about, with name, contact, place, links and personal details covered as far as they were recognized, and without pictures.",
    getsApplicants: true,
    announced: null,
    adapters: ["models"],
  };
}

export const WITHOUT_PERSONAL_DATA: Readonly<Record<string, string>> = {
  "api-tokens": "signs and checks tokens in our own code",
  "job-sources": "reads employers' published postings; the requests name no person",
  knowledge: "unpacks the engine’s own knowledge of trades in our own code",
  signer: "signs links in our own code",
  "webhook-sender":
    "tells an agency’s own servers, where the agency asks for it, what happened: by ids alone",
};
