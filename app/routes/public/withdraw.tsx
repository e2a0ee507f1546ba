import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
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
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { pageMeta } from "~/lib/meta/page-meta";
import { paths } from "~/lib/paths";
import { declarePublicly } from "../../../workers/domain/billing/declarations/declare-publicly";
import { withdrawalSchema } from "../../../workers/domain/billing/declarations/schema";
import { euros } from "../../../workers/domain/billing/money";
import { buyerOf } from "../../../workers/domain/billing/orders/buyer-of";
import { listWithdrawable } from "../../../workers/domain/billing/withdrawal/list-withdrawable";
import { withdrawOrder } from "../../../workers/domain/billing/withdrawal/withdraw-order";

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
    formId: crypto.randomUUID(),
    person: user && { name: user.fullName, email: user.email },
    own: own.map(({ id, number, name, price }) => ({
      value: id,
      label: `${number}: ${name}, ${euros(price)}`,
    })),
    humanCheck: user ? null : context.humanCheck(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: withdrawalSchema });
  if (submission.status !== "success")
    return data({ reply: submission.reply(), receipt: null }, { status: formStatus(request, 400) });
  const { value } = submission;
  const user = await context.user();
  const attempt = await context.attempt(async () => {
    await context.enforceRateLimit("declaration");
    if (user && value.own) return withdrawOrder(context.deps, { buyer: buyerOf(user), orderId: value.own });
    return declarePublicly(context.deps, {
      kind: "withdrawal",
      form: value,
      proof: user ? null : humanProofOf(form),
      ipAddress: context.visitor.ipAddress,
    });
  });
  if (attempt.ok) return data({ reply: null, receipt: attempt.value });
  const { message, status } = attempt.error;
  return data(
    { reply: submission.reply({ formErrors: [message] }), receipt: null },
    { status: formStatus(request, status) },
  );
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
