/** The address of a state of a list; what is the default isn't named. */
export function querySearch(
  values: Record<string, string | number | undefined>,
  defaults: Record<string, string>,
  start: Record<string, string> = {},
): string {
  const parameters = new URLSearchParams(start);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || String(value) === defaults[name]) continue;
    parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
