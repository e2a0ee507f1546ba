import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { agencyPaths } from "~/lib/agency-paths";
import { logDetail } from "~/lib/log-detail";
import { checkLog } from "../../../workers/domain/agency-log/check-log";
import { listLog, type ShownLine } from "../../../workers/domain/agency-log/list-log";
import { isLogAction, logActions } from "../../../workers/domain/agency-log/log-actions";
import { getStageSettings } from "../../../workers/domain/decisions/stage-settings";

export const meta: MetaFunction = () => [{ title: "Log | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const asked = Number(new URL(request.url).searchParams.get("before"));
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  const [page, check, hiring] = await Promise.all([
    listLog(context.deps, { agent, before }),
    checkLog(context.deps, agent),
    getStageSettings(context.deps, agent),
  ]);
  return {
    ...page,
    lines: page.lines.map((line) => ({ ...line, told: logDetail(line, hiring) })),
    check: page.whole ? check : null,
    first: before === null,
  };
}

type Line = ShownLine & { told: string };

export default function Log() {
  const { lines, next, whole, check, first } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl">Log</h1>
        <p className="text-soft">
          {whole
            ? "What was done in your company, newest first. Nobody can edit it: each line is chained to the one before."
            : "What you did, newest first. Nobody can edit it. Your company’s owner sees everyone’s lines."}
        </p>
      </div>
      {check && <Chain {...check} />}
      {lines.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-6 py-8 text-center text-soft">
          Nothing yet. Job threads, uploads, opened candidates and decisions appear here.
        </p>
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {lines.map((line) => (
            <LogLine key={line.number} line={line} />
          ))}
        </ol>
      )}
      <nav aria-label="Pages of the log" className="flex gap-3">
        {!first && (
          <LinkButton to={agencyPaths.agencyLog} look="secondary" size="small">
            Newest
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton to={`${agencyPaths.agencyLog}?before=${next}`} look="secondary" size="small">
            Older
          </LinkButton>
        )}
      </nav>
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";

function Chain({ lines, brokenAt }: { lines: number; brokenAt: number | null }) {
  if (brokenAt === null)
    return (
      <Banner kind="success">
        {lines === 1 ? "1 line, checked just now" : `${lines} lines, checked just now`}: none was changed or
        taken out.
      </Banner>
    );
  return (
    <Banner kind="error">
      Line {brokenAt} isn’t as it was written, or a line before it is missing. Please tell us.
    </Banner>
  );
}

function LogLine({ line }: { line: Line }) {
  const { number, at, by, action, threadId, threadTitle, applicantId, applicantName, told } = line;
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-4 py-2 text-sm sm:grid-cols-[3rem_11rem_minmax(0,1fr)]">
      <span className="text-soft tabular-nums max-sm:hidden">{number}</span>
      <span className="text-soft">
        <LocalTime value={at} />
      </span>
      <span className="[overflow-wrap:anywhere]">
        <span className="font-medium">{by ?? "The system"}</span>:{" "}
        {isLogAction(action) ? logActions[action] : action}
        {told && ` (${told})`}
        {threadId && applicantId && (
          <>
            {", "}
            <Link to={agencyPaths.applicant(threadId, applicantId)} className="text-link">
              {applicantName ?? "a candidate"}
            </Link>
          </>
        )}
        {threadId && (
          <>
            {", "}
            <Link to={agencyPaths.thread(threadId)} className="text-link">
              {threadTitle}
            </Link>
          </>
        )}
      </span>
    </li>
  );
}
