import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { canCancel } from "~/components/agency/subscription/plan-state";
import { DialogError } from "~/components/layout/dialog-error";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { requireOwner } from "../../../../workers/domain/agencies/company-owner";
import { cancelSubscription } from "../../../../workers/domain/billing/subscription-changes/cancel-subscription";
import { AppError } from "../../../../workers/domain/errors";

export async function loader({ context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  await requireOwner(context.deps, agent);
  const plan = await context.entitlement(agent);
  const { subscription } = plan;
  if (!subscription || !canCancel(plan)) throw new AppError("nothing-to-cancel");
  const { planName, nextRenewal, status, pastDueSince } = subscription;
  return {
    planName,
    nextRenewal,
    isTrial: status === "trial",
    isOpen: plan.validity.valid,
    isUnpaid: pastDueSince !== null || status === "suspended",
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId, companyId } = await context.requireAgent();
  await requireOwner(context.deps, { userId, companyId });
  const cancelled = await context.attempt(() =>
    cancelSubscription(context.deps, { buyer: { userId, companyId } }).catch(ourFault),
  );
  if (cancelled.ok) return redirect(`${paths.agentSubscription}?said=cancelled`, 303);
  const { message, status } = cancelled.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

/** What the agent can't help has the specification's words. */
function ourFault(error: unknown): never {
  if (error instanceof AppError && error.status < 500) throw error;
  const detail = error instanceof AppError ? (error.detail ?? error.code) : String(error);
  throw new AppError("cancel-failed", { detail });
}

export default function CancelSubscription() {
  const { planName, nextRenewal, isTrial, isOpen, isUnpaid } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const thing = isTrial ? "trial" : `plan ${planName}`;
  return (
    <RouteDialog title="Cancel your subscription?" closeTo={paths.agentSubscription} busy={busy}>
      <p className="mb-5">
        Your {thing} {isOpen ? "stays open until" : "ends on"} <LocalDate value={nextRenewal} />, and{" "}
        {isUnpaid
          ? "only the open invoice stays due"
          : isTrial
            ? "nothing is charged"
            : "nothing more is charged"}
        . Until then you can take this back. After that you can still read, export and delete what you have.
      </p>
      {failed && (
        <Banner kind="error" className="mb-5">
          {failed.error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        {!busy && (
          <LinkButton to={paths.agentSubscription} look="secondary" preventScrollReset>
            {isTrial ? "Keep My Trial" : "Keep My Plan"}
          </LinkButton>
        )}
        <Button look="danger" busy={busy}>
          Cancel Subscription
        </Button>
      </Form>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <DialogError closeTo={paths.agentSubscription} />;
}
