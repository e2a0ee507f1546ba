import { Link, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { Menu } from "lucide-react";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { Brand } from "./brand";
import { ClosingMenu } from "./closing-menu";

type Entry = { to: string; label: string };

const entries: Entry[] = [
  { to: paths.individual, label: "For Candidates" },
  { to: paths.agencies, label: "For Agencies" },
  { to: paths.pricing, label: "Pricing" },
  { to: paths.contact, label: "Contact" },
];

const legalEntries: Entry[] = [
  { to: paths.pricing, label: "Pricing" },
  { to: paths.how, label: "How It Works" },
];

const signIn: Entry = { to: paths.login, label: "Sign In" };

const visitorsLinks: Entry[] = [
  { to: paths.agentLogin, label: "Agent Login" },
  signIn,
  { to: paths.register, label: "Sign Up" },
];

/** A visitor's bar. @param legal the shorter one of privacy, terms and cookies */
export function PublicBar({ legal = false }: { legal?: boolean }) {
  const shown = legal ? legalEntries : entries;
  const accountLinks = legal ? [signIn] : visitorsLinks;
  return (
    <header data-visitors className="relative z-30 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-4 px-5 sm:px-8">
        <Link to={paths.home} className="flex rounded-sm py-2" aria-label="Plumbline, to the start">
          <Brand />
        </Link>
        <nav aria-label="Main" className="mr-auto ml-6 hidden items-center gap-1 lg:flex">
          {shown.map((entry) => (
            <BarLink key={entry.to} {...entry} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 lg:ml-0">
          {accountLinks.slice(0, -1).map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="hidden min-h-11 items-center rounded-md px-3 text-[0.95rem] whitespace-nowrap text-soft hover:text-ink lg:flex"
            >
              {label}
            </Link>
          ))}
          {accountLinks.slice(-1).map(({ to, label }) => (
            <LinkButton key={to} to={to} className="max-lg:hidden">
              {label}
            </LinkButton>
          ))}
          <ClosingMenu
            className="group lg:hidden"
            label={
              <>
                <Menu className="size-5" aria-hidden="true" />
                Menu
              </>
            }
          >
            <MobileMenu entries={shown} accountLinks={accountLinks} />
          </ClosingMenu>
        </div>
      </div>
    </header>
  );
}

/** The page that one is on hangs from the bar by a cord. */
function BarLink({ to, label }: Entry) {
  const current = useLocation().pathname === to;
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className={clsx(
        "relative flex min-h-16 items-center px-3 text-[0.95rem] whitespace-nowrap",
        current ? "font-semibold text-ink" : "text-soft hover:text-ink",
      )}
    >
      {label}
      {current && (
        <span aria-hidden="true" className="absolute inset-x-0 -bottom-2.5 grid justify-items-center">
          <span className="h-3 w-px bg-ink/60" />
          <svg viewBox="0 0 10 14" className="h-3 w-2.5" aria-hidden="true">
            <path d="M0 0h10l-1.5 7L5 14 1.5 7z" className="fill-accent" />
          </svg>
        </span>
      )}
    </Link>
  );
}

function MobileMenu({ entries, accountLinks }: { entries: Entry[]; accountLinks: Entry[] }) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main"
      className="absolute inset-x-0 top-full grid border-b border-line bg-paper px-5 pt-2 pb-5 shadow-lg"
    >
      {entries.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? "page" : undefined}
          className={clsx(
            "flex min-h-12 items-center border-l-2 px-4",
            pathname === to ? "border-accent font-semibold" : "border-line",
          )}
        >
          {label}
        </Link>
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        {accountLinks.map(({ to, label }, index) => (
          <LinkButton
            key={to}
            to={to}
            look={index === accountLinks.length - 1 ? "primary" : "secondary"}
            className="grow"
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </nav>
  );
}
