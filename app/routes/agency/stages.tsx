import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { paths } from "~/lib/paths";
import { requireRight } from "../../../workers/domain/agencies/require-right";
import { may } from "../../../workers/domain/agencies/roles";
import { parseStageForm } from "../../../workers/domain/decisions/schema";
import { getStageSettings, saveStageSettings } from "../../../workers/domain/decisions/stage-settings";
import { AppError } from "../../../workers/domain/errors";

export const meta: MetaFunction = () => [{ title: "Stages and reasons | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  return { ...(await getStageSettings(context.deps, agent)), canChange: may(agent, "manage") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "manage");
  const form = await request.formData();
  const saved = await context.attempt(async () => {
    const edits = parseStageForm(form, await getStageSettings(context.deps, agent));
    if (!edits) throw new AppError("stages-invalid");
    await saveStageSettings(context.deps, { agent, edits });
  });
  if (saved.ok) return { problem: null };
  return data({ problem: saved.error.message }, { status: saved.error.status });
}

export default function Stages() {
  const { stages, reasons, canChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <div className="grid gap-1">
        <h1 className="text-3xl">Stages and reasons</h1>
        <p className="text-soft">
          What your company calls the stages of hiring, and why it may turn someone down. Everyone in your
          company sees the same{canChange ? "" : "; its owners can change it"}.
        </p>
      </div>
      {answer && (
        <Banner kind={answer.problem ? "error" : "success"}>
          {answer.problem ?? "Your changes are saved."}
        </Banner>
      )}
      <Form method="post">
        <fieldset disabled={!canChange} className="grid gap-8">
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-xl font-semibold">Stages</legend>
            {stages.map(({ stage, name }, index) => (
              <div key={stage} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
                <input type="hidden" name="stage" value={stage} />
                <Field label="Position" htmlFor={`position-${stage}`}>
                  <input
                    id={`position-${stage}`}
                    name="position"
                    type="number"
                    min={1}
                    max={99}
                    required
                    defaultValue={index + 1}
                    className={inputClass}
                  />
                </Field>
                <Field label="Name" htmlFor={`name-${stage}`}>
                  <input
                    id={`name-${stage}`}
                    name="name"
                    required
                    maxLength={30}
                    defaultValue={name}
                    className={inputClass}
                  />
                </Field>
              </div>
            ))}
          </fieldset>
          <Field label="Reasons for a no, one per line" htmlFor="reasons" hint="1 to 20">
            <textarea
              id="reasons"
              name="reasons"
              required
              rows={12}
              defaultValue={reasons.map(({ label }) => label).join("\n")}
              aria-describedby="reasons-hint"
              className={textareaClass}
            />
            <p id="reasons-hint" className="text-sm text-soft">
              Only what the job asks for. Age, origin, family, health, religion and the like are refused,
              because equal treatment law protects them.
            </p>
          </Field>
          <div className="flex flex-wrap items-center gap-4">
            {canChange && <Button>Save</Button>}
            <Link to={paths.agentProfile} className="text-link">
              Profile Settings
            </Link>
          </div>
        </fieldset>
      </Form>
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
