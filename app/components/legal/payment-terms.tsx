import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";

/** What holds for orders and payments: each sentence is what the product does. */
export function PaymentTerms() {
  return (
    <ul>
      <li>
        All prices are in euros, on the <TextLink to={paths.pricing}>pricing page</TextLink>. Job seekers'
        prices include VAT; agencies' are without it, and VAT is added by the law of the agency's country. The
        price on the order page holds.
      </li>
      <li>
        Orders need a confirmed e-mail address. For an agency, the owner of its account orders, cancels and
        sees invoices: its first active agent. An order is placed with "Order with obligation to pay" and paid
        on a page of Stripe. The contract begins when the payment is confirmed there. You get a mail with the
        order, its price and your right of withdrawal.
      </li>
      <li>
        New accounts start with a free trial of 14 days. It ends by itself and costs nothing. A plan ordered
        meanwhile is first paid when the trial ends, where that is two days or more ahead.
      </li>
      <li>
        Plans are paid in advance and renew for the same period until you{" "}
        <TextLink to={paths.cancel}>cancel</TextLink>, at any time, to the end of the period that is paid.
        Until then you can take it back.
      </li>
      <li>
        Where a renewal can't be collected, Stripe tries again and you are told by mail. Access ends 7 days
        after the paid period; as soon as the invoice is paid, it opens again.
      </li>
      <li>
        Credits are bought once and don't expire. Today nothing takes them. Unspent ones can be given back for
        money for 14 days, in your settings; after that they aren't exchanged for money.
      </li>
      <li>
        A coaching session is booked when the payment for its hour has arrived in time; one that arrives later
        is paid back. Up to 24 hours before it begins you can move it, or cancel it and get back all that you
        paid, on its page. If we have to cancel it, you get back all that you paid.
      </li>
      <li>Invoices are made by Stripe and listed in your settings, or on your agency's subscription page.</li>
      <li>Price changes are announced by mail, and hold from the next period on.</li>
    </ul>
  );
}
