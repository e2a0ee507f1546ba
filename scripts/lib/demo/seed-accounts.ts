import { drizzle } from "drizzle-orm/d1";
import { runBatch } from "../../../db/batch";
import * as schema from "../../../db/schema";
import { demoAccounts, demoCompanies } from "../../../db/seed/accounts";
import { AGREEMENT_HASH, AGREEMENT_VERSION } from "../../../workers/domain/agencies/agreement/agreement-text";
import { normalizeCompanyName, normalizeWebsite } from "../../../workers/domain/agencies/company-identity";
import { DEFAULT_RETENTION_DAYS } from "../../../workers/domain/agencies/retention-limits";
import { hashPassword } from "../../../workers/domain/identity/password/password";

const TRIAL_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

export async function seedAccounts(d1: D1Database): Promise<void> {
  const db = drizzle(d1);
  const now = Date.now();
  const companyIds = new Map(demoCompanies.map((company) => [company.key, crypto.randomUUID()]));
  const companyId = (key: string | undefined) => companyIds.get(key ?? "") ?? "";
  const people = await Promise.all(
    demoAccounts.map(async (account) => ({
      ...account,
      id: crypto.randomUUID(),
      passwordHash: await hashPassword(account.password),
    })),
  );

  await runBatch(db, [
    ...demoCompanies.map((company) =>
      db.insert(schema.companies).values({
        id: companyId(company.key),
        companyName: company.name,
        normalizedName: normalizeCompanyName(company.name),
        normalizedWebsite: normalizeWebsite(company.website),
        companyLocation: company.location,
        companyWebsite: company.website,
        companyPhone: company.phone,
        companyAddress: company.address,
        companySize: company.size,
        retentionDays: DEFAULT_RETENTION_DAYS,
      }),
    ),
    ...demoCompanies.map((company) =>
      db.insert(schema.companySubscriptions).values({
        companyId: companyId(company.key),
        planId: "plan-agency-trial",
        status: "trial",
        startDate: now,
        nextRenewal: now + TRIAL_MILLISECONDS,
      }),
    ),
    ...people.flatMap((person) => [
      db.insert(schema.users).values({
        id: person.id,
        email: person.email,
        fullName: person.fullName,
        emailVerified: true,
      }),
      db.insert(schema.accounts).values({
        userId: person.id,
        provider: "password",
        subject: person.id,
        passwordHash: person.passwordHash,
      }),
    ]),
    ...people
      .filter((person) => person.role === "agent")
      .flatMap((person) => {
        const agentId = crypto.randomUUID();
        return [
          db.insert(schema.agents).values({
            id: agentId,
            userId: person.id,
            companyId: companyId(person.companyKey),
            position: person.position,
            role: "owner",
            status: "active",
          }),
          db
            .insert(schema.companyAgreements)
            .values({
              ...{ companyId: companyId(person.companyKey), agentId, acceptedAt: now },
              ...{ version: AGREEMENT_VERSION, hash: AGREEMENT_HASH },
            })
            .onConflictDoNothing(),
        ];
      }),

    ...people
      .filter((person) => person.role === "candidate")
      .map((person) =>
        db.insert(schema.subscriptions).values({
          userId: person.id,
          planId: "plan-individual-trial",
          status: "active",
          startDate: now,
          nextRenewal: now + TRIAL_MILLISECONDS,
        }),
      ),
  ]);
}
