import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { OUTCOMES } from "~/components/staff/boards/board-words";
import { Heads } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { Field, inputClass } from "~/components/ui/fields/field";
import { counted } from "~/lib/format";
import { formStatus } from "~/lib/forms/form-status";
import { AppError } from "../../../../workers/domain/errors";
import { type ImportedRow, importBoards } from "../../../../workers/domain/staff/boards/import-boards";

export const meta: MetaFunction = () => [{ title: "Import job boards | Plumbline" }];

const MOST_BYTES = 1024 * 1024;

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const imported = await context.attempt(async () => {
    const { file } = await context.receiveForm(request);
    if (!file || file.bytes.length > MOST_BYTES) throw new AppError("boards-unreadable");
    const csv = new TextDecoder().decode(file.bytes);
    return importBoards(context.deps, { csv, actorId: staff.userId });
  });
  if (imported.ok) return data({ error: null, rows: imported.value });
  const { message, status } = imported.error;
  return data({ error: message, rows: null }, { status: formStatus(request, status) });
}

export default function ImportBoards() {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <PageHead
        title="Import job boards"
        lead="A CSV file with the columns source, token, company; further columns are left out. Boards that are in the list stay as they are."
      />
      <Form method="post" encType="multipart/form-data" className="grid max-w-xl gap-4">
        {answer?.error && <Banner kind="error">{answer.error}</Banner>}
        <Field label="CSV file" htmlFor="file" hint="up to 1 MB, 5,000 lines">
          <input
            id="file"
            name="file"
            type="file"
            accept=".csv,text/csv"
            required
            className={`${inputClass} py-2`}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy}>{busy ? "Importing..." : "Import"}</Button>
          <LinkButton to={adminPaths.boards()} look="secondary">
            Back to the list
          </LinkButton>
        </div>
      </Form>
      {answer?.rows && <Outcomes rows={answer.rows} />}
    </>
  );
}

function Outcomes({ rows }: { rows: ImportedRow[] }) {
  const added = rows.filter(({ outcome }) => outcome === "added").length;
  return (
    <section className="grid gap-3" aria-label="What became of each line">
      <Banner kind={added > 0 ? "success" : "info"}>
        {added > 0
          ? `${counted(added, "board")} of ${rows.length} added, to be read within the next hours.`
          : "No board was added."}
      </Banner>
      <CardTable
        caption="What became of each line"
        head={<Heads labels={["Line", "Source", "Token", "Outcome"]} />}
      >
        {rows.map(({ line, source, token, outcome }) => (
          <CardRow key={line}>
            <Cell label="Line" className="tabular-nums">
              {line}
            </Cell>
            <Cell label="Source" className="[overflow-wrap:anywhere]">
              {source}
            </Cell>
            <Cell label="Token" className="[overflow-wrap:anywhere]">
              {token}
            </Cell>
            <Cell label="Outcome" className={outcome === "added" ? "text-good" : undefined}>
              {OUTCOMES[outcome]}
            </Cell>
          </CardRow>
        ))}
      </CardTable>
    </section>
  );
}

export { AdminError as ErrorBoundary };
