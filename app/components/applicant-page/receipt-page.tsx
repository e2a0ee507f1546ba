import { LocalDate } from "~/components/ui/local-date";
import type { ErasureReceipt } from "../../../workers/domain/applicant-page/open-page";

/** After an erasure: what was done, when and by whom, without the person. */
export function ReceiptPage({ agencyName, receipt }: { agencyName: string; receipt: ErasureReceipt }) {
  const { number, askedAt, erasedAt, neverAgain } = receipt;
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">Your data was deleted</h1>
      <p className="text-lg text-soft">
        {agencyName} holds nothing of you at Plumbline any more. This is the receipt; please save or print it
        if you need it later.
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {number && <Line label="Request">{number}</Line>}
        {askedAt !== null && (
          <Line label="Asked on">
            <LocalDate value={askedAt} />
          </Line>
        )}
        <Line label="Deleted on">
          <LocalDate value={erasedAt} />
        </Line>
        <Line label="By">{agencyName}</Line>
        <Line label="What">
          The résumé file, what was read from it, scores and earlier results, notes, messages and shared pages
          about you, in all of the agency’s job threads. Backups of the database are overwritten within 30
          days.
        </Line>
        {neverAgain && (
          <Line label="What stays">
            As you asked, a keyed hash of your email address and phone number, so that the agency can’t take
            your résumé again. Nobody can read it back.
          </Line>
        )}
      </dl>
    </div>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
