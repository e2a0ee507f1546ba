import type { Place } from "../../types";
import { fold } from "../fold";
import { isCity, isCountry, isRegion } from "../words/places";

const COUNTRY_NAMES: Record<string, string> = {
  usa: "United States",
  us: "United States",
  "u s": "United States",
  "u s a": "United States",
  "united states of america": "United States",
  uk: "United Kingdom",
  "u k": "United Kingdom",
  "great britain": "United Kingdom",
  england: "United Kingdom",
  scotland: "United Kingdom",
  wales: "United Kingdom",
  "northern ireland": "United Kingdom",
  uae: "United Arab Emirates",
  deutschland: "Germany",
  espana: "Spain",
  italia: "Italy",
  nederland: "Netherlands",
  holland: "Netherlands",
  "the netherlands": "Netherlands",
  belgie: "Belgium",
  belgique: "Belgium",
  osterreich: "Austria",
  schweiz: "Switzerland",
  suisse: "Switzerland",
  svizzera: "Switzerland",
  polska: "Poland",
  българия: "Bulgaria",
  maroc: "Morocco",
  brasil: "Brazil",
  turkiye: "Turkey",
  中国: "China",
  korea: "South Korea",
  "viet nam": "Vietnam",
  czechia: "Czech Republic",
};
/** No countries, though the list of places holds them. */
const NO_COUNTRIES = new Set(["europe", "eu"]);

const US_STATES = new Map(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,
HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,
MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,
NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,
SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,
WI Wisconsin,WY Wyoming,DC District of Columbia`
    .split(",")
    .map((line): [string, string] => {
      const [code = "", ...name] = line.trim().split(" ");
      return [code, name.join(" ")];
    }),
);
const US_STATE_NAMES = new Set([...US_STATES.values()].map(fold));

const CODES =
  /(?<![\p{L}\d])(?:(?:\p{Lu}{1,2}-)?\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?![\p{L}\d])/gu;
const STREET = /(?<![\d-])\d{1,4}(?![\d-])/u;
const AROUND = /\b(?:greater|metro(?:politan)?(?: area)?|area|region|city of)\b/giu;
const ASIDE = /\b(?:willing to relocate|open to relocation|remote|hybrid|relocat\w+)\b.*$/iu;
const LONGEST_CITY = 4;

/** City, region and country of a written place: countries in English, American states written out; null for none of them. */
export function normalPlace(written: string): Place | null {
  const place: Place = { city: null, region: null, country: null };
  const parts = written
    .split(/[,;|/·•()]|\s[–—-]\s/u)
    .map((part) => part.replace(ASIDE, " ").replace(AROUND, " ").replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
  for (const [at, whole] of parts.entries()) {
    const part = whole.replace(CODES, " ").replace(/\s+/g, " ").trim();
    if (part !== "") readPart(place, part, { behind: at > 0, isStreet: STREET.test(whole) });
  }
  if (place.country === null && place.region && US_STATE_NAMES.has(fold(place.region)))
    place.country = "United States";
  return place.city || place.region || place.country ? place : null;
}

/** @param around.behind whether another part precedes: a state's code follows a city */
function readPart(place: Place, part: string, around: { behind: boolean; isStreet: boolean }): void {
  const { behind, isStreet } = around;
  const key = fold(part).replace(/[.’']/g, " ").replace(/-/g, " ").replace(/\s+/g, " ").trim();
  const state = part.length === 2 ? US_STATES.get(part.toUpperCase()) : undefined;
  if (state && behind) place.region ??= state;
  else if (US_STATE_NAMES.has(key) && place.city && isCity(fold(place.city))) place.region ??= titled(part);
  else if (isCountry(key) && !NO_COUNTRIES.has(key)) place.country ??= COUNTRY_NAMES[key] ?? titled(key);
  else if (isCity(key) && place.city === null) place.city = titled(part);
  else if (isRegion(key)) place.region ??= titled(part);
  else if (place.city === null && !isStreet) readUnknown(place, part, key);
}

function readUnknown(place: Place, part: string, key: string): void {
  const words = part.split(" ");
  const last = words.at(-1) ?? "";
  const state = US_STATES.get(last);
  if (words.length > 1 && state) {
    place.city = titled(words.slice(0, -1).join(" "));
    place.region ??= state;
  } else if (words.length > 1 && isCountry(key.split(" ").at(-1) ?? "")) {
    const country = key.split(" ").at(-1)!;
    place.city = titled(words.slice(0, -1).join(" "));
    place.country ??= COUNTRY_NAMES[country] ?? titled(country);
  } else if (words.length <= LONGEST_CITY && /^\p{Lu}/u.test(part)) place.city = titled(part);
}

const SHORT_NAME = 3;

function titled(name: string): string {
  const shouted = (name === name.toUpperCase() && name.length > SHORT_NAME) || name === name.toLowerCase();
  return shouted
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
}

export function placeInWords({ city, region, country }: Place): string {
  return [city, region === city ? null : region, country].filter(Boolean).join(", ");
}
