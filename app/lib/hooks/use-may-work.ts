import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/routes/agency/layout";

/** Whether the agent's role lets them change anything: a page doesn't offer viewers what would be refused. */
export function useMayWork(): boolean {
  return useRouteLoaderData<typeof loader>("routes/agency/layout")?.mayWork ?? true;
}
