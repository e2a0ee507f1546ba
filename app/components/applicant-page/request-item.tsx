import { Form, Link, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { textareaClass } from "~/components/ui/fields/field";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { MAX_REQUEST_WORDS } from "../../../workers/domain/applicant-page/page-limits";
import { REQUEST_WORDS } from "../../../workers/domain/applicant-page/request-words";
import type { ListedRequest } from "../../../workers/domain/applicant-page/requests/list-requests";

type Shown = ListedRequest & { isLate: boolean };

const WHAT_TO_DO = {
  correct:
    "Corrected already, and scored again if they have a score. Please look at it, and tell them that you did.",
  object: "Please stop using their résumé for this, or say why you have compelling grounds to go on.",
  ask: "Please read the résumé yourself and tell them what you think.",
  "opt-out": "Their scores are gone already. Please read their résumé yourself, and tell them that you do.",
  delete: "Erase them, or say which law makes you keep their data.",
} as const;

const HELD =
  "This person is on legal hold, so they can’t be erased. Tell them which law makes you keep their data, or end the hold on their panel first.";

const NEVER_AGAIN =
  "They also ask that their résumé is never taken again: a keyed hash of their address and phone number stays, which nobody can read back, and a later upload of theirs is refused.";

const OUTCOMES = { done: "Answered", refused: "Refused", erased: "Ended: the person was erased" } as const;

export function RequestItem({ request }: { request: Shown }) {
  const { number, kind, words, createdAt, dueAt, answer, answeredAt, answeredBy, outcome, isLate } = request;
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere]">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{REQUEST_WORDS[kind]}</strong>
          {answeredAt === null ? (
            <Badge tone={isLate ? "poor" : "accent"}>
              {isLate ? "Late: was due by " : "Due by "}
              <LocalDate value={dueAt} />
            </Badge>
          ) : (
            <Badge tone={outcome === "refused" ? "moderate" : "good"}>{OUTCOMES[outcome ?? "done"]}</Badge>
          )}
        </p>
        <p className="text-sm text-soft tabular-nums">
          {number}, <LocalDate value={createdAt} /> · <Who request={request} />
        </p>
      </div>
      {words && <p className="whitespace-pre-line">{words}</p>}
      {answeredAt === null ? (
        <AnswerForm request={request} />
      ) : (
        <p className="border-l-2 border-line pl-3 text-ui whitespace-pre-line">
          <span className="text-soft">
            <LocalDate value={answeredAt} />
            {answeredBy && `, ${answeredBy}`}
          </span>
          {answer && (
            <>
              <br />
              {answer}
            </>
          )}
        </p>
      )}
    </li>
  );
}

function Who({ request: { person, threadTitle, isReadable } }: { request: Shown }) {
  if (!person) return "a person who was erased";
  return (
    <>
      {isReadable ? (
        <Link to={agencyPaths.applicant(person.threadId, person.applicantId)} className="text-link">
          {person.name}
        </Link>
      ) : (
        person.name
      )}
      {threadTitle && `, ${threadTitle}`}
    </>
  );
}

function labelOf(kind: Shown["kind"], isHeld: boolean): string {
  if (kind !== "delete") return "Your answer";
  return isHeld ? "Why you can’t" : "Or why you can’t";
}

function AnswerForm({ request: { id, kind, person, number, neverAgain } }: { request: Shown }) {
  const isHeld = kind === "delete" && (person?.isHeld ?? false);
  const { formData } = useNavigation();
  const sent = formData?.get("id") === id ? formData.get("intent") : null;
  return (
    <Form method="post" preventScrollReset className="grid gap-3 border-t border-line pt-3">
      <input type="hidden" name="id" value={id} />
      <p className="text-ui text-soft">{isHeld ? HELD : WHAT_TO_DO[kind]}</p>
      {kind === "delete" && !isHeld && (
        <details>
          <summary className="min-h-9 py-1.5 text-ui font-medium">Erase this person everywhere</summary>
          <div className="grid justify-items-start gap-2 pb-2">
            <p className="text-ui text-soft">
              Their résumés, results, notes and shares go from all of your company’s job threads. This can’t
              be undone.{neverAgain && ` ${NEVER_AGAIN}`}
            </p>
            <Button
              name="intent"
              value="erase"
              look="danger"
              size="small"
              busy={sent === "erase"}
              formNoValidate
            >
              Erase for good
            </Button>
          </div>
        </details>
      )}
      <div className="grid gap-1.5">
        <label htmlFor={`answer-${id}`} className="text-sm font-medium">
          {labelOf(kind, isHeld)}
          <span className="sr-only"> to {number}</span>
          <span className="font-normal text-soft">
            {person?.hasEmail ? ", mailed to them and shown on their page" : ", shown on their page"}
          </span>
        </label>
        <textarea
          id={`answer-${id}`}
          name="answer"
          rows={2}
          maxLength={MAX_REQUEST_WORDS}
          required
          className={textareaClass}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {kind !== "delete" && (
          <Button name="intent" value="answer" size="small" busy={sent === "answer"}>
            Send answer
          </Button>
        )}
        {(kind === "delete" || kind === "object") && (
          <Button name="intent" value="refuse" look="secondary" size="small" busy={sent === "refuse"}>
            Refuse, with these words
          </Button>
        )}
      </div>
    </Form>
  );
}
