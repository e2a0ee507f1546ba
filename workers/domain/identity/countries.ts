import names from "i18n-iso-countries/langs/en.json";

/** A country as a form offers it: ISO 3166-1 alpha-2 and its English name. */
export type Country = { code: string; name: string };

const NAMES: Record<string, string | string[]> = names.countries;

let sorted: Country[] | null = null;

/** All countries, by name. The names are the data of i18n-iso-countries; none of its code comes along. */
export function listCountries(): Country[] {
  sorted ??= Object.entries(NAMES)
    .map(([code, name]) => ({ code, name: String(typeof name === "string" ? name : name[0]) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  return sorted;
}

/** Whether there is a country of this code. */
export function isCountry(code: string): boolean {
  return Object.hasOwn(NAMES, code);
}
