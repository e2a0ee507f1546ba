import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { withNotice } from "~/components/staff/admin-paths";
import type { MoneyAnswer } from "~/components/staff/billing/money-dialog";
import { formStatus } from "~/lib/forms/form-status";
import { type BilledAccount, requireReaders } from "../../../workers/domain/staff/billing/account";
import { actOnMoney } from "../../../workers/domain/staff/billing/act-on-money";
import { findLastPayment } from "../../../workers/domain/staff/billing/end-for-cause";
import { getAccountBilling } from "../../../workers/domain/staff/billing/get-account-billing";
import { isMoneyAction, type MoneyAction } from "../../../workers/domain/staff/billing/money-forms";

type Loading = Pick<LoaderFunctionArgs, "params" | "context">;

/** Companies have no credits of their own. */
const OF_PEOPLE: readonly MoneyAction[] = ["grant-credits", "take-credits"];

function actionOf(text: string | undefined, account: BilledAccount): MoneyAction {
  const isKnown = isMoneyAction(text) && ("userId" in account || !OF_PEOPLE.includes(text));
  if (isKnown) return text;
  throw Response.json({ error: "not-found", message: "Not found" }, { status: 404 });
}

export async function loadMoneyDialog({ params, context }: Loading, account: BilledAccount) {
  await context.requireStaff();
  const action = actionOf(params.action, account);
  await requireReaders(context.deps, account);
  const [{ refundable }, lastPayment] = await Promise.all([
    getAccountBilling(context.deps, { account }),
    action === "end-now" ? findLastPayment(context.deps, account) : null,
  ]);
  return { action, refundable, lastPayment };
}

/** Its action: does it, and goes back to the account's page. */
export async function takeMoneyForm(
  { request, params, context }: Loading & Pick<ActionFunctionArgs, "request">,
  { account, doneTo }: { account: BilledAccount; doneTo: string },
) {
  const staff = await context.requireStaff();
  const action = actionOf(params.action, account);
  await requireReaders(context.deps, account);
  const fields = Object.fromEntries(await request.formData());
  const done = await context.attempt(() =>
    actOnMoney(context.deps, { account, action, fields, actorId: staff.userId }),
  );
  if (done.ok) return replace(withNotice(doneTo, action === "resync" ? "resynced" : "money-done"));
  const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const answer: MoneyAnswer = { error: done.error.message, typed };
  return data(answer, { status: formStatus(request, done.error.status) });
}
