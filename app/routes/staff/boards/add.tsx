import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { PageHead } from "~/components/staff/page-head";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { formStatus } from "~/lib/forms/form-status";
import { SOURCE_NAMES } from "../../../../workers/domain/jobs/search/job-choices";
import { addBoard } from "../../../../workers/domain/staff/boards/add-board";

export const meta: MetaFunction = () => [{ title: "Add a job board | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = {
    address: text("address"),
    source: text("source"),
    token: text("token"),
    company: text("company"),
  };
  const added = await context.attempt(() => addBoard(context.deps, { ...typed, actorId: staff.userId }));
  if (added.ok) return redirect(withNotice(adminPaths.boards(), "board-added"));
  const { message, status } = added.error;
  return data({ error: message, typed }, { status: formStatus(request, status) });
}

export default function AddBoard() {
  const answer = useActionData<typeof action>();
  const typed = answer?.typed;
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <PageHead
        title="Add a job board"
        lead="Paste the address of an employer’s board or of one of its postings. Or name the source and the board’s token there."
      />
      <Form method="post" className="grid max-w-xl gap-4">
        {answer && <Banner kind="error">{answer.error}</Banner>}
        <Field label="Address" htmlFor="address" hint="https://jobs.ashbyhq.com/acme">
          <input
            id="address"
            name="address"
            type="text"
            inputMode="url"
            maxLength={2000}
            autoComplete="off"
            defaultValue={typed?.address}
            className={inputClass}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Source" htmlFor="source" hint="without an address">
            <Select id="source" name="source" defaultValue={typed?.source ?? "greenhouse"}>
              {Object.entries(SOURCE_NAMES).map(([source, name]) => (
                <option key={source} value={source}>
                  {source === "lever-eu" ? `${name} (EU)` : name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Token" htmlFor="token" hint="without an address">
            <input
              id="token"
              name="token"
              maxLength={100}
              autoComplete="off"
              defaultValue={typed?.token}
              className={inputClass}
            />
          </Field>
        </div>
        <Field label="Employer" htmlFor="company" hint="shown where postings name none">
          <input
            id="company"
            name="company"
            maxLength={200}
            autoComplete="off"
            defaultValue={typed?.company}
            className={inputClass}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy}>{busy ? "Adding..." : "Add the Board"}</Button>
          <LinkButton to={adminPaths.boards()} look="secondary">
            Back to the list
          </LinkButton>
        </div>
      </Form>
    </>
  );
}

export { AdminError as ErrorBoundary };
