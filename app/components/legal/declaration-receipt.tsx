import { useEffect, useRef } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LocalTime } from "~/components/ui/local-time";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { outcomeWords } from "../../../workers/domain/billing/declarations/outcome-words";
import type { ReceivedDeclaration } from "../../../workers/domain/billing/declarations/prepare-declaration";

const TITLES = { withdrawal: "Receipt of your withdrawal", cancellation: "Receipt of your cancellation" };
const SAYS = { withdrawal: "I withdraw from this contract:", cancellation: "I cancel this contract:" };

/** What was declared and when, to be printed or saved; the same goes by mail. */
export function DeclarationReceipt({ receipt }: { receipt: ReceivedDeclaration }) {
  const { kind, name, email, contract, wish, number, receivedAt } = receipt;
  const hydrated = useHydrated();
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-6 outline-none">
      <Card title={TITLES[kind]} aside={<span className="font-medium tabular-nums">{number}</span>}>
        <div className="grid gap-5">
          <Banner kind="success">
            It arrived on <LocalTime value={receivedAt} />. A mail with this receipt is on its way to {email}.
          </Banner>
          <blockquote className="grid gap-1 border-l-2 border-accent pl-4 [overflow-wrap:anywhere]">
            <p>{SAYS[kind]}</p>
            <p className="font-medium">{contract}</p>
            {wish && <p className="whitespace-pre-line">{wish}</p>}
            <p>
              {name}, {email}
            </p>
            <p className="text-sm text-soft">
              {new Date(receivedAt).toISOString().replace("T", " ").slice(0, 19)} UTC
            </p>
          </blockquote>
          {outcomeWords(receipt).map((words) => (
            <p key={words}>{words}</p>
          ))}
          {hydrated && (
            <Button
              type="button"
              look="secondary"
              className="justify-self-start"
              onClick={() => window.print()}
            >
              Print this receipt
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
