import { Form, Link, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { Brand } from "./brand";

const entries = [{ to: paths.candidateDashboard, label: "Dashboard" }];

/** Every page of a signed-in job seeker: the bar with his menu, and the page below it. */
export function CandidateShell({ fullName, children }: { fullName: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 sm:px-6">
          <Link to={paths.candidateDashboard} className="rounded-sm py-3">
            <Brand />
          </Link>
          <nav aria-label="Main" className="order-last flex w-full sm:order-none sm:w-auto">
            {entries.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                aria-current={pathname === to ? "page" : undefined}
                className={clsx(
                  "border-b-2 px-3 py-3 text-[0.95rem] sm:py-4.5",
                  pathname === to
                    ? "border-accent font-semibold text-ink"
                    : "border-transparent text-soft hover:text-ink",
                )}
              >
                {label}
              </Link>
            ))}
          </nav>
          <UserMenu key={pathname} fullName={fullName} />
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

/** Opens without scripts too; with them it closes on Escape and when the attention goes elsewhere. */
function UserMenu({ fullName }: { fullName: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function close(event: Event) {
      const open = menu.current?.open;
      if (!open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menu.current?.querySelector("summary")?.focus();
      } else if (menu.current?.contains(event.target as Node)) return;
      if (menu.current) menu.current.open = false;
    }
    const events = ["pointerdown", "focusin", "keydown"] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, []);
  const item = "flex min-h-11 w-full items-center px-4 text-left text-[0.95rem] hover:bg-sunken";
  return (
    <details ref={menu} className="group relative ml-auto">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md px-2 text-[0.95rem] hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Account of </span>
        <span className="max-w-[9rem] truncate font-medium sm:max-w-[16rem]">{fullName}</span>
        <ChevronDown
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="absolute right-0 z-40 mt-1 w-52 overflow-hidden rounded-md border border-line bg-surface py-1 shadow-lg">
        <Link to={paths.settings} className={item}>
          Profile Settings
        </Link>
        <Form method="post" action={paths.logout}>
          <Button look="quiet" className="w-full justify-start rounded-none px-4 font-normal">
            Sign Out
          </Button>
        </Form>
      </div>
    </details>
  );
}
