import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ThreadNotice } from "~/components/notices/thread-notice";
import { UntoldPerson } from "~/components/notices/untold-person";
import { Banner } from "~/components/ui/banner";
import { EmptyState } from "~/components/ui/data/empty-state";
import { Field, textareaClass } from "~/components/ui/fields/field";
import { LinkTabs } from "~/components/ui/link-tabs";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { requireRight } from "../../../workers/domain/agencies/require-right";
import { may } from "../../../workers/domain/agencies/roles";
import { issueLink } from "../../../workers/domain/applicant-page/issue-link";
import { DAY } from "../../../workers/domain/day";
import type { Deps } from "../../../workers/domain/deps";
import { AppError } from "../../../workers/domain/errors";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import {
  countUntold,
  listNotices,
  NOTICES_PAGE,
  type NoticeList,
  noticeLists,
  type ToldPerson,
} from "../../../workers/domain/notices/list-notices";
import { markTold } from "../../../workers/domain/notices/mark-told";
import { getNoticeTexts } from "../../../workers/domain/notices/notice-texts";
import { setPostingNotice, setWaitingPeriod } from "../../../workers/domain/notices/set-thread-notice";
import { TOLD_WORDS } from "../../../workers/domain/notices/told-words";
import { WAITING_PLACES } from "../../../workers/domain/notices/waiting/places";

/** Beyond, a list isn't read page by page. */
const MOST_PAGES = 500;

export const meta: MetaFunction = () => [{ title: "Notices | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const query = new URL(request.url).searchParams;
  const list = noticeLists.find((one) => one === query.get("show")) ?? "untold";
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get("page"))) || 1), MOST_PAGES);
  const [{ untold, told, hasMore, threads }, texts, counts] = await Promise.all([
    listNotices(deps, { agent, list, page }),
    getNoticeTexts(deps, agent),
    countUntold(deps, { agent }),
  ]);
  const time = deps.now();
  return {
    ...{ list, page, hasMore, counts, size: NOTICES_PAGE },
    untold: untold.map((one) => ({
      ...one,
      isLate: one.dueAt < time,
      daysLeft: Math.max(1, Math.ceil((one.dueAt - time) / DAY)),
    })),
    told,
    threads: threads.map((one) => ({ ...one, isLate: one.firstDueAt !== null && one.firstDueAt < time })),
    texts,
    hasPapers: may(agent, "manage"),
    places: Object.entries(WAITING_PLACES).map(([code, { name }]) => ({ code, name })),
    today: new Date(time).toISOString().slice(0, 10),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const form = await request.formData();
  const done = await context.attempt(() => change(context.deps, agent, form));
  if (done.ok) return data({ said: done.value, problem: null });
  const { message, status } = done.error;
  return data({ said: null, problem: message }, formStatus(request, status));
}

/** @returns what is said about it */
async function change(deps: Deps, agent: ActiveAgent, form: FormData): Promise<string> {
  const text = (name: string) => String(form.get(name) ?? "");
  const [threadId, applicantId, intent] = [text("threadId"), text("applicantId"), text("intent")];
  switch (intent) {
    case "mail":
      await issueLink(deps, { agent, threadId, applicantId, way: "mailed" });
      return "The address of their page is on its way to the résumé’s email address.";
    case "told": {
      const told = { way: text("way"), day: text("day"), applicantId: applicantId || null };
      const people = await markTold(deps, { agent, threadId, ...told });
      return `${counted(people, "person is", "people are")} noted as told.`;
    }
    case "waiting":
      await setWaitingPeriod(deps, { agent, threadId, days: text("days"), place: text("place") });
      return "The waiting period is saved. It counts for people who come in, or are told, from now on.";
    case "posting-on":
    case "posting-off":
      await setPostingNotice(deps, { agent, threadId, on: intent === "posting-on" });
      return intent === "posting-on"
        ? "Noted: people who apply from now on are told by the posting."
        : "Noted: the posting tells people no more.";
    default:
      throw new AppError("invalid-input");
  }
}

export default function Notices() {
  const { list, page, hasMore, size, counts, untold, told, threads, texts, today, hasPapers, places } =
    useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const tabs: [NoticeList, string][] = [
    ["untold", `To tell (${counts.untold})`],
    ["late", `Late (${counts.late})`],
    ["told", "Told"],
  ];
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl">Notices</h1>
        <p className="text-soft">
          Everyone whose résumé you hold has to be told: people who apply, when they apply; all others within
          a month, when you first write or speak to them, and before a client sees them.
        </p>
      </header>
      {done?.said && <Banner kind="success">{done.said}</Banner>}
      {done?.problem && <Banner kind="error">{done.problem}</Banner>}
      <section aria-label="People" className="grid gap-3">
        <LinkTabs
          label="People by state"
          tabs={tabs.map(([one, label]) => ({ to: addressOf(one, 1), label, current: one === list }))}
        />
        {untold.length + told.length === 0 ? (
          <EmptyState title={NOBODY[list]} level="h2">
            {list === "told"
              ? "People appear here once they were told."
              : "People appear here when their résumé comes in and they don’t know of it yet."}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {untold.map((person) => (
              <UntoldPerson key={person.applicantId} person={person} today={today} />
            ))}
            {told.map((person) => (
              <Told key={person.applicantId} person={person} />
            ))}
          </ul>
        )}
        {(page > 1 || hasMore) && (
          <nav aria-label="Pages" className="flex justify-between gap-4 text-ui">
            {page > 1 ? (
              <Link to={addressOf(list, page - 1)} className="text-link py-2">
                Previous {size}
              </Link>
            ) : (
              <span />
            )}
            {hasMore && (
              <Link to={addressOf(list, page + 1)} className="text-link py-2">
                Next {size}
              </Link>
            )}
          </nav>
        )}
      </section>
      {threads.length > 0 && (
        <section aria-labelledby="threads" className="grid gap-3">
          <h2 id="threads" className="text-lg">
            By job thread
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {threads.map((thread) => (
              <ThreadNotice key={thread.threadId} thread={thread} {...{ today, places, hasPapers }} />
            ))}
          </ul>
        </section>
      )}
      {texts && (
        <details>
          <summary className="min-h-9 w-fit py-1.5 text-lg font-semibold">
            Texts for your posting and a mail
          </summary>
          <div className="grid gap-3 pt-2">
            <p className="text-soft">
              Made from your{" "}
              <Link to={paths.agentProfile} className="text-link">
                company’s settings
              </Link>
              . Please check them against what you do, and the law where you work.
            </p>
            <Field label="For the posting" htmlFor="posting-text">
              <textarea id="posting-text" readOnly rows={6} value={texts.posting} className={textareaClass} />
            </Field>
            <Field label={`A mail: “${texts.subject}”`} htmlFor="mail-text">
              <textarea id="mail-text" readOnly rows={14} value={texts.mail} className={textareaClass} />
            </Field>
          </div>
        </details>
      )}
    </div>
  );
}

const NOBODY: Record<NoticeList, string> = {
  untold: "Everyone has been told",
  late: "Nobody is late",
  told: "Nobody was told yet",
};

function addressOf(list: NoticeList, page: number): string {
  const query = new URLSearchParams();
  if (list !== "untold") query.set("show", list);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${agencyPaths.notices}?${query}` : agencyPaths.notices;
}

function Told({ person }: { person: ToldPerson }) {
  const { threadTitle, name, toldAt, way, by } = person;
  return (
    <li className="px-4 py-2.5 text-ui [overflow-wrap:anywhere]">
      <p className="font-medium">{name}</p>
      <p className="text-sm text-soft">
        <LocalDate value={toldAt} />, {TOLD_WORDS[way]}
        {by && ` · noted by ${by}`} · {threadTitle}
      </p>
    </li>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
