import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { CompanyTable } from "~/components/staff/lists/company-table";
import { NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { SearchForm } from "~/components/staff/lists/search-form";
import { PageHead } from "~/components/staff/page-head";
import { searchCompanies } from "../../../../workers/domain/staff/agencies/search-companies";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Companies | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("search", request);
  return { ...(await searchCompanies(context.deps, query)), q: query.q };
}

export default function CompaniesPage() {
  const { rows, sited, next, q } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Companies" lead="Agencies, by name." />
      <SearchForm label="Name or website" hint="how it begins" q={q} />
      {sited.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">By website</h2>
          <CompanyTable caption="Companies by website" companies={sited} />
        </section>
      )}
      {rows.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">By name</h2>
          <CompanyTable caption="Companies by name" companies={rows} />
        </section>
      )}
      {rows.length + sited.length === 0 && <Nothing>No name and no website begins like this.</Nothing>}
      <NextPage next={next} />
    </>
  );
}

export { AdminError as ErrorBoundary };
