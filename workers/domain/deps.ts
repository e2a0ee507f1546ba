import type { Databases } from "../../db/client";
import type { StaffGate } from "../adapters/access/port";
import type { Analytics } from "../adapters/analytics/port";
import type { ApiTokens } from "../adapters/api-tokens/port";
import type { BatchProgressPort } from "../adapters/batch-progress/port";
import type { Files } from "../adapters/files/port";
import type { Google } from "../adapters/google/port";
import type { HumanCheck } from "../adapters/human-check/port";
import type { JobSources } from "../adapters/job-sources/port";
import type { Log } from "../adapters/log/port";
import type { Mail } from "../adapters/mail/port";
import type { Models } from "../adapters/models/port";
import type { Payments } from "../adapters/payments/port";
import type { ResumeQueue } from "../adapters/resume-queue/port";
import type { Signer } from "../adapters/signer/port";
import type { TaskQueue } from "../adapters/task-queue/port";
import type { WebhookSender } from "../adapters/webhook-sender/port";

/** Who runs the site, for its imprint; null for what the settings don't name. */
export type Provider = Record<
  "company" | "address" | "representedBy" | "email" | "phone" | "register" | "vatId",
  string | null
>;

/** Who gets personal data outside the EEA. */
export type TransferTo = "cloudflare" | "stripe" | "google" | "model";

export type SiteConfig = {
  /** where the site stands, without a slash at the end */
  origin: string;
  /** lower-cased addresses of the provider's staff */
  staffEmails: readonly string[];
  infoMailbox: string;
  /** shown on the contact page; null for what the settings don't name */
  mailboxes: Record<"general" | "support" | "enterprise", string | null>;
  /** the product's own pages on networks, likewise */
  networks: Record<"LinkedIn" | "Facebook" | "Instagram", string | null>;
  provider: Provider;
  /** on what a transfer rests (GDPR, articles 44 to 49), in the operator's words; null for what the settings don't name */
  transferBasis: Record<TransferTo, string | null>;
  /** local runs keep what mails said, for their outbox page */
  storesMails: boolean;
  /** what plans were sold for before, in euro cents by slug */
  formerPrices: Readonly<Record<string, number>>;
};

/** What every use case gets: the database and the ports, put together once per isolate in `workers/context.ts`. */
export type Deps = {
  db: Databases;
  files: Files;
  resumeQueue: ResumeQueue;
  tasks: TaskQueue;
  progress: BatchProgressPort;
  mail: Mail;
  humanCheck: HumanCheck;
  /** null where sign-in with Google isn't configured */
  google: Google | null;
  /** null where nothing can be bought: no payment provider is configured */
  payments: Payments | null;
  jobSources: JobSources;
  /** null where no model of others is set up */
  models: Models | null;
  signer: Signer;
  apiTokens: ApiTokens;
  staffGate: StaffGate;
  analytics: Analytics;
  webhooks: WebhookSender;
  log: Log;
  site: SiteConfig;
  /** scrypt's N for new hashes */
  passwordCost: number;
  /** UTC milliseconds */
  now: () => number;
};
