import { and, desc, eq, notInArray } from "drizzle-orm";
import { billingCustomers, invoices } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError, type ErrorCode } from "../errors";
import { wrapError } from "../wrap-error";
import { type Entitlement, getEntitlement } from "./get-agency-entitlement";
import type { Buyer } from "./orders/find-item";
import { getOrderOffer } from "./orders/get-order-offer";
import { findOwnedPlan } from "./plans/find-owned-plan";
import { listPlans, type Plan } from "./plans/list-plans";

/** Older ones are on the payment provider's own pages. */
const MOST_INVOICES = 24;

/** An invoice as it is listed; amounts in cents, times in UTC ms, addresses of the provider's pages. */
export type CompanyInvoice = Pick<
  typeof invoices.$inferSelect,
  "id" | "number" | "createdAt" | "total" | "tax" | "refunded" | "status" | "hostedUrl" | "pdfUrl"
>;

/** A plan, and whether the company could order it now. `startsAt`: when its first payment would be due, null for at once. */
export type CompanyPlanOption = Plan & {
  isOwned: boolean;
  startsAt: number | null;
  refusal: { code: ErrorCode; message: string } | null;
};

/** What a company has, uses, pays and could have. */
export type CompanyBilling = Entitlement & {
  plans: CompanyPlanOption[];
  invoices: CompanyInvoice[];
  /** it has pages of its own at the payment provider */
  hasPortal: boolean;
};

/** @throws AppError "subscription-load-failed" */
export async function getCompanyBilling(
  deps: Deps,
  { buyer, companyId }: { buyer: Buyer; companyId: string },
): Promise<CompanyBilling> {
  const [entitlement, plans, { customerId, list }] = await Promise.all([
    getEntitlement(deps, { companyId }),
    listPlanOptions(deps, buyer),
    readInvoices(deps, companyId),
  ]).catch((error) => wrapError("subscription-load-failed")(new Error(String(error?.detail ?? error))));
  return {
    ...entitlement,
    plans,
    invoices: list,
    hasPortal: customerId !== null && deps.payments !== null,
  };
}

/** The agencies' plans in ascending price, without the trial. */
export async function listPlanOptions(deps: Deps, buyer: Buyer): Promise<CompanyPlanOption[]> {
  const [plans, owned] = await Promise.all([
    listPlans(deps, { audience: "agency" }),
    findOwnedPlan(deps, buyer),
  ]);
  return Promise.all(
    plans.map(async (plan) => {
      const option = { ...plan, isOwned: plan.slug === owned, startsAt: null, refusal: null };
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

async function readInvoices({ db }: Pick<Deps, "db">, companyId: string) {
  const rows = await db.shared
    .select({
      customerId: billingCustomers.id,
      id: invoices.id,
      number: invoices.number,
      createdAt: invoices.createdAt,
      total: invoices.total,
      tax: invoices.tax,
      refunded: invoices.refunded,
      status: invoices.status,
      hostedUrl: invoices.hostedUrl,
      pdfUrl: invoices.pdfUrl,
    })
    .from(billingCustomers)
    .leftJoin(
      invoices,
      and(eq(invoices.customerId, billingCustomers.id), notInArray(invoices.status, ["draft", "void"])),
    )
    .where(eq(billingCustomers.companyId, companyId))
    .orderBy(desc(invoices.createdAt))
    .limit(MOST_INVOICES);
  // A paid plan that begins with the rest of a trial begins with an invoice of nothing.
  const list = rows.filter((row): row is typeof row & CompanyInvoice => row.id !== null && row.total !== 0);
  return {
    customerId: rows[0]?.customerId ?? null,
    list: list.map(({ customerId: _, ...invoice }) => invoice),
  };
}
