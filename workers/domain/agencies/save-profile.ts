import { and, eq, exists } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { isRefused } from "../../../db/conditions";
import { agents, companies, users } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { asChangeError, preparePasswordChange } from "../identity/password/change-password";
import type { OpenedSession, Visitor } from "../identity/session/open-session";
import type { ActiveAgent, SignedInUser } from "../identity/session/signed-in-user";
import { sendTasks } from "../mail/prepare-mail";
import { normalizeCompanyName, normalizeWebsite } from "./company-identity";
import { requireRight } from "./require-right";
import { prepareRetentionChange, RETENTION_SEEN } from "./retention-change";
import type { ProfileForm } from "./schema";

type Saving = { agent: ActiveAgent; user: SignedInUser; visitor: Visitor; form: ProfileForm };

/** One batch, with a line in the company's log where retention periods change. @returns the session that replaces the caller's where the password changes, else null */
export async function saveProfile(deps: Deps, input: Saving): Promise<OpenedSession | null> {
  const { form } = input;
  if (form.company) requireRight(input.agent, "manage");
  const password = await preparePassword(deps, input);
  try {
    const [saved] = await save(deps, input, password?.statements ?? []);
    if (!Array.isArray(saved) || saved.length === 0) throw new AppError("agent-inactive");
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isUniqueViolation(error, "b2b_companies.")) throw new AppError("company-taken");
    const known = asChangeError(error);
    if (known instanceof AppError) throw known;
    throw new AppError("profile-save-failed", { detail: errorText(error) });
  }
  if (password) await sendTasks(deps, password.tasks);
  return password?.opened ?? null;
}

/** Another owner may change the periods meanwhile: the log says what they were when they were changed. */
const TRIES = 5;

async function save(
  deps: Deps,
  { agent, form }: Saving,
  ofPassword: BatchItem<"sqlite">[],
): Promise<unknown[]> {
  const statements = [...prepareProfile(deps, agent, form), ...ofPassword];
  for (let tried = 1; ; tried++) {
    const retention = form.company && (await prepareRetentionChange(deps, agent, form.company));
    if (!retention) return runBatch(deps.db.shared, statements);
    try {
      const { entry, seen } = retention;
      const done = { by: agent, entries: [entry], statements: [seen, ...statements] };
      return (await runLogged(deps, done)).slice(1);
    } catch (error) {
      if (!isRefused(error, RETENTION_SEEN) || tried === TRIES) throw error;
    }
  }
}

/** The first statement answers with a row where the agent may write. */
function prepareProfile({ db, now }: Pick<Deps, "db" | "now">, agent: ActiveAgent, form: ProfileForm) {
  const { shared } = db;
  const updatedAt = now();
  const isActiveAgent = and(
    eq(agents.id, agent.agentId),
    eq(agents.userId, agent.userId),
    eq(agents.companyId, agent.companyId),
    eq(agents.status, "active"),
  );
  const mayWrite = exists(shared.select({ id: agents.id }).from(agents).where(isActiveAgent));
  const owns = exists(
    shared
      .select({ id: agents.id })
      .from(agents)
      .where(and(isActiveAgent, eq(agents.role, "owner"))),
  );
  const { fullName, position, phone, company } = form;
  return [
    shared
      .update(agents)
      .set({ phone: phone ?? null, updatedAt, ...(position ? { position } : {}) })
      .where(isActiveAgent)
      .returning({ id: agents.id }),
    shared
      .update(users)
      .set({ updatedAt, ...(fullName ? { fullName } : {}) })
      .where(and(eq(users.id, agent.userId), mayWrite)),
    ...(company
      ? [
          shared
            .update(companies)
            .set({
              companyName: company.companyName,
              normalizedName: normalizeCompanyName(company.companyName),
              companyWebsite: company.companyWebsite,
              normalizedWebsite: normalizeWebsite(company.companyWebsite),
              companyLocation: company.companyLocation,
              companySize: company.companySize,
              companyPhone: company.companyPhone ?? null,
              companyAddress: company.companyAddress ?? null,
              retentionDays: company.retentionDays,
              shortlistedRetentionDays: company.shortlistedRetentionDays,
              updatedAt,
            })
            .where(and(eq(companies.id, agent.companyId), owns)),
        ]
      : []),
  ];
}

async function preparePassword(deps: Deps, { user, visitor, form }: Saving) {
  if (!form.password) return null;
  try {
    return await preparePasswordChange(deps, { user, visitor, ...form.password });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("password-change-failed", { detail: errorText(error) });
  }
}
