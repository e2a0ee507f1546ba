import { Form, Link, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import type { Untold } from "../../../workers/domain/notices/list-notices";
import { SOURCE_WORDS } from "../../../workers/domain/notices/source-words";
import { ToldForm } from "./told-form";

/** Somebody who has to be told, with their day and what tells them. */
export function UntoldPerson({ person, today }: { person: Untold & { isLate: boolean }; today: string }) {
  const { applicantId, threadId, threadTitle, name, hasEmail, source, uploadedAt, dueAt, isLate } = person;
  const sent = useNavigation().formData;
  const busy = sent?.get("intent") === "mail" && sent.get("applicantId") === applicantId;
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere]">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={agencyPaths.applicant(threadId, applicantId)} className="text-link font-medium">
            {name}
          </Link>
          <Badge tone={isLate ? "poor" : "accent"}>
            {isLate ? "Late: was due by " : "Due by "}
            <LocalDate value={dueAt} />
          </Badge>
        </p>
        <p className="text-sm text-soft">
          {threadTitle} · {source ? SOURCE_WORDS[source] : "Source not stated"}, uploaded{" "}
          <LocalDate value={uploadedAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
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
    </li>
  );
}
