import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import { asksToStart } from "../../../workers/domain/billing/orders/asks-to-start";
import type { Offer } from "../../../workers/domain/billing/orders/get-order-offer";
import { priceWords } from "./order-facts";

/**
 * The order's consents, and the button whose words the law prescribes. A plain form: its answer leads to another site.
 * @param mark what this page said of the price; an order is refused where it no longer holds
 */
export function OrderForm({
  offer,
  mark,
  companyName,
}: {
  offer: Offer;
  mark: string;
  companyName: string | null;
}) {
  const [sending, setSending] = useSending();
  const { kind } = offer;
  const startsAt = kind === "plan" ? offer.startsAt : null;
  return (
    <Form method="post" reloadDocument onSubmit={() => setSending(true)} className="grid gap-4">
      <input type="hidden" name="seen" value={mark} />
      <div className="grid">
        <Checkbox
          name="terms"
          required
          label={
            <span>
              {companyName !== null && `I order for ${companyName}, and `}
              {companyName === null ? "I" : "we"} accept the{" "}
              <a href={paths.terms} target="_blank" rel="noopener" className="text-link">
                Terms of Service
                <span className="sr-only"> (in a new tab)</span>
              </a>
              .
            </span>
          }
        />
        {asksToStart(kind, { companyId: companyName }) && (
          <Checkbox
            name="startAtOnce"
            required
            label={kind === "coaching" ? HOLD_SESSION : <StartPlan startsAt={startsAt} />}
            hint={kind === "coaching" ? RIGHT_ENDS : NOTHING_LOST}
          />
        )}
      </div>
      <div className="grid gap-3 border-t border-line pt-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">
            {startsAt === null ? "Total, due today" : <>Total, due on {<LocalDate value={startsAt} />}</>}
          </span>
          <strong className="font-serif text-2xl tabular-nums">{priceWords(offer)}</strong>
        </p>
        <Button busy={sending}>Order with obligation to pay</Button>
        <p className="text-sm text-soft">
          {startsAt === null ? "You pay" : "You say how you pay"} on the next page, at Stripe, where you can
          still go back. We never see your card’s number.
        </p>
      </div>
    </Form>
  );
}

const NOTHING_LOST =
  "It costs you nothing: if you withdraw within them, you get back all that you paid, whatever you have used. If you would rather wait, order later: your data stays.";

const HOLD_SESSION = "Please hold the session at its hour, even within the 14 days in which I can withdraw.";
const RIGHT_ENDS = "I know that my right to withdraw ends once the session has been held in full.";

/** The wish that the plan begins within the time for withdrawing. */
function StartPlan({ startsAt }: { startsAt: number | null }) {
  if (startsAt === null)
    return <>Please begin with my plan today, and not only after the 14 days in which I can withdraw.</>;
  return (
    <span>
      Please begin with my plan when my trial ends, on <LocalDate value={startsAt} />, also where that is
      within the 14 days in which I can withdraw.
    </span>
  );
}

/** Whether the form is under way; a page that the browser brings back with Back has sent nothing. */
function useSending() {
  const [sending, setSending] = useState(false);
  useEffect(() => {
    const reset = () => setSending(false);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);
  return [sending, setSending] as const;
}
