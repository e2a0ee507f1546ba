import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { euros } from "../../../workers/domain/billing/money";
import type { ListedInvoice } from "../../../workers/domain/billing/overview/list-invoices";

export function InvoiceList({ invoices }: { invoices: ListedInvoice[] }) {
  return (
    <ul className="divide-y divide-line">
      {invoices.map(({ id, number, createdAt, total, refunded, status, hostedUrl, pdfUrl }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <LocalDate value={createdAt} />
            <span className="font-medium tabular-nums">{euros(total)}</span>
            {refunded > 0 && (
              <Badge>{refunded >= total ? "Paid back" : `${euros(refunded)} paid back`}</Badge>
            )}
            {status !== "paid" && <Badge tone="moderate">Not paid</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm">
            {hostedUrl ? <TextLink to={hostedUrl}>{number ?? "Invoice"}</TextLink> : number}
            {pdfUrl && <TextLink to={pdfUrl}>PDF</TextLink>}
          </p>
        </li>
      ))}
    </ul>
  );
}
