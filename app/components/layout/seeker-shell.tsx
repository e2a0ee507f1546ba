import { Form, Link } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { forgetDashboard, useWorkspaceMark } from "~/components/seeker/dashboard/dashboard-cache";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { Brand } from "./brand";
import { ClosingMenu } from "./closing-menu";
import { SeekerNav } from "./seeker-nav";
import { SkipLink } from "./skip-link";

/** Every page of a signed-in job seeker: the bar with their menu, and the page below it. */
export function SeekerShell({ fullName, children }: { fullName: string; children: ReactNode }) {
  useWorkspaceMark();
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 sm:px-6">
          <Link to={paths.seekerDashboard} className="rounded-sm py-3">
            <Brand />
          </Link>
          <SeekerNav />
          <UserMenu fullName={fullName} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-w-0 max-w-6xl px-4 py-8 outline-none sm:px-6 sm:py-10"
      >
        {children}
      </main>
    </>
  );
}

function UserMenu({ fullName }: { fullName: string }) {
  const item = "flex min-h-11 w-full items-center px-4 text-left text-[0.95rem] hover:bg-sunken";
  return (
    <ClosingMenu
      className="group relative ml-auto"
      label={
        <>
          <span className="sr-only">Account of </span>
          <span className="max-w-[26vw] truncate font-medium sm:max-w-[16rem] xl:max-w-[7.5rem]">
            {fullName}
          </span>
          <ChevronDown
            className="size-4 shrink-0 transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </>
      }
    >
      <div className="absolute right-0 z-40 mt-1 w-52 overflow-hidden rounded-md border border-line bg-surface py-1 shadow-lg">
        <Link to={paths.settings} className={item}>
          Profile Settings
        </Link>
        <Form method="post" action={paths.logout} reloadDocument onSubmit={forgetDashboard}>
          <Button look="quiet" className="w-full justify-start rounded-none px-4 font-normal">
            Sign Out
          </Button>
        </Form>
      </div>
    </ClosingMenu>
  );
}
