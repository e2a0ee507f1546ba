import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { LocalDate } from "~/components/ui/local-date";
import { ConfirmDialog } from "~/components/ui/overlays/confirm-dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { getSeekerSubscription } from "../../../../workers/domain/billing/get-seeker-subscription";
import { cancelSubscription } from "../../../../workers/domain/billing/subscription-changes/cancel-subscription";
import { AppError } from "../../../../workers/domain/errors";

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  const subscription = await getSeekerSubscription(context.deps, user);
  if (!subscription?.isPaid || subscription.cancelAt !== null) throw new AppError("nothing-to-cancel");
  const { planName, nextRenewal } = subscription;
  return { planName, nextRenewal };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const buyer = { userId, companyId: null };
  const cancelled = await context.attempt(() => cancelSubscription(context.deps, { buyer }));
  if (cancelled.ok) return redirect(paths.billingSaid("cancelled"), 303);
  const { message, status } = cancelled.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function CancelPlan() {
  const { planName, nextRenewal } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <ConfirmDialog
      title="Cancel your plan?"
      verb="Cancel Plan"
      keep="Keep My Plan"
      closeTo={paths.billing}
      error={failed?.error}
    >
      Your plan {planName} stays open until <LocalDate value={nextRenewal} />, and nothing more is charged.
      Until then you can take the cancellation back. Your data stays, with or without a plan.
    </ConfirmDialog>
  );
}

export function ErrorBoundary() {
  return <DialogError closeTo={paths.billing} />;
}
