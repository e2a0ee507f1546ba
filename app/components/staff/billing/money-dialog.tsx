import { Field, inputClass } from "~/components/ui/fields/field";
import { RadioGroup } from "~/components/ui/fields/radio-group";
import { Select } from "~/components/ui/fields/select";
import { euros } from "../../../../workers/domain/billing/money";
import type { LastPayment } from "../../../../workers/domain/staff/billing/end-for-cause";
import type { RefundableInvoice } from "../../../../workers/domain/staff/billing/get-account-billing";
import type { MoneyAction } from "../../../../workers/domain/staff/billing/money-forms";
import { ReasonDialog } from "../reason-dialog";
import { moneyActions } from "./money-actions";

export type MoneyAnswer = { error: string; typed: Record<string, string> };

/** Asks for what an action on money needs, always with a reason. */
export function MoneyDialog({
  action,
  closeTo,
  refundable,
  lastPayment,
  answer,
}: {
  action: MoneyAction;
  closeTo: string;
  refundable: readonly RefundableInvoice[];
  lastPayment: LastPayment;
  answer: MoneyAnswer | undefined;
}) {
  const { title, button, says, danger } = moneyActions[action];
  const typed = answer?.typed ?? {};
  return (
    <ReasonDialog
      title={title}
      closeTo={closeTo}
      button={button}
      danger={danger}
      required
      hint={action === "resync" ? undefined : "the customer reads it"}
      answer={answer && { error: answer.error, reason: typed.reason ?? "" }}
      fields={
        <>
          {action === "extend-trial" && <Whole name="days" label="Days" max={90} typed={typed.days} />}
          {(action === "grant-credits" || action === "take-credits") && (
            <Whole name="credits" label="Credits" max={1000} typed={typed.credits} />
          )}
          {action === "end-now" && <EndFields lastPayment={lastPayment} typed={typed} />}
          {action === "refund" && <RefundFields refundable={refundable} typed={typed} />}
        </>
      }
    >
      <p>{says}</p>
    </ReasonDialog>
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

type EndProps = { lastPayment: LastPayment; typed: Record<string, string> };

function EndFields({ lastPayment, typed }: EndProps) {
  const left = lastPayment?.left ?? 0;
  if (!lastPayment || left === 0)
    return (
      <p className="text-soft">
        Nothing was paid for it that could go back.
        <input type="hidden" name="payBack" value="nothing" />
      </p>
    );
  return (
    <RadioGroup
      legend="What goes back"
      name="payBack"
      defaultValue={typed.payBack}
      options={[
        { value: "nothing", label: "Nothing" },
        { value: "unused", label: `The days not used: ${euros(lastPayment.unused)}` },
        { value: "all", label: `All of the last payment: ${euros(left)}` },
      ]}
    />
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
