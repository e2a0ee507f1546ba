import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { MatchAccount } from "~/components/seeker/analysis/match-account";
import { MatchTitle } from "~/components/seeker/analysis/match-head";
import { MatchSummary } from "~/components/seeker/analysis/match-summary";
import { PrintButton } from "~/components/seeker/analysis/print-button";
import { LocalDate } from "~/components/ui/local-date";
import { LINK_PAGE_HEADERS, linkPageMeta } from "~/lib/meta/link-page";
import { matchView } from "~/lib/views/match-view";
import { getShared } from "../../../workers/domain/matches/sharing/get-shared-match";

const ENDED = "This link has ended or never existed.";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  linkPageMeta(`${page?.jobTitle ?? "Shared analysis"} | Plumbline`);

export const headers: HeadersFunction = () => LINK_PAGE_HEADERS;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await context.attempt(() => getShared(context.deps, params.token ?? ""));
  if (!found.ok) {
    const { status, reference, message } = found.error;
    throw data(
      { message: status === 404 ? ENDED : message, reference: status === 404 ? undefined : reference },
      { status, headers: LINK_PAGE_HEADERS },
    );
  }
  const { stored, ...shared } = found.value;
  return data({ ...shared, view: matchView(stored, null) }, { headers: LINK_PAGE_HEADERS });
}

export default function Shared() {
  const { jobTitle, companyName, createdAt, expiresAt, view } = useLoaderData<typeof loader>();
  return (
    <PublicShell>
      <div className="mx-auto grid max-w-4xl gap-8 px-5 py-10 sm:px-8 print:p-0">
        <header className="grid gap-4">
          <p className="text-soft">
            Someone has shared this analysis of a résumé with you. It speaks to the person whose résumé it is;
            name and contact details are covered.
          </p>
          <MatchTitle jobTitle={jobTitle} companyName={companyName} />
          <p className="text-ui text-soft">
            Analyzed <LocalDate value={createdAt} />; this link ends <LocalDate value={expiresAt} />
          </p>
          <div className="print:hidden">
            <PrintButton />
          </div>
        </header>
        <MatchSummary view={view} />
        <MatchAccount view={view} />
      </div>
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage notFoundTitle="Nothing to see here" />;
}
