import { Form, Link, useNavigation } from "@remix-run/react";
import { CopyAddress } from "~/components/learning/copy-address";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Badge, type Tone } from "~/components/ui/data/badge";
import { smallInputClass } from "~/components/ui/fields/field";
import { LocalDate } from "~/components/ui/local-date";
import { LocalTime } from "~/components/ui/local-time";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import type { ListedReport } from "../../../workers/domain/reports/list-reports";
import { USUAL_OPEN_DAYS } from "../../../workers/domain/reports/report-limits";

/** The address of a link that was just made: it is shown this once, as we keep a hash of it. */
export function NewLink({ address, expiresAt }: { address: string; expiresAt: number }) {
  return (
    <Banner kind="success">
      <div className="grid gap-2">
        <p>
          The link is ready and opens until <LocalDate value={expiresAt} />. Copy it now: it isn’t shown
          again.
        </p>
        <input
          readOnly
          aria-label="Address of the link"
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className={smallInputClass}
        />
        <div className="flex flex-wrap gap-2">
          <CopyAddress address={address} />
        </div>
      </div>
    </Banner>
  );
}

type Report = ListedReport & { isOpen: boolean };

const SAID = { yes: "Yes", no: "No", question: "Question" } as const;
const TONES: Record<keyof typeof SAID, Tone> = { yes: "good", no: "poor", question: "accent" };

function stateOf({ isOpen, withdrawnAt, closedBecause, expiresAt }: Report) {
  if (isOpen)
    return (
      <Badge tone="good">
        Open until <LocalDate value={expiresAt} />
      </Badge>
    );
  if (closedBecause === "consent") return <Badge tone="poor">Closed: someone took their consent back</Badge>;
  if (closedBecause === "erased") return <Badge tone="poor">Closed: someone on it was deleted</Badge>;
  return <Badge>{withdrawnAt === null ? "Expired" : "Withdrawn"}</Badge>;
}

export function ReportList({ reports, threadId }: { reports: Report[]; threadId: string }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="links" className="grid gap-3">
      <h2 id="links" className="text-lg">
        Links
      </h2>
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
            <ReportHead report={report} />
            <ul className="grid gap-1">
              {report.people.map(({ id, applicantId, name, label, answers }) => (
                <li key={id} className="grid gap-x-3 text-ui sm:grid-cols-[16rem_1fr]">
                  <Link
                    to={agencyPaths.applicant(threadId, applicantId)}
                    className="text-link [overflow-wrap:anywhere]"
                  >
                    {name && name !== label ? `${label}: ${name}` : label}
                  </Link>
                  {answers.length === 0 ? (
                    <span className="text-soft">No answer yet</span>
                  ) : (
                    <Answers answers={answers} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReportHead({ report }: { report: Report }) {
  const { id, title, clientName, clientEmail, isBlind, createdAt, views, lastViewed, withdrawnAt, closedAt } =
    report;
  const sent = useNavigation().formData?.get("intent");
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">
          {title} for {clientName}{" "}
          {clientEmail && <span className="font-normal text-soft">({clientEmail})</span>}
        </p>
        <p className="text-sm text-soft tabular-nums">
          Made <LocalDate value={createdAt} />
          {isBlind ? " · blind · " : " · with names · "}
          {views === 0 ? "not opened yet" : `opened ${counted(views, "time")}`}
          {lastViewed !== null && (
            <>
              , last in the hour from <LocalTime value={lastViewed} />
            </>
          )}
        </p>
        <p className="mt-1">{stateOf(report)}</p>
      </div>
      {withdrawnAt === null && closedAt === null && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="days" value={USUAL_OPEN_DAYS} />
          <Button
            name="intent"
            value={`extend:${id}`}
            look="secondary"
            size="small"
            busy={sent === `extend:${id}`}
          >
            Open for {USUAL_OPEN_DAYS} days from now
          </Button>
          <Button
            name="intent"
            value={`withdraw:${id}`}
            look="quiet"
            size="small"
            busy={sent === `withdraw:${id}`}
          >
            Withdraw
          </Button>
        </Form>
      )}
    </div>
  );
}

function Answers({ answers }: { answers: Report["people"][number]["answers"] }) {
  const [newest, ...older] = answers;
  if (!newest) return null;
  return (
    <div className="grid gap-1">
      <p>
        <Badge tone={TONES[newest.answer]}>{SAID[newest.answer]}</Badge>{" "}
        <span className="text-sm text-soft">
          <LocalTime value={newest.createdAt} />
        </span>
      </p>
      {newest.words && (
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{newest.words}</p>
      )}
      {older.length > 0 && (
        <details className="text-sm text-soft">
          <summary className="cursor-pointer py-1">{counted(older.length, "earlier answer")}</summary>
          <ul className="grid gap-1">
            {older.map(({ answer, words, createdAt }) => (
              <li key={`${createdAt}${answer}${words}`} className="[overflow-wrap:anywhere]">
                {SAID[answer]}, <LocalTime value={createdAt} />
                {words && `: ${words}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
