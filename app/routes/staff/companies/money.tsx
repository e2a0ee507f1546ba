import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { MoneyDialog } from "~/components/staff/billing/money-dialog";
import { loadMoneyDialog, takeMoneyForm } from "../money-route";

export const meta: MetaFunction = () => [{ title: "Act on money | Plumbline" }];

export async function loader(args: LoaderFunctionArgs) {
  return loadMoneyDialog(args, { companyId: args.params.companyId ?? "" });
}

export async function action(args: ActionFunctionArgs) {
  const { companyId = "" } = args.params;
  return takeMoneyForm(args, { account: { companyId }, doneTo: adminPaths.company(companyId) });
}

export default function ActCompanyMoney() {
  const { action: name, ...known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { companyId = "" } = useParams();
  return <MoneyDialog action={name} closeTo={adminPaths.company(companyId)} {...known} answer={answer} />;
}

export { AdminDialogError as ErrorBoundary };
