import { Form, Link, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import type { Untold } from "../../../workers/domain/notices/list-notices";
import { SOURCE_WORDS } from "../../../workers/domain/notices/source-words";
import { ToldForm } from "./told-form";

/** From so many days before the legal one on, a line stands out. */
const SOON_DAYS = 10;

/** Somebody who has to be told, a line with their day; it opens to what tells them. */
export function UntoldPerson({
  person,
  today,
}: {
  /** `daysLeft`: to the legal day, 1 on the last one */
  person: Untold & { isLate: boolean; daysLeft: number };
  today: string;
}) {
  const { applicantId, threadId, threadTitle, name, hasEmail, source, uploadedAt, dueAt, isLate, daysLeft } =
    person;
  const sent = useNavigation().formData;
  const busy = sent?.get("intent") === "mail" && sent.get("applicantId") === applicantId;
  return (
    <li className="px-4 [overflow-wrap:anywhere]">
      <details>
        <summary className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-56">
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-soft">
              {threadTitle} · {source ? SOURCE_WORDS[source] : "Source not stated"},{" "}
              <LocalDate value={uploadedAt} />
            </span>
          </span>
          <Badge tone={isLate ? "poor" : daysLeft <= SOON_DAYS ? "moderate" : "none"}>
            {isLate ? "Late: " : "By "}
            <LocalDate value={dueAt} />
            {!isLate && `(${counted(daysLeft, "day")} left)`}
          </Badge>
        </summary>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pt-1 pb-4">
          <Link to={agencyPaths.applicant(threadId, applicantId)} className="text-link py-1.5">
            Open {name}
          </Link>
          {hasEmail && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="threadId" value={threadId} />
              <input type="hidden" name="applicantId" value={applicantId} />
              <Button name="intent" value="mail" size="small" busy={busy}>
                Mail them their page
              </Button>
            </Form>
          )}
          <ToldForm threadId={threadId} applicantId={applicantId} today={today}>
            Note as told
          </ToldForm>
        </div>
      </details>
    </li>
  );
}
