import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { PageHead } from "~/components/staff/page-head";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { formStatus } from "~/lib/forms/form-status";
import { getMessage } from "../../../../workers/domain/staff/content/list-messages";
import {
  INCIDENT_KINDS,
  INCIDENT_SEVERITIES,
} from "../../../../workers/domain/staff/incidents/incident-kinds";
import { openIncident } from "../../../../workers/domain/staff/incidents/open-incident";
import { incidentSchema } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Record an incident | Plumbline" }];

/** From a message that somebody sent, the form begins with what it says. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const messageId = new URL(request.url).searchParams.get("message");
  if (!messageId) return { begun: {} };
  const { name, email, message, createdAt } = await getMessage(context.deps, { messageId });
  const noticedAt = new Date(createdAt).toISOString().slice(0, 16);
  return {
    begun: {
      kind: "complaint",
      description: message.slice(0, 4000),
      reportedBy: `${name}, ${email}`,
      noticedAt,
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const form = await request.formData();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const refuse = (status: number, error: string) =>
    data({ error, typed }, { status: formStatus(request, status) });
  const parsed = incidentSchema.safeParse(typed);
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? "");
  const opened = await context.attempt(() =>
    openIncident(context.deps, { actorId: staff.userId, form: parsed.data }),
  );
  if (!opened.ok) return refuse(opened.error.status, opened.error.message);
  return redirect(withNotice(adminPaths.incident(opened.value), "incident-opened"));
}

export default function NewIncident() {
  const { begun } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed: Record<string, string | undefined> = answer?.typed ?? begun;
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <PageHead
        title="Record an incident"
        lead="As soon as somebody has noticed it: the clock runs from then, not from now."
      />
      <Form method="post" className="grid max-w-xl gap-4">
        {answer && <Banner kind="error">{answer.error}</Banner>}
        <Field label="Kind" htmlFor="kind">
          <Select id="kind" name="kind" defaultValue={typed.kind ?? "data-breach"}>
            {Object.entries(INCIDENT_KINDS).map(([kind, { name }]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ul className="grid gap-1 text-sm text-soft">
          {Object.entries(INCIDENT_KINDS).map(([kind, { name, by }]) => (
            <li key={kind}>
              {name}: {by}
            </li>
          ))}
        </ul>
        <Field label="How serious" htmlFor="severity">
          <Select id="severity" name="severity" defaultValue={typed.severity ?? "medium"}>
            {Object.entries(INCIDENT_SEVERITIES).map(([severity, name]) => (
              <option key={severity} value={severity}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Line name="title" label="In a line" typed={typed} />
        <Field label="What happened" htmlFor="description">
          <textarea
            id="description"
            name="description"
            rows={5}
            maxLength={4000}
            defaultValue={typed.description}
            className={textareaClass}
          />
        </Field>
        <Line name="reportedBy" label="Who reported it" typed={typed} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Noticed at" htmlFor="noticedAt" hint="UTC">
            <input
              id="noticedAt"
              name="noticedAt"
              type="datetime-local"
              defaultValue={typed.noticedAt}
              className={inputClass}
            />
          </Field>
          <Line name="people" label="People concerned" hint="if known" typed={typed} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy}>{busy ? "Recording..." : "Record"}</Button>
          <LinkButton to={adminPaths.incidents()} look="secondary">
            Back to the list
          </LinkButton>
        </div>
      </Form>
    </>
  );
}

function Line({
  name,
  label,
  hint,
  typed,
}: {
  name: string;
  label: string;
  hint?: string;
  typed: Record<string, string | undefined>;
}) {
  return (
    <Field label={label} htmlFor={name} hint={hint}>
      <input
        id={name}
        name={name}
        maxLength={200}
        autoComplete="off"
        defaultValue={typed[name]}
        className={inputClass}
      />
    </Field>
  );
}

export { AdminError as ErrorBoundary };
