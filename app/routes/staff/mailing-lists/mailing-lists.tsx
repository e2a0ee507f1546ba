import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Heads } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Button } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { MAILING_LISTS } from "../../../../workers/domain/content/mailing-lists";
import { listMailingLists } from "../../../../workers/domain/staff/content/list-mailing-lists";

export const meta: MetaFunction = () => [{ title: "Mailing lists | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return { lists: await listMailingLists(context.deps) };
}

const names = { newsletter: "Newsletter", careers: "Careers", interview: "Interview practice" };

export default function MailingListsPage() {
  const { lists } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Mailing lists"
        lead="Only confirmed addresses may be written to; the others are forgotten after a week. Each export is noted in the audit log."
      />
      <CardTable
        caption="Mailing lists"
        head={<Heads labels={["List", "Confirmed", "Not confirmed yet", "Export"]} />}
      >
        {lists.map(({ list, confirmed, unconfirmed }) => (
          <CardRow key={list}>
            <Cell wide>
              <p className="font-medium">{names[list]}</p>
              <p className="text-sm text-soft">Asked to be told of {MAILING_LISTS[list]}.</p>
            </Cell>
            <Cell label="Confirmed" wide className="tabular-nums">
              {confirmed}
            </Cell>
            <Cell label="Not confirmed yet" wide className="tabular-nums">
              {unconfirmed}
            </Cell>
            <Cell wide>
              {/* A file is no page: the browser takes it itself. */}
              <Form method="post" action={adminPaths.confirmedOf(list)} reloadDocument>
                <Button look="secondary" size="small" aria-label={`Export CSV: ${names[list]}`}>
                  Export CSV
                </Button>
              </Form>
            </Cell>
          </CardRow>
        ))}
      </CardTable>
    </>
  );
}

export { AdminError as ErrorBoundary };
