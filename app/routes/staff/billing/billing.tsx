import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LocalTime } from "~/components/ui/local-time";
import { listOpenBilling } from "../../../../workers/domain/staff/billing/open-billing";

export const meta: MetaFunction = () => [{ title: "Billing | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return listOpenBilling(context.deps);
}

export default function BillingPage() {
  const { alerts, declarations } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Billing" lead="Declarations that wait, and what doesn't add up with Stripe." />
      <section className="grid gap-4">
        <h2 className="text-xl">Withdrawals and cancellations that wait</h2>
        {declarations.length === 0 ? (
          <Nothing>No declaration waits.</Nothing>
        ) : (
          <ul className="grid gap-4">
            {declarations.map((row) => (
              <li key={row.id}>
                <Declaration row={row} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl">Alerts</h2>
        {alerts.length === 0 ? (
          <Nothing>Everything adds up.</Nothing>
        ) : (
          <ul className="grid gap-4">
            {alerts.map((row) => (
              <li key={row.id}>
                <Alert row={row} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Outlet />
    </>
  );
}

type Rows = Awaited<ReturnType<typeof listOpenBilling>>;

function Declaration({ row }: { row: Rows["declarations"][number] }) {
  const { id, kind, number, name, email, contract, wish, orderId, userId, createdAt } = row;
  return (
    <Card
      title={`${kind === "withdrawal" ? "Withdrawal" : "Cancellation"} ${number}`}
      aside={<LocalTime value={createdAt} />}
    >
      <div className="grid gap-3 [overflow-wrap:anywhere]">
        <p>
          {name},{" "}
          {userId ? (
            <Link to={adminPaths.user(userId)} className="text-link">
              {email}
            </Link>
          ) : (
            email
          )}
        </p>
        <p className="font-medium">{contract}</p>
        {wish && <p className="whitespace-pre-line">{wish}</p>}
        {orderId && <p className="text-sm text-soft">Matches an order: it is carried out by itself.</p>}
        <div className="flex flex-wrap gap-2">
          <LinkButton
            to={adminPaths.declaration(id, "carry-out")}
            look="secondary"
            size="small"
            preventScrollReset
          >
            Carry out
          </LinkButton>
          <LinkButton
            to={adminPaths.declaration(id, "answer")}
            look="secondary"
            size="small"
            preventScrollReset
          >
            Answer
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

const KINDS: Record<Rows["alerts"][number]["kind"], string> = {
  "two-subscriptions": "Two plans at once: the younger was ended and paid back",
  "ownerless-subscription": "A plan at Stripe belongs to nobody here",
  "unknown-price": "A plan at Stripe has a price that isn't ours",
  "unknown-purchase": "A purchase at Stripe has no order here",
  dispute: "A payment is disputed",
  difference: "Our rows and Stripe differ, and a new reading didn't mend it",
  "price-differs": "A price at Stripe isn't the one that our pages show",
};

function Alert({ row }: { row: Rows["alerts"][number] }) {
  const { id, kind, subject, data, userId, companyId, createdAt } = row;
  return (
    <Card title={KINDS[kind]} aside={<LocalTime value={createdAt} />}>
      <div className="grid justify-items-start gap-3 [overflow-wrap:anywhere]">
        <p className="font-mono text-sm">{subject}</p>
        {data && <p className="font-mono text-sm text-soft">{JSON.stringify(data)}</p>}
        {userId && (
          <Link to={adminPaths.user(userId)} className="text-link">
            The person's page
          </Link>
        )}
        {companyId && (
          <Link to={adminPaths.company(companyId)} className="text-link">
            The company's page
          </Link>
        )}
        <LinkButton to={adminPaths.resolveAlert(id)} look="secondary" size="small" preventScrollReset>
          Resolve
        </LinkButton>
      </div>
    </Card>
  );
}

export { AdminError as ErrorBoundary };
