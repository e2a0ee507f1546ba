import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { SkipLink } from "~/components/layout/skip-link";
import { AdminNav } from "~/components/staff/admin-nav";

/** Anyone who is no staff sees what every address without a page shows. */
export const meta: MetaFunction = ({ error }) => [
  { title: error ? "Page not found | Plumbline" : "Staff | Plumbline" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const { fullName, email } = await context.requireStaff();
  return { fullName, email };
}

/** Who is signed in doesn't change by moving about; each page below asks again for itself. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? defaultShouldRevalidate : false;
}

export default function StaffArea() {
  const staff = useLoaderData<typeof loader>();
  return (
    <div className="md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink />
      <AdminNav {...staff} />
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-6 sm:py-8 xl:px-10">
        <div className="mx-auto grid max-w-5xl gap-8">
          <Outlet />
        </div>
      </main>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
