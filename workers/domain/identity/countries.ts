import names from "i18n-iso-countries/langs/en.json";

export type Country = { code: string; name: string };

const NAMES: Record<string, string | string[]> = names.countries;

let sorted: Country[] | null = null;

/** The names are the data of i18n-iso-countries; none of its code is bundled. */
export function listCountries(): Country[] {
  sorted ??= Object.entries(NAMES)
    .map(([code, name]) => ({ code, name: String(typeof name === "string" ? name : name[0]) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  return sorted;
}

export function isCountry(code: string): boolean {
  return Object.hasOwn(NAMES, code);
}
