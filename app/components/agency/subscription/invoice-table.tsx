import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { euros } from "../../../../workers/domain/billing/money";
import type { ListedInvoice } from "../../../../workers/domain/billing/overview/list-invoices";

export function InvoiceTable({ invoices }: { invoices: ListedInvoice[] }) {
  const heads = ["Invoice", "Date", "Amount", "VAT", "Status", "Document"];
  return (
    <Card title="Invoices">
      <CardTable
        caption="Invoices"
        head={heads.map((head) => (
          <th key={head} scope="col" className="px-2 py-2 font-medium first:pl-4 last:pr-4">
            {head}
          </th>
        ))}
      >
        {invoices.map(({ id, number, createdAt, total, tax, hostedUrl, pdfUrl, ...invoice }) => (
          <CardRow key={id}>
            <Cell wide className="font-medium">
              {hostedUrl ? <TextLink to={hostedUrl}>{number ?? "Invoice"}</TextLink> : (number ?? "Invoice")}
            </Cell>
            <Cell label="Date" wide>
              <LocalDate value={createdAt} />
            </Cell>
            <Cell label="Amount" wide className="tabular-nums">
              {euros(total)}
            </Cell>
            <Cell label="VAT" wide className="tabular-nums">
              {euros(tax)}
            </Cell>
            <Cell label="Status" wide>
              <InvoiceStatus total={total} {...invoice} />
            </Cell>
            <Cell label="Document" wide>
              {pdfUrl ? <TextLink to={pdfUrl}>PDF</TextLink> : "None"}
            </Cell>
          </CardRow>
        ))}
      </CardTable>
    </Card>
  );
}

function InvoiceStatus({ status, total, refunded }: Pick<ListedInvoice, "status" | "total" | "refunded">) {
  if (refunded > 0) return <Badge>{refunded >= total ? "Paid back" : `${euros(refunded)} paid back`}</Badge>;
  if (status === "paid") return <Badge tone="good">Paid</Badge>;
  return <Badge tone="poor">{status === "open" ? "Not paid" : "Not collected"}</Badge>;
}
