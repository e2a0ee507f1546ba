import { Form, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { euros } from "../../../../workers/domain/billing/money";
import type { RefundableInvoice } from "../../../../workers/domain/staff/billing/get-account-billing";
import type { MoneyAction } from "../../../../workers/domain/staff/billing/money-forms";
import { moneyActions } from "./money-actions";

export type MoneyAnswer = { error: string; typed: Record<string, string> };

/** Asks for what an action on money needs, always with a reason. */
export function MoneyDialog({
  action,
  closeTo,
  refundable,
  answer,
}: {
  action: MoneyAction;
  closeTo: string;
  refundable: readonly RefundableInvoice[];
  answer: MoneyAnswer | undefined;
}) {
  const busy = useNavigation().formMethod === "POST";
  const { title, button, says, danger } = moneyActions[action];
  const isMailed = action !== "resync";
  return (
    <RouteDialog title={title} closeTo={closeTo}>
      <p className="mb-5">{says}</p>
      {answer && (
        <Banner kind="error" className="mb-5">
          {answer.error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="grid gap-5">
        {action === "extend-trial" && <Whole name="days" label="Days" max={90} typed={answer?.typed.days} />}
        {(action === "grant-credits" || action === "take-credits") && (
          <Whole name="credits" label="Credits" max={1000} typed={answer?.typed.credits} />
        )}
        {action === "refund" && <RefundFields refundable={refundable} typed={answer?.typed ?? {}} />}
        <Field label="Reason" htmlFor="reason" hint={isMailed ? "the customer reads it" : undefined}>
          <textarea
            id="reason"
            name="reason"
            rows={3}
            maxLength={1000}
            required
            defaultValue={answer?.typed.reason}
            autoComplete="off"
            className={textareaClass}
          />
        </Field>
        <p className="text-sm text-soft">Stays in the audit log with your name.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
          <Button look={danger ? "danger" : "primary"} disabled={busy}>
            {button}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  );
}

type WholeProps = { name: string; label: string; max: number; typed: string | undefined };

function Whole({ name, label, max, typed }: WholeProps) {
  return (
    <Field label={label} htmlFor={name} hint={`1 to ${max}`}>
      <input
        id={name}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        required
        defaultValue={typed}
        className={inputClass}
      />
    </Field>
  );
}

type RefundProps = { refundable: readonly RefundableInvoice[]; typed: Record<string, string> };

function RefundFields({ refundable, typed }: RefundProps) {
  if (refundable.length === 0) return <p className="text-soft">No invoice has money that could go back.</p>;
  return (
    <>
      <Field label="Invoice" htmlFor="invoice">
        <Select id="invoice" name="invoice" defaultValue={typed.invoice}>
          {refundable.map(({ id, number, left }) => (
            <option key={id} value={id}>
              {number ?? id}: up to {euros(left)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Amount in euros" htmlFor="amount" hint="for instance 5.99">
        <input
          id="amount"
          name="amount"
          inputMode="decimal"
          required
          defaultValue={typed.amount}
          autoComplete="off"
          className={inputClass}
        />
      </Field>
    </>
  );
}
