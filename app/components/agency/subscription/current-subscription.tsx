import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { counted } from "~/lib/format";
import type { CompanyBilling } from "../../../../workers/domain/billing/get-company-billing";
import { euros } from "../../../../workers/domain/billing/money";
import { planStateOf } from "./plan-state";
import { UsageMeters } from "./usage-meters";

export function CurrentSubscription({ billing }: { billing: CompanyBilling }) {
  const { subscription, validity, usage, plans, invoices, hasPortal, owner } = billing;
  const { label, tone, text } = planStateOf(billing);
  const isUnbegun =
    validity.status === "active" &&
    subscription?.isPaid &&
    subscription.cancelAt === null &&
    invoices.length === 0;
  const price = plans.find(({ slug }) => slug === subscription?.slug)?.price;
  const unpaid = invoices.find(({ status }) => status === "open");
  const canResume = owner === null && validity.valid && subscription?.cancelAt != null;
  const mustPay = subscription?.pastDueSince != null || subscription?.status === "suspended";
  return (
    <Card title="Current Subscription">
      <div className="grid gap-6">
        <div className="grid gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="text-lg">{subscription?.planName ?? "No subscription"}</strong>
            <Badge tone={tone}>{label}</Badge>
            {subscription?.isPaid && price !== undefined && (
              <span className="text-soft">{euros(price)} per month, plus VAT</span>
            )}
          </p>
          <p className="max-w-prose">
            {isUnbegun ? (
              <>
                Nothing has been charged yet: the days of your trial come first. The first payment is due on{" "}
                <LocalDate value={subscription.nextRenewal} />, then one every month until you cancel.
              </>
            ) : (
              text
            )}
          </p>
        </div>
        {subscription && (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
            <Fact name="Started">
              <LocalDate value={subscription.startDate} />
            </Fact>
            {validity.status !== "suspended" && (
              <Fact name={validity.valid ? endName(subscription) : "Ended"}>
                <LocalDate value={subscription.nextRenewal} />
              </Fact>
            )}
            {validity.valid && <Fact name="Time left">{counted(validity.daysLeft, "day")}</Fact>}
          </dl>
        )}
        {(hasPortal || canResume || (mustPay && unpaid?.hostedUrl)) && (
          <div className="flex flex-wrap items-center gap-3">
            {canResume && (
              <SubscriptionButton intent="resume">
                {subscription?.isPaid ? "Keep My Plan" : "Keep My Trial"}
              </SubscriptionButton>
            )}
            {mustPay && unpaid?.hostedUrl && (
              <a href={unpaid.hostedUrl} rel="noopener" className={buttonClass()}>
                Pay the Open Invoice
              </a>
            )}
            {hasPortal && (
              <SubscriptionButton intent="portal" leaves>
                Payment and Billing Address
              </SubscriptionButton>
            )}
          </div>
        )}
        {subscription && validity.valid && (
          <section aria-labelledby="usage" className="grid gap-4 border-t border-line pt-6">
            <div>
              <h3 id="usage" className="text-lg">
                Used in this period
              </h3>
              <p className="text-sm text-soft">
                Counted since <LocalDate value={subscription.periodStart} />
                {endName(subscription) === "Next payment" && (
                  <>
                    , and from zero again on <LocalDate value={subscription.nextRenewal} />
                  </>
                )}
                . What you delete stays counted; files that can’t be read don’t count.
              </p>
            </div>
            <UsageMeters limits={subscription.limits} usage={usage} />
          </section>
        )}
      </div>
    </Card>
  );
}

function endName({ status, cancelAt, pastDueSince }: NonNullable<CompanyBilling["subscription"]>): string {
  if (pastDueSince !== null) return "Access until";
  return status === "active" && cancelAt === null ? "Next payment" : "Ends";
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `leaves`: its answer leads to another site. */
function SubscriptionButton({
  intent,
  leaves = false,
  children,
}: {
  intent: "portal" | "resume";
  leaves?: boolean;
  children: ReactNode;
}) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" reloadDocument={leaves} preventScrollReset>
      <Button name="intent" value={intent} look={leaves ? "secondary" : "primary"} busy={busy}>
        {children}
      </Button>
    </Form>
  );
}
