import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
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
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { RadioGroup } from "~/components/ui/fields/radio-group";
import { TextLink } from "~/components/ui/text-link";
import { pageMeta } from "~/lib/meta/page-meta";
import { paths } from "~/lib/paths";
import { findOwner } from "../../../workers/domain/agencies/company-owner";
import { declareOwnCancellation } from "../../../workers/domain/billing/declarations/declare-own-cancellation";
import { findRunningPlan } from "../../../workers/domain/billing/declarations/find-running-plan";
import { cancellationSchema } from "../../../workers/domain/billing/declarations/schema";
import { buyerOf } from "../../../workers/domain/billing/orders/buyer-of";
import { declarant, takeDeclaration } from "./declaration-route";

export const meta = pageMeta({
  title: "Cancel a contract",
  description: "Cancel a plan, with or without an account, and get a receipt with the time at once.",
  path: paths.cancel,
});

/** Not for shared caches: it shows a signed-in person their plan. */
export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.user();
  const { agent = null, userId } = user ?? {};
  const owner = agent && (await findOwner(context.deps, { companyId: agent.companyId, userId }));
  const mayCancel = user && (!agent || owner);
  const running = mayCancel ? await findRunningPlan(context.deps, buyerOf(user)) : null;
  return {
    ...declarant(context, user),
    own: running ? [{ value: "plan", label: `Plan ${running.planName}` }] : [],
  };
}

export function action(args: ActionFunctionArgs) {
  return takeDeclaration(args, {
    schema: cancellationSchema,
    ofAnyone: (form) => ({ kind: "cancellation", form }),
    ofOwn: (user, form) =>
      declareOwnCancellation(args.context.deps, { buyer: buyerOf(user), form, email: user.email }),
  });
}

export default function Cancel() {
  const receipt = useActionData<typeof action>()?.receipt;
  return (
    <DeclarationPage
      title="Cancel a contract"
      lead="Plans can be cancelled at any time, to the end of the period that is paid, without an account here."
      aside={
        <>
          <p>
            Nothing more is charged. The plan stays open until the paid period ends, and your data stays with
            or without a plan.
          </p>
          <p>
            Ordered less than 14 days ago, as a consumer? Then you can{" "}
            <TextLink to={paths.withdraw}>withdraw from the contract</TextLink> and get your money back.
          </p>
        </>
      }
    >
      {receipt ? <DeclarationReceipt receipt={receipt} /> : <CancellationForm />}
    </DeclarationPage>
  );
}

const causes = [
  { value: "ordinary", label: "Ordinary cancellation" },
  {
    value: "cause",
    label: "Cancellation for cause",
    hint: "A person reads it and decides about an earlier end",
  },
];
const ends = [
  { value: "soonest", label: "At the earliest possible time" },
  { value: "date", label: "On a certain day" },
];

function CancellationForm() {
  const { formId, person, own, humanCheck } = useLoaderData<typeof loader>();
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.reply,
    defaultValue: { ...person, own: own[0]?.value ?? "", cause: "ordinary", end: "soonest" },
    onValidate: useValidation(() =>
      import("../../../workers/domain/billing/declarations/schema").then((m) => m.cancellationSchema),
    ),
    shouldRevalidate: "onInput",
  });
  const { key, ...reason } = getTextareaProps(fields.reason);
  return (
    <Form method="post" {...getFormProps(form)} className="group/form grid gap-5">
      <FormError form={form} />
      <DeclarationFields fields={fields} formId={formId} own={own} />
      <RadioGroup
        legend="Kind of cancellation"
        name={fields.cause.name}
        options={causes}
        defaultValue={fields.cause.initialValue}
      />
      <div className="hidden group-has-[input[value=cause]:checked]/form:block">
        <Field
          label="The cause"
          htmlFor={fields.reason.id}
          error={fields.reason.errors?.[0]}
          errorId={fields.reason.errorId}
        >
          <textarea {...reason} key={key} rows={4} autoComplete="off" className={textareaClass} />
        </Field>
      </div>
      <RadioGroup
        legend="The contract is to end"
        name={fields.end.name}
        options={ends}
        defaultValue={fields.end.initialValue}
      />
      <div className="hidden group-has-[input[value=date]:checked]/form:block">
        <Field
          label="Day"
          htmlFor={fields.date.id}
          error={fields.date.errors?.[0]}
          errorId={fields.date.errorId}
        >
          <input
            type="date"
            id={fields.date.id}
            name={fields.date.name}
            defaultValue={fields.date.initialValue}
            aria-invalid={fields.date.errors ? true : undefined}
            aria-describedby={fields.date.errors ? fields.date.errorId : undefined}
            className={inputClass}
          />
        </Field>
      </div>
      {humanCheck && <HumanCheck {...humanCheck} />}
      <Button disabled={busy} className="justify-self-start">
        {busy ? "Sending..." : "Cancel now"}
      </Button>
    </Form>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
