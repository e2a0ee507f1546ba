import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Brand } from "~/components/layout/brand";
import { ErrorPage } from "~/components/layout/error-page";
import { MailStatus } from "~/components/mail/mail-status";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import { paths } from "~/lib/paths";
import { listOutbox } from "../../../workers/domain/mail/read-outbox";

export const meta: MetaFunction = () => [{ title: "Outbox | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  return { mails: await listOutbox(context.deps) };
}

export default function Outbox() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <main className="mx-auto grid max-w-5xl gap-6 px-5 py-10">
      <Link to={paths.home} className="justify-self-start rounded-sm">
        <Brand />
      </Link>
      <div className="grid gap-2">
        <h1 className="text-3xl">Outbox</h1>
        <p className="text-soft">
          This machine sends no mail: what would have left is shown here, newest first. The page does not
          exist in production.
        </p>
      </div>
      {mails.length === 0 && <p>No mail yet.</p>}
      {mails.length > 0 && (
        <CardTable
          caption="Mails"
          head={["Subject", "To", "When", "Status"].map((title) => (
            <th key={title} scope="col" className="px-2 py-3 font-medium first:pl-4 last:pr-4">
              {title}
            </th>
          ))}
        >
          {mails.map(({ mailId, subject, to, createdAt, status }) => (
            <CardRow key={mailId}>
              <Cell wide>
                <Link to={paths.outboxMail(mailId)} discover="none" className="text-link">
                  {subject}
                </Link>
              </Cell>
              <Cell wide className="[overflow-wrap:anywhere]">
                {to}
              </Cell>
              <Cell className="whitespace-nowrap">
                <LocalTime value={createdAt} />
              </Cell>
              <Cell className="max-md:text-right">
                <MailStatus status={status} />
              </Cell>
            </CardRow>
          ))}
        </CardTable>
      )}
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
