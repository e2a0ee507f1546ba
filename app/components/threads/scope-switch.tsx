import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { LinkChoice } from "~/components/ui/link-choice";
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
    <LinkChoice
      label="Whose job threads"
      choices={scopes.map(({ label, scope }) => ({
        label,
        to: addressOf(scope),
        current: scope === current,
      }))}
    />
  );
}
