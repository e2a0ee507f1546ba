import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { actionWords } from "~/components/staff/action-words";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, subjectPath } from "~/components/staff/admin-paths";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Button, LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { Field, inputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { LocalTime } from "~/components/ui/local-time";
import { AUDIT_ACTIONS } from "../../../workers/domain/staff/audit-actions";
import { listAudit } from "../../../workers/domain/staff/list-audit";
import { readListQuery } from "../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Audit log | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("audit", request);
  const { action = null, subject } = query;
  return { ...(await listAudit(context.deps, query)), action, subject };
}

export default function AuditPage() {
  const { rows, next, action, subject } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Audit log" lead="Who did what, when and why. Nobody can change it." />
      <Form method="get" className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto_auto]">
        <Field label="What" htmlFor="action">
          <Select id="action" key={action} name="action" defaultValue={action ?? ""}>
            <option value="">Everything</option>
            {AUDIT_ACTIONS.map((value) => (
              <option key={value} value={value}>
                {actionWords(value)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="On" htmlFor="subject" hint="an id or a request’s number">
          <input
            id="subject"
            key={subject}
            name="subject"
            defaultValue={subject}
            maxLength={200}
            autoComplete="off"
            className={inputClass}
          />
        </Field>
        <Button look="secondary">Filter</Button>
        {(action || subject) && (
          <LinkButton to={adminPaths.audit()} look="quiet">
            Show all
          </LinkButton>
        )}
      </Form>
      {rows.length === 0 ? (
        <Nothing>Nothing here.</Nothing>
      ) : (
        <CardTable caption="Audit log" head={<Heads labels={["When", "Who", "What", "On", "Why"]} />}>
          {rows.map((row) => {
            const path = subjectPath(row.action, row.subject);
            return (
              <CardRow key={row.id}>
                <Cell label="When" wide className="md:whitespace-nowrap">
                  <LocalTime value={row.createdAt} />
                </Cell>
                <Cell label="Who" wide>
                  {row.actor ?? "Plumbline"}
                </Cell>
                <Cell wide className="font-medium">
                  {actionWords(row.action)}
                </Cell>
                <Cell label="On" wide className="[overflow-wrap:anywhere]">
                  <Link to={path ?? adminPaths.audit(row.subject)} className="text-link tabular-nums">
                    {row.subject.length > 12 ? `${row.subject.slice(0, 8)}…` : row.subject}
                  </Link>
                </Cell>
                <Cell wide className="whitespace-pre-line [overflow-wrap:anywhere] md:max-w-xs">
                  {row.reason ?? "—"}
                </Cell>
              </CardRow>
            );
          })}
        </CardTable>
      )}
      <NextPage next={next} />
    </>
  );
}

export { AdminError as ErrorBoundary };
