import { useLocation } from "@remix-run/react";
import { withoutTab } from "~/lib/panel-tab";

export function useTableSearch(): string {
  const parameters = new URLSearchParams(withoutTab(useLocation().search));
  parameters.delete("notice");
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
