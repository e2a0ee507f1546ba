import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { BilledAccount } from "./account";
import { changeCredits } from "./change-credits";
import { endForCause } from "./end-for-cause";
import { extendTrial } from "./extend-trial";
import { type MoneyAction, moneyForms } from "./money-forms";
import { refundInvoice } from "./refund-invoice";
import { resyncAccount } from "./resync-account";
import { setSuspended } from "./set-suspended";

type Input = {
  account: BilledAccount;
  action: MoneyAction;
  fields: Record<string, unknown>;
  actorId: string;
};

/** Does what staff's form asks for. @throws AppError "invalid-input" with the first wrong field's words; else as the action's use case */
export async function actOnMoney(deps: Deps, { account, action, fields, actorId }: Input): Promise<void> {
  switch (action) {
    case "extend-trial":
      return extendTrial(deps, { account, actorId, ...read("extend-trial", fields) });
    case "suspend":
    case "lift":
      return setSuspended(deps, {
        account,
        actorId,
        suspended: action === "suspend",
        ...read(action, fields),
      });
    case "grant-credits":
    case "take-credits": {
      if (!("userId" in account)) throw new AppError("not-found");
      const { credits, reason } = read(action, fields);
      const signed = action === "grant-credits" ? credits : -credits;
      return changeCredits(deps, { userId: account.userId, actorId, reason, credits: signed });
    }
    case "refund": {
      const { invoice, amount, reason } = read("refund", fields);
      return refundInvoice(deps, { account, actorId, reason, amount, invoiceId: invoice });
    }
    case "end-now":
      return endForCause(deps, { account, actorId, ...read("end-now", fields) });
    case "resync":
      return resyncAccount(deps, { account, actorId, ...read("resync", fields) });
  }
}

function read<A extends MoneyAction>(action: A, fields: Record<string, unknown>) {
  const parsed = moneyForms[action].safeParse(fields);
  if (!parsed.success) throw new AppError("invalid-input", { message: parsed.error.issues[0]?.message });
  return parsed.data as ReturnType<(typeof moneyForms)[A]["parse"]>;
}
