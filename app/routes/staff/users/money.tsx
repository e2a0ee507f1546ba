import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { MoneyDialog } from "~/components/staff/billing/money-dialog";
import { loadMoneyDialog, takeMoneyForm } from "../money-route";

export const meta: MetaFunction = () => [{ title: "Act on money | Plumbline" }];

export async function loader(args: LoaderFunctionArgs) {
  return loadMoneyDialog(args, { userId: args.params.userId ?? "" });
}

export async function action(args: ActionFunctionArgs) {
  const { userId = "" } = args.params;
  return takeMoneyForm(args, { account: { userId }, doneTo: adminPaths.user(userId) });
}

export default function ActUserMoney() {
  const { action: name, ...known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { userId = "" } = useParams();
  return <MoneyDialog action={name} closeTo={adminPaths.user(userId)} {...known} answer={answer} />;
}

export { AdminDialogError as ErrorBoundary };
