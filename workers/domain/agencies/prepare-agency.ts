import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  accounts,
  agents,
  authLogs,
  companies,
  companySubscriptions,
  plans,
  users,
} from "../../../db/schema";
import type { Task } from "../../adapters/task-queue/port";
import { TERMS_VERSION } from "../billing/contract-terms";
import { endOfTrial } from "../billing/trial-period";
import type { Deps } from "../deps";
import { normalizeEmail } from "../identity/normalize-email";
import { prepareVerificationMail } from "../identity/verification-mail";
import { prepareMail } from "../mail/prepare-mail";
import { normalizeCompanyName, normalizeWebsite } from "./company-identity";
import { DEFAULT_RETENTION_DAYS, DEFAULT_SHORTLISTED_RETENTION_DAYS } from "./retention-limits";
import type { AgencyRegistration } from "./schema";

const TRIAL_PLAN = "agency-trial";

/** A company with its trial and first agent, pending: statements for the caller's batch, tasks for after it. */
export async function prepareAgency(
  deps: Pick<Deps, "db" | "now" | "site">,
  { form, passwordHash }: { form: AgencyRegistration; passwordHash: string },
): Promise<{ userId: string; statements: BatchItem<"sqlite">[]; tasks: Task[] }> {
  const { site } = deps;
  const db = deps.db.shared;
  const [userId, companyId] = [crypto.randomUUID(), crypto.randomUUID()];
  const now = deps.now();
  const times = { createdAt: now, updatedAt: now };
  const email = normalizeEmail(form.email);

  const [plan] = await db
    .select({ id: plans.id, billingCycle: plans.billingCycle })
    .from(plans)
    .where(eq(plans.slug, TRIAL_PLAN));
  if (!plan) throw new Error(`no plan "${TRIAL_PLAN}"`);

  const verification = prepareVerificationMail(deps, { userId, email, fullName: form.contactName });
  const received = prepareMail(deps, {
    to: email,
    userId,
    template: "agent-received",
    data: {
      fullName: form.contactName,
      companyName: form.companyName,
      url: `${site.origin}/agent/login`,
    },
  });

  const statements = [
    db.insert(companies).values({
      id: companyId,
      companyName: form.companyName,
      normalizedName: normalizeCompanyName(form.companyName),
      normalizedWebsite: normalizeWebsite(form.companyWebsite),
      companyLocation: form.companyLocation,
      companyWebsite: form.companyWebsite,
      companyPhone: form.companyPhone,
      companyAddress: form.companyAddress,
      companySize: form.companySize,
      retentionDays: DEFAULT_RETENTION_DAYS,
      shortlistedRetentionDays: DEFAULT_SHORTLISTED_RETENTION_DAYS,
      ...times,
    }),
    db.insert(users).values({
      id: userId,
      email,
      fullName: form.contactName,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: now,
      ...times,
    }),
    db.insert(accounts).values({ userId, provider: "password", subject: userId, passwordHash, ...times }),
    db.insert(companySubscriptions).values({
      companyId,
      planId: plan.id,
      status: "trial",
      startDate: now,
      nextRenewal: endOfTrial(plan.billingCycle, now),
      ...times,
    }),
    db.insert(agents).values({
      userId,
      companyId,
      position: form.position,
      phone: form.phone,
      role: "owner",
      status: "pending",
      statusChangedAt: now,
      ...times,
    }),
    ...verification.statements,
    received.insert,
    db.insert(authLogs).values({ userId, loginVia: "email", createdAt: now }),
  ];
  return { userId, statements, tasks: [...verification.tasks, received.task] };
}
