import type { Deps } from "../../deps";
import { getCreditBalance } from "../credits/get-credit-balance";
import { type CreditLine, listCreditLines } from "../credits/list-credit-lines";
import { findCustomer } from "../find-customer";
import { getSeekerSubscription, type SeekerSubscription } from "../get-seeker-subscription";
import { listWithdrawable, type Withdrawable } from "../withdrawal/list-withdrawable";
import { type ListedInvoice, listInvoices } from "./list-invoices";

export type SeekerBilling = {
  subscription: SeekerSubscription | null;
  invoices: ListedInvoice[];
  withdrawable: Withdrawable[];
  credits: { balance: number; lines: CreditLine[] };
  hasPortal: boolean;
};

export async function getSeekerBilling(deps: Deps, { userId }: { userId: string }): Promise<SeekerBilling> {
  const buyer = { userId, companyId: null };
  const [subscription, invoices, withdrawable, balance, customerId] = await Promise.all([
    getSeekerSubscription(deps, { userId }),
    listInvoices(deps, buyer),
    listWithdrawable(deps, { buyer }),
    getCreditBalance(deps, { userId }),
    findCustomer(deps, buyer),
  ]);
  const lines = await listCreditLines(deps, { userId, balance });
  return {
    subscription,
    invoices,
    withdrawable,
    credits: { balance, lines },
    hasPortal: customerId !== null && deps.payments !== null,
  };
}
