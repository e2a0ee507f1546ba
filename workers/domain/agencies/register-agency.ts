import { runBatch } from "../../../db/batch";
import { isUniqueViolation } from "../../../db/unique-violation";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { hashPassword } from "../identity/password/password";
import { refuseWeakPassword } from "../identity/password/refuse-weak-password";
import { type HumanProof, requireHuman } from "../identity/require-human";
import { callerOf, countAttempt } from "../identity/throttle";
import { sendTasks } from "../mail/prepare-mail";
import { prepareAgency } from "./prepare-agency";
import type { AgencyRegistration } from "./schema";

const HOUR = 60 * 60_000;
const REGISTRATIONS_PER_ADDRESS = 30;

/** Registers a company and its first agent, pending, in one batch. Unique indexes decide between simultaneous ones. */
export async function registerAgency(
  deps: Deps,
  input: { form: AgencyRegistration; proof: HumanProof; ipAddress: string | null },
): Promise<void> {
  const { form, proof, ipAddress } = input;
  refuseWeakPassword(form.password, { ...form, fullName: form.contactName });
  await countAttempt(deps, {
    key: `register-agency:address:${callerOf(ipAddress)}`,
    limit: REGISTRATIONS_PER_ADDRESS,
    windowMilliseconds: HOUR,
  });
  await requireHuman(deps, proof, ipAddress);
  try {
    const agency = await prepareAgency(deps, {
      form,
      passwordHash: await hashPassword(form.password, deps.passwordCost),
    });
    await runBatch(deps.db.shared, agency.statements);
    deps.log({ event: "registered", userId: agency.userId, audience: "agent" });
    await sendTasks(deps, agency.tasks);
  } catch (error) {
    if (isUniqueViolation(error, "b2b_companies.")) throw new AppError("company-exists");
    if (isUniqueViolation(error, "users.")) throw new AppError("agent-email-taken");
    throw new AppError("registration-failed", { detail: errorText(error) });
  }
}
