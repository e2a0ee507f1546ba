import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { LetterTable } from "~/components/staff/letters/letter-table";
import { listNames } from "~/components/staff/list-names";
import { Heads } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Button, LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { MAILING_LISTS } from "../../../../workers/domain/content/mailing-lists";
import { listMailingLists } from "../../../../workers/domain/staff/content/list-mailing-lists";
import { listLetters } from "../../../../workers/domain/staff/letters/get-letter";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Mailing lists | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const [lists, letters] = await Promise.all([
    listMailingLists(context.deps),
    listLetters(context.deps, readListQuery("plain", request)),
  ]);
  return { lists, letters };
}

export default function MailingListsPage() {
  const { lists, letters } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Mailing lists"
        lead="Only confirmed addresses may be written to; the others are forgotten after a week. Each export and each letter is noted in the audit log."
      >
        <LinkButton to={adminPaths.newLetter}>New letter</LinkButton>
      </PageHead>
      <CardTable
        caption="Mailing lists"
        head={<Heads labels={["List", "Confirmed", "Not confirmed yet", "Export"]} />}
      >
        {lists.map(({ list, confirmed, unconfirmed }) => (
          <CardRow key={list}>
            <Cell wide>
              <p className="font-medium">{listNames[list]}</p>
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
                <Button look="secondary" size="small" aria-label={`Export CSV: ${listNames[list]}`}>
                  Export CSV
                </Button>
              </Form>
            </Cell>
          </CardRow>
        ))}
      </CardTable>
      <LetterTable {...letters} />
    </>
  );
}

export { AdminError as ErrorBoundary };
