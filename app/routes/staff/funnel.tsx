import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { FunnelTotals, FunnelWeeks } from "~/components/staff/funnel-tables";
import { Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { FEWEST, getFunnel } from "../../../workers/domain/statistics/get-funnel";

export const meta: MetaFunction = () => [{ title: "Funnel | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return { ...(await getFunnel(context.deps)), fewest: FEWEST };
}

export default function FunnelPage() {
  const { totals, weeks, fewest } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Funnel"
        lead="How far job seekers get, in the last twelve weeks. Only those who allow analytics are counted, as numbers that are tied to no one."
      />
      {weeks.length === 0 ? (
        <Nothing>
          Nothing was counted in these weeks. The first visit of someone who allows analytics shows here.
        </Nothing>
      ) : (
        <>
          <FunnelTotals totals={totals} fewest={fewest} />
          <FunnelWeeks weeks={weeks} fewest={fewest} />
          <p className="max-w-reading text-sm text-soft">
            Each step counts in the week in which it was taken, so people of one week may come in the next.
            Weeks begin on Mondays, UTC. Fewer than {fewest} are not told as a number; the totals leave such
            weeks out. Résumés and analyses are a person's first ones; payments are those whose confirmation
            was seen.
          </p>
        </>
      )}
    </>
  );
}

export { AdminError as ErrorBoundary };
