import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { planStateOf } from "~/components/billing/plan-state";
import { Banner } from "~/components/ui/banner";
import { Button, buttonClass, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import type { SeekerBilling } from "../../../workers/domain/billing/overview/get-seeker-billing";
import { CreditLedger } from "./credit-ledger";
import { InvoiceList } from "./invoice-list";

export function BillingSection({
  billing,
  deletionDueAt,
}: {
  billing: SeekerBilling;
  deletionDueAt: number | null;
}) {
  const { invoices, withdrawable, credits } = billing;
  return (
    <Card title="Plan and Billing" id="billing" className="scroll-mt-4">
      <div className="grid gap-6 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-6">
        <Plan billing={billing} deletionDueAt={deletionDueAt} />
        {withdrawable.length > 0 && <Withdrawals orders={withdrawable} />}
        {invoices.length > 0 && (
          <Part title="Invoices">
            <InvoiceList invoices={invoices} />
          </Part>
        )}
        <Part title="Credits">
          <CreditLedger credits={credits} />
        </Part>
      </div>
    </Card>
  );
}

export function BillingUnknown() {
  return (
    <Card title="Plan and Billing" id="billing">
      <Banner kind="error">Failed to fetch subscription status</Banner>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

function Plan({ billing, deletionDueAt }: { billing: SeekerBilling; deletionDueAt: number | null }) {
  const { subscription, hasPortal, invoices } = billing;
  const { label, tone, text } = planStateOf(subscription, deletionDueAt);
  const isLive = subscription?.isPaid && ["active", "suspended"].includes(subscription.status);
  const isOpen = subscription !== null && subscription.daysLeft > 0;
  const isCancelled = isOpen && subscription.cancelAt !== null && subscription.status !== "suspended";
  const mustPay = subscription?.pastDueSince != null || subscription?.status === "suspended";
  const unpaid = mustPay ? invoices.find(({ status }) => status === "open") : undefined;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-lg">{subscription?.planName ?? "No plan"}</strong>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isCancelled && deletionDueAt === null && <BillingButton intent="resume">Keep My Plan</BillingButton>}
        {!isLive && <LinkButton to={paths.pricing}>{isOpen ? "Upgrade" : "Get Plan"}</LinkButton>}
        {unpaid?.hostedUrl && (
          <a href={unpaid.hostedUrl} rel="noopener" className={buttonClass()}>
            Pay the Open Invoice
          </a>
        )}
        {hasPortal && (
          <BillingButton intent="portal" leaves>
            Manage Payment
          </BillingButton>
        )}
        {isLive && isOpen && subscription.cancelAt === null && (
          <LinkButton to={paths.cancelPlan} look="secondary" preventScrollReset>
            Cancel Plan
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function BillingButton({
  intent,
  leaves = false,
  children,
}: {
  intent: "portal" | "resume";
  leaves?: boolean;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={paths.billingActions} reloadDocument={leaves}>
      <input type="hidden" name="intent" value={intent} />
      <Button look="secondary">{children}</Button>
    </Form>
  );
}

function Withdrawals({ orders }: { orders: SeekerBilling["withdrawable"] }) {
  return (
    <Part title="Changed your mind?">
      <p className="text-soft">You can withdraw from these orders without giving a reason.</p>
      <ul className="divide-y divide-line">
        {orders.map(({ id, number, name, orderedAt, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <div>
              <p className="font-medium">{name}</p>
              <p className="text-sm text-soft">
                Order {number} of <LocalDate value={orderedAt} />, until <LocalDate value={until} utc />
              </p>
            </div>
            <LinkButton
              to={paths.withdrawOrder(id)}
              look="secondary"
              size="small"
              preventScrollReset
              aria-label={`Withdraw from order ${number}`}
            >
              Withdraw
            </LinkButton>
          </li>
        ))}
      </ul>
    </Part>
  );
}
