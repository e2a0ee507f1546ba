import { Link, useLocation, useRouteLoaderData } from "@remix-run/react";
import { clsx } from "clsx";
import type { loader } from "~/routes/agency/layout";

const scopes = [
  { label: "My threads", scope: "mine" },
  { label: "Whole company", scope: "company" },
];

/** For owners, on pages whose lists and figures follow the address: links, so that each choice is an address. */
export function ScopeSwitch() {
  const ownsCompany = useRouteLoaderData<typeof loader>("routes/agency/layout")?.ownsCompany;
  const { pathname, search } = useLocation();
  if (!ownsCompany) return null;
  const parameters = new URLSearchParams(search);
  const current = parameters.get("scope") === "company" ? "company" : "mine";
  const addressOf = (scope: string) => {
    const next = new URLSearchParams(parameters);
    for (const name of ["scope", "page", "notice"]) next.delete(name);
    if (scope !== "mine") next.set("scope", scope);
    return `${pathname}${next.size > 0 ? `?${next}` : ""}`;
  };
  return (
    <nav aria-label="Whose job threads" className="flex gap-1 rounded-md bg-none-soft p-0.5 text-sm">
      {scopes.map(({ label, scope }) => (
        <Link
          key={scope}
          to={addressOf(scope)}
          preventScrollReset
          aria-current={scope === current ? "true" : undefined}
          className={clsx(
            "rounded px-3 py-1.5 font-medium whitespace-nowrap",
            scope === current ? "bg-surface text-ink shadow-sm" : "text-soft hover:text-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
