import { useLocation } from "@remix-run/react";

/** The applicant table's state as it stands in the address, without the notice of what was done before. */
export function useTableSearch(): string {
  const parameters = new URLSearchParams(useLocation().search);
  parameters.delete("notice");
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
