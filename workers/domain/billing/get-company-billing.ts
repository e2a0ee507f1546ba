import { type CompanyOwner, findOwner } from "../agencies/company-owner";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError, type ErrorCode } from "../errors";
import { findCustomer } from "./find-customer";
import { type Entitlement, getEntitlement } from "./get-agency-entitlement";
import type { Buyer } from "./orders/find-item";
import { getOrderOffer } from "./orders/get-order-offer";
import { type ListedInvoice, listInvoices } from "./overview/list-invoices";
import { findOwnedPlan } from "./plans/find-owned-plan";
import { listPlans, type Plan } from "./plans/list-plans";

/** A plan, and whether the company could order it now. `startsAt`: when its first payment would be due, null for at once. */
export type CompanyPlanOption = Plan & {
  isOwned: boolean;
  startsAt: number | null;
  refusal: { code: ErrorCode; message: string } | null;
};

export type CompanyBilling = Entitlement & {
  plans: CompanyPlanOption[];
  /** whom to ask; null where the reader owns the account */
  owner: Pick<CompanyOwner, "fullName"> | null;
  /** the owner's alone: nobody else sees any */
  invoices: ListedInvoice[];
  /** the reader may open the company's pages at the payment provider */
  hasPortal: boolean;
};

/** @throws AppError "subscription-load-failed" */
export async function getCompanyBilling(
  deps: Deps,
  { buyer, companyId }: { buyer: Buyer; companyId: string },
): Promise<CompanyBilling> {
  const [entitlement, plans, invoices, customerId, self, first] = await Promise.all([
    getEntitlement(deps, { companyId }),
    listPlanOptions(deps, buyer),
    listInvoices(deps, buyer),
    findCustomer(deps, buyer),
    findOwner(deps, { companyId, userId: buyer.userId }),
    findOwner(deps, { companyId }),
  ]).catch((error: unknown) => {
    throw new AppError("subscription-load-failed", { detail: errorText(error) });
  });
  const isOwner = self !== null;
  return {
    ...entitlement,
    plans,
    owner: isOwner || !first ? null : { fullName: first.fullName },
    invoices: isOwner ? invoices : [],
    hasPortal: isOwner && customerId !== null && deps.payments !== null,
  };
}

/** The agencies' plans in ascending price, without the trial. */
export async function listPlanOptions(deps: Deps, buyer: Buyer): Promise<CompanyPlanOption[]> {
  const [plans, owned] = await Promise.all([
    listPlans(deps, { audience: "agency", hadTrial: true }),
    findOwnedPlan(deps, buyer),
  ]);
  return Promise.all(
    plans.map(async (plan) => {
      const option = {
        ...plan,
        isOwned: plan.slug === owned,
        startsAt: null,
        refusal: null,
      };
      if (!plan.isAvailable || option.isOwned) return option;
      try {
        return { ...option, startsAt: (await getOrderOffer(deps, { slug: plan.slug, buyer })).startsAt };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { ...option, refusal: { code: error.code, message: error.message } };
      }
    }),
  );
}
