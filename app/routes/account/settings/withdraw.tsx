import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { ConfirmDialog } from "~/components/ui/overlays/confirm-dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { euros } from "../../../../workers/domain/billing/money";
import { listWithdrawable } from "../../../../workers/domain/billing/withdrawal/list-withdrawable";
import { withdrawOrder } from "../../../../workers/domain/billing/withdrawal/withdraw-order";
import { AppError } from "../../../../workers/domain/errors";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const open = await listWithdrawable(context.deps, { buyer: { userId, companyId: null } });
  const order = open.find(({ id }) => id === params.orderId);
  if (!order) throw new AppError("order-not-found");
  const { number, kind, name, amount, unspent, credits } = order;
  return { number, kind, name, amount, unspent, credits };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const buyer = { userId, companyId: null };
  const withdrawn = await context.attempt(() =>
    withdrawOrder(context.deps, { buyer, orderId: params.orderId ?? "" }),
  );
  if (withdrawn.ok)
    return redirect(paths.billingSaid(withdrawn.value.isDone ? "withdrawn" : "withdrawal-received"), 303);
  const { message, status } = withdrawn.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function WithdrawFromOrder() {
  const { number, kind, name, amount, unspent, credits } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <ConfirmDialog
      title={`Withdraw from order ${number}?`}
      verb="Confirm withdrawal"
      keep="Keep It"
      closeTo={paths.billing}
      error={failed?.error}
    >
      {kind === "plan" && `Your plan ${name} ends at once. `}
      {kind === "credits" && creditWords(unspent, credits)}
      {kind === "coaching" && "The session does not take place. "}
      {amount > 0
        ? `You get ${euros(amount)} back, by the way in which you paid. Banks take up to ten days to show it.`
        : "Nothing has been charged so far. What may still be on its way goes back to you."}
    </ConfirmDialog>
  );
}

function creditWords(unspent: number, credits: number): string {
  if (unspent === credits) return `The ${credits} credits are taken off your account. `;
  return `The ${unspent} of ${credits} credits that you haven’t spent are taken off your account. `;
}

export function ErrorBoundary() {
  return <DialogError closeTo={paths.billing} />;
}
