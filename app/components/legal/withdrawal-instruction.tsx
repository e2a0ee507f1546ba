import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { WITHDRAWAL_DAYS } from "../../../workers/domain/billing/contract-terms";
import { Mailbox } from "./legal-page";

/** Instruction and model form (directive 2011/83/EU, annex I A and B), for what is sold here. */
export function WithdrawalInstruction({ mailbox }: { mailbox: string }) {
  return (
    <>
      <h3 id="withdrawal" className="scroll-mt-6">
        Right of withdrawal
      </h3>
      <p>
        If you order as a consumer, you have the right to withdraw from this contract within {WITHDRAWAL_DAYS}{" "}
        days without giving any reason. The withdrawal period ends {WITHDRAWAL_DAYS} days after the day of the
        order; where that day is a Saturday, Sunday or public holiday, with the next working day. We don't ask
        which holidays you have: we accept your withdrawal for five days longer, whichever day it is.
      </p>
      <p>
        To use it, tell us of your decision by a clear statement: at{" "}
        <TextLink to={paths.withdraw}>Withdraw from contract here</TextLink>, in your settings, or by mail to{" "}
        <Mailbox mailbox={mailbox} />. You may use the model form below, but needn't. What you send through
        the page is confirmed by mail at once. It is enough to send it before the period has ended.
      </p>
      <p>
        If you withdraw, we pay back all payments for the plan without delay, within {WITHDRAWAL_DAYS} days of
        the day on which your statement reaches us, by the way in which you paid, without any fee. The plan
        ends at once. Of credits, those that you haven't spent are paid back.
      </p>
      <p>
        A coaching session that you withdraw from doesn't take place, and all that you paid for it is paid
        back. You asked us to hold it at its hour: once it has been held in full, the right to withdraw from
        it ends.
      </p>
      <h3>Model withdrawal form</h3>
      <blockquote className="grid gap-2 border-l-2 border-line pl-4">
        <p>
          To Plumbline, <Mailbox mailbox={mailbox} /> (name and address:{" "}
          <TextLink to={paths.imprint}>imprint</TextLink>
          ):
        </p>
        <p>
          I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the
          following service (*): ...
        </p>
        <p>Ordered on (*): ...; number of the order: ...</p>
        <p>Name of consumer(s): ...</p>
        <p>Address of consumer(s): ...</p>
        <p>Signature of consumer(s) (only if this form is sent on paper); date</p>
        <p>(*) Delete as appropriate.</p>
      </blockquote>
    </>
  );
}
