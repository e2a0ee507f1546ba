import { eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { users } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { TERMS_VERSION } from "../billing/contract-terms";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { sendTasks } from "../mail/prepare-mail";
import { isCountry } from "./countries";
import { normalizeEmail } from "./normalize-email";
import { hashPassword } from "./password/password";
import { refuseWeakPassword } from "./password/refuse-weak-password";
import { prepareSeeker } from "./prepare-seeker";
import { type HumanProof, requireHuman } from "./require-human";
import type { RegisterForm } from "./schema";
import { type OpenedSession, prepareSession, type Visitor } from "./session/open-session";
import { callerOf, countAttempt } from "./throttle";
import { prepareVerificationMail } from "./verification-mail";

const REGISTRATIONS_PER_ADDRESS = 30;
const HOUR = 60 * 60 * 1000;

/** Account, trial, confirmation mail and session in one batch. */
export async function registerSeeker(
  deps: Deps,
  input: { form: RegisterForm; proof: HumanProof; visitor: Visitor },
): Promise<OpenedSession> {
  const { db, log } = deps;
  const { form, proof, visitor } = input;
  if (!isCountry(form.country)) throw new AppError("invalid-input");
  refuseWeakPassword(form.password, form);
  await countAttempt(deps, {
    key: `register:address:${callerOf(visitor.ipAddress)}`,
    limit: REGISTRATIONS_PER_ADDRESS,
    windowMilliseconds: HOUR,
  });
  await requireHuman(deps, proof, visitor.ipAddress);
  const email = normalizeEmail(form.email);
  const [taken] = await db.shared.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken) throw new AppError("email-taken");

  const { fullName, country } = form;
  const seeker = prepareSeeker(deps, {
    email,
    fullName,
    country,
    emailVerified: false,
    termsVersion: TERMS_VERSION,
    account: { provider: "password", passwordHash: await hashPassword(form.password, deps.passwordCost) },
  });
  const { userId } = seeker;
  const mail = prepareVerificationMail(deps, { userId, email, fullName });
  const session = prepareSession(deps, { userId, kind: "seeker", via: "email", visitor });
  try {
    await runBatch(db.shared, [...seeker.statements, ...mail.statements, ...session.statements]);
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) throw new AppError("email-taken");
    throw new AppError("registration-failed", { detail: errorText(error) });
  }
  await sendTasks(deps, mail.tasks);
  log({ event: "registered", userId, audience: "candidate" });
  return session.opened;
}
