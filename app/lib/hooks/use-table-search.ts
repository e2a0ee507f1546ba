import { useLocation } from "@remix-run/react";

export function useTableSearch(): string {
  const parameters = new URLSearchParams(useLocation().search);
  parameters.delete("notice");
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
