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
/** How a district follows its town. */
const DISTRICT_OF = ["-", " - ", " – ", " ("];
const ABBREVIATED: Record<string, string> = {
  nyc: "new york",
  sf: "san francisco",
  la: "los angeles",
  münchen: "munich",
  köln: "cologne",
  wien: "vienna",
  zürich: "zurich",
  genève: "geneva",
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
  if (a.towns.length > 0 && b.towns.length > 0)
    return a.towns.some((town) => b.towns.some((other) => sameTown(town, other))) ? 1 : 0;
  return a.country !== null && a.country === b.country ? 1 : 0;
}

/** "hamburg-wilhelmsburg" is a district of "hamburg"; the longer name has to begin with the whole of the shorter. */
function sameTown(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long === short || DISTRICT_OF.some((joint) => long.startsWith(short + joint));
}

function read(place: string): { towns: string[]; country: string | null } {
  const country =
    COUNTRIES.find(([, pattern]) => pattern.test(place))?.[0] ?? (US_STATE.test(place) ? "us" : null);
  const towns = place
    .split(/[,/|;·]|\bor\b/)
    .map((part) =>
      part
        .replace(/\b\d[\d-]*\b/g, "")
        .replace(/\b(greater|metro(politan)? area|area|city of|hybrid|on-?site)\b/giu, "")
        .trim()
        .toLowerCase(),
    )
    .filter((part) => part.length > 2 && !COUNTRIES.some(([, pattern]) => pattern.test(part)))
    .map((part) => ABBREVIATED[part] ?? part);
  return { towns, country };
}
