import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { smallInputClass, textareaClass } from "~/components/ui/fields/field";
import { LocalDate } from "~/components/ui/local-date";
import type { Shortlisted } from "../../../workers/domain/reports/list-shortlisted";
import { CONSENT_WAYS, MAX_REPORT_COMMENT } from "../../../workers/domain/reports/report-limits";
import { SaidFields } from "./said-fields";

export function ShortlistRow({
  person: { id, name, title, employer, isRead, consent },
  place,
  today,
  isChosen,
  onChoose,
}: {
  person: Shortlisted;
  place: number;
  today: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const hasConsent = consent?.kind === "given";
  return (
    <li className="grid gap-x-3 border-line border-b px-3 py-1 last:border-0 sm:grid-cols-[1fr_4.5rem_19rem] sm:items-center">
      <Checkbox
        name="chosen"
        value={id}
        checked={isChosen}
        disabled={!isRead}
        onChange={(event) => onChoose(event.target.checked)}
        label={<span className="[overflow-wrap:anywhere]">{name}</span>}
        hint={isRead ? [title, employer].filter(Boolean).join(" at ") : "not analyzed, so can’t be shown"}
      />
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="text-sm text-soft sm:hidden">
          Place on the page
        </span>
        <input
          name={`place-${id}`}
          type="number"
          min={1}
          max={999}
          defaultValue={place}
          aria-label={`Place of ${name} on the page`}
          className={`${smallInputClass} max-sm:w-20`}
        />
      </div>
      <details className="py-1 text-sm sm:col-start-3">
        <summary className="cursor-pointer py-2 pointer-coarse:py-3">
          {consent ? (
            <>
              {hasConsent ? "Consented" : "Withdrawn"} <LocalDate value={consent.saidAt} utc />,{" "}
              {CONSENT_WAYS[consent.way]}
            </>
          ) : (
            <span className="text-moderate">No consent yet</span>
          )}
        </summary>
        <div className="grid gap-3 py-2">
          {consent && (
            <p className="text-soft [overflow-wrap:anywhere]">
              Recorded by {consent.recordedBy}
              {consent.note && `: ${consent.note}`}
            </p>
          )}
          <Said id={id} today={today} called={name} hasConsent={hasConsent} />
        </div>
      </details>
      <details className="pb-1 text-sm sm:col-span-3">
        <summary className="cursor-pointer py-1 text-soft pointer-coarse:py-3">
          Your words about {name}
        </summary>
        <textarea
          name={`comment-${id}`}
          aria-label={`Your words about ${name}`}
          rows={2}
          maxLength={MAX_REPORT_COMMENT}
          className={`${textareaClass} mb-2`}
        />
      </details>
    </li>
  );
}

function Said({
  id,
  today,
  called,
  hasConsent,
}: {
  id: string;
  today: string;
  called: string;
  hasConsent: boolean;
}) {
  return (
    <>
      {hasConsent && (
        <p className="text-soft">They took it back? Then every link that shows them closes at once.</p>
      )}
      <SaidFields idOf={id} today={today} form={`said-${id}`} isNarrow />
      <div>
        <Button
          form={`said-${id}`}
          name="intent"
          value={`${hasConsent ? "withdraw-consent" : "consent"}:${id}`}
          size="small"
          look={hasConsent ? "danger" : "primary"}
          aria-label={`${hasConsent ? "Withdraw" : "Record"} the consent of ${called}`}
        >
          {hasConsent ? "Withdraw consent" : "Record consent"}
        </Button>
      </div>
    </>
  );
}
