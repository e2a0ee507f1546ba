import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { SeekerBilling } from "../../../workers/domain/billing/overview/get-seeker-billing";

export function CreditLedger({ credits: { balance, lines } }: { credits: SeekerBilling["credits"] }) {
  return (
    <div className="grid gap-3">
      <p>
        You have <strong className="tabular-nums">{counted(balance, "credit")}</strong>.{" "}
        {balance < 0 && "More went back for money than were left. "}
        <TextLink to={paths.buyCredits}>Get more credits</TextLink>
      </p>
      {lines.length > 0 && (
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">Credit history</caption>
          <thead className="text-left text-soft">
            <tr>
              <th className="py-1 pr-4 font-medium">Day</th>
              <th className="py-1 pr-4 font-medium">What</th>
              <th className="py-1 pr-4 text-right font-medium">Credits</th>
              <th className="py-1 text-right font-medium">Balance</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ id, date, what, credits, balance: after }) => (
              <tr key={id} className="align-top">
                <td className="py-2 pr-4 whitespace-nowrap">
                  <LocalDate value={date} />
                </td>
                <td className="py-2 pr-4">{what}</td>
                <td className="py-2 pr-4 text-right tabular-nums">
                  {credits > 0 ? `+${credits}` : `−${-credits}`}
                </td>
                <td className="py-2 text-right tabular-nums">{after < 0 ? `−${-after}` : after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
