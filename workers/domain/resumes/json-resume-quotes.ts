import type { Fact, Quote, ResumeFacts } from "../../engine/types";

type ShownQuote = { text: string; page: number };

/** Where in the résumé a field of its JSON Resume was read, by the field's path. */
export function quotesOf(facts: ResumeFacts): Record<string, ShownQuote[]> {
  const found: [path: string, quotes: Quote[]][] = [];
  const add = (path: string, fact: Fact<unknown> | null | undefined) => {
    if (fact) found.push([path, fact.quotes]);
  };
  add("basics.name", facts.name);
  add("basics.label", facts.headline);
  add("basics.email", facts.emails[0]);
  add("basics.phone", facts.phones[0]);
  add("basics.location", facts.location);
  add("basics.summary", facts.summary);
  for (const [kind, list] of [
    ["job", "work"],
    ["volunteer", "volunteer"],
    ["project", "projects"],
  ] as const) {
    const entries = facts.experience.filter((one) => one.kind === kind);
    for (const [index, entry] of entries.entries()) {
      for (const name of ["title", "company", "location", "start", "end"] as const)
        add(`${list}[${index}].${name}`, entry[name]);
    }
  }
  for (const [index, school] of facts.education.entries()) {
    for (const name of ["institution", "degree", "field", "start", "end"] as const)
      add(`education[${index}].${name}`, school[name]);
  }
  for (const [index, { uses }] of facts.skills.entries())
    found.push([`skills[${index}]`, uses.map(({ quote }) => quote)]);
  for (const [index, { quotes }] of facts.languages.entries()) found.push([`languages[${index}]`, quotes]);
  for (const [index, certificate] of facts.certificates.entries()) add(`certificates[${index}]`, certificate);
  return Object.fromEntries(
    found
      .filter(([, quotes]) => quotes.length > 0)
      .map(([path, quotes]) => [path, quotes.map(({ text, page }) => ({ text, page }))]),
  );
}
