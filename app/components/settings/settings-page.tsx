import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Brand } from "~/components/layout/brand";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** The frame of an account's own pages: who is signed in, the way out, one column. */
export function SettingsPage({
  fullName,
  title,
  children,
}: {
  fullName: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-5 py-6 sm:py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Link to={paths.candidateDashboard} className="rounded-sm">
          <Brand />
        </Link>
        <div className="flex min-w-0 items-center gap-3">
          <span className="min-w-0 truncate text-sm text-soft">{fullName}</span>
          <Form method="post" action={paths.logout}>
            <Button look="secondary" size="small">
              Sign Out
            </Button>
          </Form>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grid gap-6 outline-none">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
