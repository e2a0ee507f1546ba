import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { REQUEST_WORDS } from "../../../workers/domain/applicant-page/request-words";
import type { ShownRequest } from "../../../workers/domain/applicant-page/requests/list-own-requests";

export function OwnRequests({ requests, agencyName }: { requests: ShownRequest[]; agencyName: string }) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="own-requests" className="grid gap-3">
      <h3 id="own-requests" className="text-lg">
        Your requests
      </h3>
      <ul className="grid gap-3">
        {requests.map(({ number, kind, words, createdAt, dueAt, answer, answeredAt }) => (
          <li key={number} className="grid gap-1 rounded-lg border border-line p-4 [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong>{REQUEST_WORDS[kind]}</strong>
              <Badge tone={answeredAt === null ? "accent" : "good"}>
                {answeredAt === null ? "Open" : "Answered"}
              </Badge>
            </p>
            <p className="text-sm text-soft tabular-nums">
              {number}, <LocalDate value={createdAt} />
              {answeredAt === null && (
                <>
                  {" · "}answer due by <LocalDate value={dueAt} />
                </>
              )}
            </p>
            {words && <p className="whitespace-pre-line">{words}</p>}
            {answeredAt !== null && (
              <p className="border-l-2 border-accent pl-3 whitespace-pre-line">
                <span className="text-sm text-soft">
                  {agencyName}, <LocalDate value={answeredAt} />
                </span>
                <br />
                {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
