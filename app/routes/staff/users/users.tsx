import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { SearchForm } from "~/components/staff/lists/search-form";
import { UserTable } from "~/components/staff/lists/user-table";
import { PageHead } from "~/components/staff/page-head";
import { readListQuery } from "../../../../workers/domain/staff/schema";
import { searchUsers } from "../../../../workers/domain/staff/search-users";

export const meta: MetaFunction = () => [{ title: "Users | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("search", request);
  return { ...(await searchUsers(context.deps, query)), q: query.q };
}

export default function UsersPage() {
  const { rows, named, next, q } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Users" lead="Everyone who can sign in: job seekers, agents, staff." />
      <SearchForm label="Email or name" hint="how it begins" q={q} />
      {named.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">By name</h2>
          <UserTable caption="Users by name" users={named} />
        </section>
      )}
      {rows.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">By email</h2>
          <UserTable caption="Users by email" users={rows} />
        </section>
      )}
      {rows.length + named.length === 0 && <Nothing>No address and no name begins like this.</Nothing>}
      <NextPage next={next} />
    </>
  );
}

export { AdminError as ErrorBoundary };
