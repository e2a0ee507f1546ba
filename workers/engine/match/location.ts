const COUNTRIES: [string, RegExp][] = [
  ["us", /\b(usa?|u\.s\.(a\.)?|united states( of america)?)(?!\p{L})/iu],
  ["gb", /\b(uk|u\.k\.|united kingdom|great britain|england|scotland|wales|northern ireland)(?!\p{L})/iu],
  ["de", /\b(germany|deutschland|allemagne)\b/iu],
  ["fr", /\b(france|frankreich)\b/iu],
  ["es", /\b(spain|españa|spanien)\b/iu],
  ["at", /\b(austria|österreich)\b/iu],
  ["ch", /\b(switzerland|schweiz|suisse)\b/iu],
  ["nl", /\b(netherlands|niederlande|holland)\b/iu],
  ["ie", /\bireland\b/iu],
  ["it", /\b(italy|italia|italien)\b/iu],
  ["ca", /\bcanada\b/iu],
  ["in", /\bindia\b/iu],
  ["au", /\baustralia\b/iu],
];
const US_STATE =
  /,\s*(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/;
const REMOTE = /\b(fully |100 ?% )?remote\b|\banywhere\b|work from home/iu;
const DISTRICT_OF = ["-", " - ", " – ", " ("];
/** After these a longer name is another town ("Stratford-upon-Avon", "Frankfurt an der Oder"), or another country's ("Paris Texas"). */
const ANOTHER =
  /^(?:upon|on|under|in|by|next|an|am|auf|bei|ob|vor|der|sur|sous|en|l[eè]s|la|le|de|del|della|di|do|da|oder|ontario|texas|kentucky|tennessee|ohio|illinois|arkansas)(?!\p{L})/u;
/** Large towns whose districts are named after them, with or without a hyphen ("Hamburg Altona"). */
const LARGE_TOWNS = new Set(
  `berlin,hamburg,munich,cologne,frankfurt,stuttgart,düsseldorf,leipzig,dortmund,essen,bremen,hanover,nuremberg,dresden,
bochum,duisburg,mannheim,karlsruhe,vienna,graz,zurich,geneva,basel,london,manchester,birmingham,glasgow,edinburgh,dublin,paris,
lyon,marseille,toulouse,madrid,barcelona,valencia,seville,rome,milan,turin,naples,amsterdam,rotterdam,the hague,brussels,antwerp,
copenhagen,stockholm,oslo,helsinki,warsaw,prague,budapest,lisbon,athens`
    .split(",")
    .map((town) => town.trim()),
);
/** "15e arrondissement", "75015", "10115", "SE15 4QA": a part of a town in figures. */
const IN_FIGURES =
  /(?<![\p{L}\d])(?:\d[\d-]*(?:\s?(?:er|e|ème|eme|º|ª|\.))?(?:\s*arr(?:ondissement|\.)?)?|[a-z]{1,2}\d{1,2}[a-z]?(?:\s\d[a-z]{2})?)(?![\p{L}\d])/giu;
const ABBREVIATED: Record<string, string> = {
  nyc: "new york",
  sf: "san francisco",
  la: "los angeles",
  münchen: "munich",
  köln: "cologne",
  wien: "vienna",
  zürich: "zurich",
  genève: "geneva",
  genf: "geneva",
  hannover: "hanover",
  nürnberg: "nuremberg",
  roma: "rome",
  milano: "milan",
  torino: "turin",
  napoli: "naples",
  sevilla: "seville",
  bruxelles: "brussels",
  brüssel: "brussels",
  "den haag": "the hague",
  "frankfurt am main": "frankfurt",
  "frankfurt (main)": "frankfurt",
  "frankfurt a. m.": "frankfurt",
  "frankfurt main": "frankfurt",
  "frankfurt (oder)": "frankfurt an der oder",
  "frankfurt oder": "frankfurt an der oder",
  "newcastle upon tyne": "newcastle",
  "newcastle-upon-tyne": "newcastle",
};

/**
 * Does the candidate live where the job is? Kept apart from every score.
 * @param home the résumé's place
 * @param place the job's place; "Remote" alone fits everybody who states a place
 * @returns 1 for the same town, or the same country where either side names no town; null where a side names no place
 */
export function locationMatch(home: string | null, place: string | null): 0 | 1 | null {
  if (!home?.trim() || !place?.trim()) return null;
  const where = place
    .replace(REMOTE, "")
    .replace(/[()–]|(?<!\p{L})-|-(?!\p{L})/gu, " ")
    .trim();
  if (REMOTE.test(place) && where.replace(/[\s,]/g, "") === "") return 1;
  const a = read(home);
  const b = read(where);
  if (a.country && b.country && a.country !== b.country) return 0;
  if (a.state && b.state && a.state !== b.state) return 0;
  if (a.towns.length > 0 && b.towns.length > 0)
    return a.towns.some((town) => b.towns.some((other) => sameTown(town, other))) ? 1 : 0;
  return a.country !== null && a.country === b.country ? 1 : 0;
}

/** A district stands for its town: "hamburg-wilhelmsburg" is in "hamburg", and so is "hamburg altona". */
function sameTown(a: string, b: string): boolean {
  if (largeTownOf(a) === largeTownOf(b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return DISTRICT_OF.some(
    (joint) => long.startsWith(short + joint) && !ANOTHER.test(long.slice(short.length + joint.length)),
  );
}

function largeTownOf(town: string): string {
  for (const joint of town.matchAll(/\s*[-–(]\s*|\s+/gu)) {
    const head = town.slice(0, joint.index);
    const name = ABBREVIATED[head] ?? head;
    if (LARGE_TOWNS.has(name) && !ANOTHER.test(town.slice(joint.index + joint[0].length))) return name;
  }
  return town;
}

function read(place: string): { towns: string[]; state: string | null; country: string | null } {
  const state = US_STATE.exec(place)?.[1] ?? null;
  const country = COUNTRIES.find(([, pattern]) => pattern.test(place))?.[0] ?? (state ? "us" : null);
  const towns = place
    .replace(/frankfurt\s*\/\s*main/giu, "Frankfurt am Main")
    .split(/[,/|;·]|\bor\b/)
    .map((part) =>
      part
        .replace(IN_FIGURES, "")
        .replace(/\b(greater|metro(politan)? area|area|city of|hybrid|on-?site)\b/giu, "")
        .replace(/\s+/gu, " ")
        .trim()
        .toLowerCase(),
    )
    .filter((part) => part.length > 2 && !COUNTRIES.some(([, pattern]) => pattern.test(part)))
    .map((part) => ABBREVIATED[part] ?? part);
  return { towns, state, country };
}
