import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Clock } from "~/components/staff/clock";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import { listMessages } from "../../../../workers/domain/staff/content/list-messages";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Messages | Plumbline" }];

const SHOWN_CHARACTERS = 120;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("messages", request);
  const { rows, next } = await listMessages(context.deps, query);
  const lines = rows.map(({ answer: _, message, ...row }) => ({
    ...row,
    beginning: message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS)}…` : message,
  }));
  return { rows: lines, next, open: query.state === "open", now: context.deps.now() };
}

export default function MessagesPage() {
  const { rows, next, open, now } = useLoaderData<typeof loader>();
  const last = open ? "Time left" : "Answered";
  return (
    <>
      <PageHead
        title="Messages"
        lead={
          open
            ? "Most urgent first. The contact page promises an answer within 24 hours; subscribers come first."
            : "Newest first."
        }
      />
      <Tabs
        label="Messages by state"
        tabs={[
          { to: adminPaths.messages("open"), label: "To answer", current: open },
          { to: adminPaths.messages("answered"), label: "Answered", current: !open },
        ]}
      />
      {rows.length === 0 ? (
        <Nothing>{open ? "Every message is answered." : "No message has been answered yet."}</Nothing>
      ) : (
        <CardTable caption="Messages" head={<Heads labels={["From", "Message", "Came", last]} />}>
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link to={adminPaths.message(row.id)} className="text-link font-medium">
                  {row.name}
                </Link>
              </Cell>
              <Cell wide className="[overflow-wrap:anywhere] md:max-w-xs">
                {row.beginning}
              </Cell>
              <Cell label="Came" wide>
                <LocalTime value={row.createdAt} />
              </Cell>
              <Cell label={last} wide>
                {row.answeredAt === null ? (
                  <Clock dueAt={row.dueAt} now={now} />
                ) : (
                  <LocalTime value={row.answeredAt} />
                )}
              </Cell>
            </CardRow>
          ))}
        </CardTable>
      )}
      <NextPage next={next} />
    </>
  );
}

export { AdminError as ErrorBoundary };
