import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { LocalTime } from "~/components/ui/local-time";
import { TextLink } from "~/components/ui/text-link";
import { counted } from "~/lib/format";
import type { AccountBilling } from "../../../../workers/domain/staff/billing/get-account-billing";
import type { MoneyAction } from "../../../../workers/domain/staff/billing/money-forms";
import { actionWords } from "../action-words";
import { moneyActions } from "./money-actions";

export function AccountMoney({
  billing,
  pathOf,
}: {
  billing: AccountBilling;
  pathOf: (action: MoneyAction) => string;
}) {
  const { isCustomer, isPaying, customerUrl, balance, isSuspended, refundable, events } = billing;
  const actions: MoneyAction[] = [
    "extend-trial",
    isSuspended ? "lift" : "suspend",
    ...(balance === null ? [] : (["grant-credits", "take-credits"] as const)),
    ...(refundable.length > 0 ? (["refund"] as const) : []),
    ...(isPaying ? (["end-now"] as const) : []),
    ...(isCustomer ? (["resync"] as const) : []),
  ];
  return (
    <Card
      title="Money"
      className="lg:col-span-2"
      aside={
        <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {isSuspended && <Badge tone="poor">Suspended</Badge>}
          {balance !== null && <span className="tabular-nums">{counted(balance, "credit")}</span>}
          {customerUrl && <TextLink to={customerUrl}>At Stripe</TextLink>}
          {!isCustomer && <span className="text-soft">Nothing bought</span>}
        </span>
      }
    >
      <div className="mb-6 flex flex-wrap gap-2">
        {actions.map((action) => (
          <LinkButton key={action} to={pathOf(action)} look="secondary" size="small" preventScrollReset>
            {moneyActions[action].title}
          </LinkButton>
        ))}
      </div>
      {events.length === 0 ? (
        <p className="text-soft">Nothing has happened yet.</p>
      ) : (
        <ol className="grid gap-3">
          {events.map(({ id, at, kind, text, reason, url }) => (
            <li key={`${kind}-${id}`} className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <span className="text-sm text-soft tabular-nums">
                <LocalTime value={at} />
              </span>
              <span className="[overflow-wrap:anywhere]">
                {kind === "action" ? actionWords(text) : text}
                {url && (
                  <>
                    {" "}
                    <TextLink to={url}>Stripe</TextLink>
                  </>
                )}
                {reason && <span className="block text-sm whitespace-pre-line text-soft">{reason}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
