import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { PortalError } from "~/components/layout/portal-error";
import { NewLink, ReportList } from "~/components/reports/report-list";
import { ReportPage } from "~/components/reports/report-page";
import { ShareForm } from "~/components/reports/share-form";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import type { Deps } from "../../../../workers/domain/deps";
import { AppError } from "../../../../workers/domain/errors";
import type { ActiveAgent } from "../../../../workers/domain/identity/session/signed-in-user";
import { extendReport, withdrawReport } from "../../../../workers/domain/reports/change-report";
import { createReport } from "../../../../workers/domain/reports/create-report";
import { listReports } from "../../../../workers/domain/reports/list-reports";
import { listShortlisted } from "../../../../workers/domain/reports/list-shortlisted";
import { prepareReport } from "../../../../workers/domain/reports/prepare-report";
import { recordRepresentationConsent } from "../../../../workers/domain/reports/record-consent";
import { isOpenLink } from "../../../../workers/domain/reports/report-state";
import { withdrawConsent } from "../../../../workers/domain/reports/withdraw-consent";
import { getThread } from "../../../../workers/domain/threads/get-thread";
import { chosenIn, readReportForm, readSaidForm } from "./share-form";

/** The answer to a new link holds its address, which is shown once. */
const PRIVATE = { "Cache-Control": "no-store" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Share ${page?.title ?? "shortlist"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { deps } = context;
  const own = { agent, threadId: params.threadId ?? "" };
  const [thread, people, reports] = await Promise.all([
    getThread(deps, own),
    listShortlisted(deps, own),
    listReports(deps, own),
  ]);
  const time = deps.now();
  return {
    threadId: thread.id,
    title: thread.title,
    clientName: thread.companyName,
    today: new Date(time).toISOString().slice(0, 10),
    people,
    reports: reports.map((report) => ({ ...report, isOpen: isOpenLink(report, time) })),
  };
}

type Own = { agent: ActiveAgent; threadId: string };

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const own = { agent, threadId: params.threadId ?? "" };
  const form = await request.formData();
  const done = await context.attempt(() => change(context.deps, own, { form, origin: context.origin }));
  if (done.ok) return data({ problem: null, ...done.value }, { headers: PRIVATE });
  const { code, message, status } = done.error;
  if (code === "campaign-not-found") throw new AppError(code);
  return data({ ...NOTHING, problem: message }, { status: formStatus(request, status), headers: PRIVATE });
}

type Done = {
  said: string | null;
  link: { address: string; expiresAt: number } | null;
  preview: Omit<Awaited<ReturnType<typeof prepareReport>>, "threadId" | "clientEmail"> | null;
};

const NOTHING: Done = { said: null, link: null, preview: null };

async function change(
  deps: Deps,
  own: Own,
  { form, origin }: { form: FormData; origin: string },
): Promise<Done> {
  const text = (name: string) => String(form.get(name) ?? "");
  const [intent = "", id = ""] = text("intent").split(":");
  const said = readSaidForm(form);
  switch (intent) {
    case "consent": {
      const applicantIds = id ? [id] : chosenIn(form);
      const written = await recordRepresentationConsent(deps, { ...own, applicantIds, said });
      return { ...NOTHING, said: `Consent is recorded for ${counted(written, "person", "people")}.` };
    }
    case "withdraw-consent": {
      const closed = await withdrawConsent(deps, { ...own, applicantId: id, said });
      const links = closed.map(({ title, clientName }) => `“${title}” for ${clientName}`).join(", ");
      return {
        ...NOTHING,
        said: links
          ? `Their consent is withdrawn. Closed at once, please make it again without them: ${links}.`
          : "Their consent is withdrawn. No open link showed them.",
      };
    }
    case "preview": {
      const {
        threadId: _thread,
        clientEmail: _email,
        ...preview
      } = await prepareReport(deps, {
        ...own,
        form: readReportForm(form),
      });
      return { ...NOTHING, preview };
    }
    case "create": {
      const made = await createReport(deps, {
        ...own,
        form: readReportForm(form),
        days: Number(text("days")),
      });
      return {
        ...NOTHING,
        link: { address: origin + paths.clientReport(made.token), expiresAt: made.expiresAt },
      };
    }
    case "withdraw":
      await withdrawReport(deps, { ...own, reportId: id });
      return { ...NOTHING, said: "The link is withdrawn: it opens for nobody any more." };
    case "extend":
      await extendReport(deps, { ...own, reportId: id, days: Number(text("days")) });
      return { ...NOTHING, said: "The link stays open longer." };
    default:
      throw new AppError("invalid-input");
  }
}

export default function Share() {
  const { threadId, title, clientName, today, people, reports } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return (
    <div className="mx-auto grid max-w-5xl gap-6 md:-mt-2">
      <header>
        <Link to={agencyPaths.thread(threadId)} className="text-link text-sm [overflow-wrap:anywhere]">
          {title}
        </Link>
        <h1 className="text-2xl">Share the shortlist</h1>
        <p className="text-sm text-soft">
          A page for your client, as things stand today. Later changes don’t reach it.
        </p>
      </header>
      {done?.problem && <Banner kind="error">{done.problem}</Banner>}
      {done?.said && <Banner kind="success">{done.said}</Banner>}
      {done?.link && <NewLink address={done.link.address} expiresAt={done.link.expiresAt} />}
      {people.length === 0 ? (
        <EmptyState
          title="Nobody is shortlisted yet"
          level="h2"
          action={
            <LinkButton to={agencyPaths.thread(threadId)} look="secondary">
              Open the candidates
            </LinkButton>
          }
        >
          Put a star on the people your client should see, then come back.
        </EmptyState>
      ) : (
        <ShareForm people={people} title={title} clientName={clientName} today={today} />
      )}
      {done?.preview && (
        <section
          aria-labelledby="preview"
          className="grid gap-4 rounded-lg border border-dashed border-edge p-4 sm:p-8"
        >
          <p id="preview" className="text-sm font-medium">
            Preview: your client will see this. Nothing is shared yet.
          </p>
          <ReportPage
            report={done.preview}
            dates={null}
            people={done.preview.people.map(({ applicantId, content }) => ({ id: applicantId, content }))}
            level="h2"
          />
        </section>
      )}
      <ReportList reports={reports} threadId={threadId} />
    </div>
  );
}

export function ErrorBoundary() {
  return <PortalError notFoundTitle="Job Thread Not Found" />;
}
