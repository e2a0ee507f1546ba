import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { HumanCheck } from "~/components/forms/human-check";
import { useValidation } from "~/components/forms/use-validation";
import { FormError } from "~/components/identity/form-error";
import { ErrorPage } from "~/components/layout/error-page";
import { DeclarationFields } from "~/components/legal/declaration-fields";
import { DeclarationPage } from "~/components/legal/declaration-page";
import { DeclarationReceipt } from "~/components/legal/declaration-receipt";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { pageMeta } from "~/lib/meta/page-meta";
import { paths } from "~/lib/paths";
import { withdrawalSchema } from "../../../workers/domain/billing/declarations/schema";
import { euros } from "../../../workers/domain/billing/money";
import { buyerOf } from "../../../workers/domain/billing/orders/buyer-of";
import { listWithdrawable } from "../../../workers/domain/billing/withdrawal/list-withdrawable";
import { withdrawOrder } from "../../../workers/domain/billing/withdrawal/withdraw-order";
import { declarant, takeDeclaration } from "./declaration-route";

export const meta = pageMeta({
  title: "Withdraw from a contract",
  description:
    "Withdraw from an order within 14 days, with or without an account, and get a receipt at once.",
  path: paths.withdraw,
});

/** Not for shared caches: it shows a signed-in person their orders. */
export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.user();
  const own = user && !user.agent ? await listWithdrawable(context.deps, { buyer: buyerOf(user) }) : [];
  return {
    ...declarant(context, user),
    own: own.map(({ id, number, name, price }) => ({
      value: id,
      label: `${number}: ${name}, ${euros(price)}`,
    })),
  };
}

export function action(args: ActionFunctionArgs) {
  return takeDeclaration(args, {
    schema: withdrawalSchema,
    ofAnyone: (form) => ({ kind: "withdrawal", form }),
    ofOwn: (user, { own }) => withdrawOrder(args.context.deps, { buyer: buyerOf(user), orderId: own }),
  });
}

export default function Withdraw() {
  const receipt = useActionData<typeof action>()?.receipt;
  return (
    <DeclarationPage
      title="Withdraw from a contract"
      lead="Consumers can withdraw from an order within 14 days, without a reason and without an account here."
      aside={
        <>
          <p>
            A plan ends at once, and all that you paid for it goes back. Of credits, those that you haven't
            spent go back.
          </p>
          <p>
            Later than 14 days, or for a company? Then{" "}
            <TextLink to={paths.cancel}>cancel the contract</TextLink>. The full instruction is in the{" "}
            <TextLink to={`${paths.terms}#withdrawal`}>terms</TextLink>.
          </p>
        </>
      }
    >
      {receipt ? <DeclarationReceipt receipt={receipt} /> : <WithdrawalForm />}
    </DeclarationPage>
  );
}

function WithdrawalForm() {
  const { formId, person, own, humanCheck } = useLoaderData<typeof loader>();
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.reply,
    defaultValue: { ...person, own: own[0]?.value ?? "" },
    onValidate: useValidation(() =>
      import("../../../workers/domain/billing/declarations/schema").then((m) => m.withdrawalSchema),
    ),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormError form={form} />
      <DeclarationFields fields={fields} formId={formId} own={own} />
      {humanCheck && <HumanCheck {...humanCheck} />}
      <Button disabled={busy} className="justify-self-start">
        {busy ? "Sending..." : "Confirm withdrawal"}
      </Button>
    </Form>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
