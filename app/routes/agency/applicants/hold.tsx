import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { textareaClass } from "~/components/ui/fields/field";
import { LocalDate } from "~/components/ui/local-date";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { endHold, getHold, holdPerson } from "../../../../workers/domain/applicants/retention/hold-person";
import { HOLD_REASONS, MAX_HOLD_WORDS } from "../../../../workers/domain/applicants/retention/hold-reasons";
import { AppError } from "../../../../workers/domain/errors";

export const meta: MetaFunction = () => [{ title: "Legal hold | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  return { ...(await getHold(context.deps, { agent, threadId, applicantId })), threadId, applicantId };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const own = { agent, threadId, applicantId };
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const done = await context.attempt(() =>
    text("intent") === "end"
      ? endHold(context.deps, own)
      : holdPerson(context.deps, { ...own, reason: text("reason"), words: text("words") }),
  );
  if (done.ok) return replace(agencyPaths.applicant(threadId, applicantId) + new URL(request.url).search);
  const { code, message, status } = done.error;
  if (code !== "hold-no-words") throw new AppError(code);
  return data(
    { problem: message, reason: text("reason"), words: text("words") },
    formStatus(request, status),
  );
}

export default function LegalHold() {
  const { threadId, applicantId, name, heldAt, reason, words } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const sent = useNavigation().formData?.get("intent");
  const closeTo = agencyPaths.applicant(threadId, applicantId) + useTableSearch();
  return (
    <RouteDialog
      title={heldAt === null ? `Put ${name} on legal hold?` : `${name} is on legal hold`}
      closeTo={closeTo}
    >
      <Form method="post" preventScrollReset className="grid gap-4">
        {heldAt === null ? (
          <>
            <p className="text-soft">
              Nothing of this person is deleted until a colleague ends the hold: not by your company’s
              retention period, and not on request. It holds in all of your company’s job threads. Who set it,
              when and why is recorded.
            </p>
            {failed && <Banner kind="error">{failed.problem}</Banner>}
            <fieldset className="grid gap-2">
              <legend className="mb-1.5 text-sm font-medium">Why</legend>
              {Object.entries(HOLD_REASONS).map(([code, label]) => (
                <label key={code} className="flex min-h-9 items-center gap-2.5">
                  <input
                    type="radio"
                    name="reason"
                    value={code}
                    required
                    defaultChecked={failed?.reason === code}
                    className="size-4 accent-accent"
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            <div className="grid gap-1.5">
              <label htmlFor="hold-words" className="text-sm font-medium">
                What it is about
              </label>
              <textarea
                id="hold-words"
                name="words"
                rows={3}
                required
                maxLength={MAX_HOLD_WORDS}
                defaultValue={failed?.words}
                className={textareaClass}
              />
            </div>
          </>
        ) : (
          <>
            <p>
              Since <LocalDate value={heldAt} />
              {reason && `: ${HOLD_REASONS[reason]}`}
            </p>
            {words && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>}
            <p className="text-soft">
              When you end it, they are deleted once your company’s retention period is over. That may be at
              once.
            </p>
          </>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
          <Button name="intent" value={heldAt === null ? "hold" : "end"} busy={Boolean(sent)}>
            {heldAt === null ? "Put on Hold" : "End the Hold"}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";
