import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AuditMethod } from "~/components/agency/reports/audit-method";
import { RateBlock } from "~/components/agency/reports/rate-block";
import { ReportHead } from "~/components/agency/reports/report-head";
import { PrintButton } from "~/components/seeker/analysis/print-button";
import { buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { LinkTabs } from "~/components/ui/link-tabs";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { paths } from "~/lib/paths";
import {
  MEASURES,
  TABLES,
  UNKNOWN,
  unanswered,
} from "../../../../workers/domain/voluntary/audit/audit-words";
import {
  type AuditPage,
  type BiasAudit,
  getBiasAudit,
} from "../../../../workers/domain/voluntary/audit/get-bias-audit";
import { periodName } from "../../../../workers/domain/voluntary/periods";
import { FEWEST_ANSWERS } from "../../../../workers/domain/voluntary/voluntary-limits";

export const meta: MetaFunction = () => [{ title: "Bias Audit | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const period = new URL(request.url).searchParams.get("period");
  return getBiasAudit(context.deps, { agent, period });
}

export default function BiasAuditPage() {
  const { periods, audit, period } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <ReportHead title="Bias audit" current="bias-audit">
        Whether selection and scores treat groups alike: from what applicants said of themselves, voluntarily
        and after the decision. What résumés state isn’t used.
      </ReportHead>
      <Periods periods={periods} period={period} />
      {audit && <Audit audit={audit} />}
      {!audit && period && (
        <EmptyState level="h2" title="Too few answers">
          Fewer than {FEWEST_ANSWERS} people answered in {periodName(period)}. Nothing is shown of so few.
        </EmptyState>
      )}
      {periods.length === 0 && (
        <EmptyState level="h2" title="Nobody was asked yet">
          <p>
            Switch voluntary questions on in{" "}
            <Link to={paths.agentProfile} className="text-link">
              Profile Settings
            </Link>
            . Then ask the people of a job thread whose decision is final: “Voluntary questions to these
            people” stands at the foot of the thread’s analytics.
          </p>
        </EmptyState>
      )}
      <AuditMethod />
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";

function Periods({ periods, period }: Pick<AuditPage, "periods" | "period">) {
  const shown = periods.filter(({ isShown }) => isShown);
  const waiting = periods.filter(({ isShown }) => !isShown);
  return (
    <>
      {shown.length > 0 && (
        <LinkTabs
          label="Half-year"
          tabs={shown.map((one) => ({
            to: agencyPaths.biasAuditOf(one.period),
            label: one.name,
            current: one.period === period,
          }))}
        />
      )}
      {waiting.map(({ period: key, name, from }) => (
        <p key={key} className="text-soft">
          {name}: people were asked. The figures are shown from <LocalDate value={from} /> on, once the last
          link has ended.
        </p>
      ))}
    </>
  );
}

function Audit({ audit }: { audit: BiasAudit }) {
  const { asked, answers, without, measures, period } = audit;
  const counts = [
    ["Asked", asked],
    ["Answered", answers],
    [UNKNOWN, unanswered(audit)],
    ["Answers that keep no outcome", without.selection],
    ["Answers that keep no score", without.scoring],
  ] as const;
  return (
    <>
      <h2 className="text-2xl">{periodName(period)}</h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-5">
        {counts.map(([label, value]) => (
          <div
            key={label}
            className="grid content-start gap-0.5 bg-surface px-4 py-3.5 max-sm:last:col-span-2"
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <a href={agencyPaths.biasAuditCsv(period)} className={buttonClass("secondary", "small")}>
          Export CSV
        </a>
        <PrintButton />
      </div>
      {MEASURES.flatMap((measure) =>
        TABLES.map((name) => (
          <RateBlock
            key={`${measure}-${name}`}
            name={name}
            measure={measure}
            table={measures[measure][name]}
          />
        )),
      )}
    </>
  );
}
