import { isCountry, listCountries } from "../../identity/countries";
import { foldText } from "../fold-text";

const OTHER_NAMES: Record<string, string> = {
  usa: "US",
  us: "US",
  "u.s.": "US",
  "united states": "US",
  america: "US",
  uk: "GB",
  "u.k.": "GB",
  "united kingdom": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "great britain": "GB",
  "northern ireland": "GB",
  deutschland: "DE",
  osterreich: "AT",
  schweiz: "CH",
  suisse: "CH",
  nederland: "NL",
  "the netherlands": "NL",
  holland: "NL",
  belgie: "BE",
  belgique: "BE",
  sverige: "SE",
  norge: "NO",
  danmark: "DK",
  suomi: "FI",
  espana: "ES",
  italia: "IT",
  polska: "PL",
  "czech republic": "CZ",
  czechia: "CZ",
  uae: "AE",
  "south korea": "KR",
  vietnam: "VN",
  turkiye: "TR",
};

const TOWNS: Record<string, string> = {
  DE: "berlin,munich,munchen,hamburg,cologne,koln,frankfurt,frankfurt am main,stuttgart,dusseldorf,leipzig,dresden,hannover,nuremberg,nurnberg,karlsruhe,mannheim,bonn,bremen,dortmund,essen,heidelberg,freiburg,munster",
  AT: "vienna,wien,graz,linz,salzburg,innsbruck",
  CH: "zurich,geneva,geneve,basel,bern,berne,lausanne,zug,lugano",
  GB: "london,manchester,edinburgh,glasgow,bristol,leeds,liverpool,belfast,cardiff,sheffield,oxford",
  IE: "dublin,cork,galway,limerick",
  FR: "paris,lyon,marseille,toulouse,bordeaux,lille,nantes,nice,montpellier,strasbourg,rennes,grenoble",
  NL: "amsterdam,rotterdam,utrecht,the hague,den haag,eindhoven,groningen,delft,leiden,haarlem",
  BE: "brussels,bruxelles,brussel,antwerp,antwerpen,ghent,gent,leuven,liege",
  ES: "madrid,barcelona,valencia,seville,sevilla,malaga,bilbao,zaragoza",
  PT: "lisbon,lisboa,porto,braga",
  IT: "milan,milano,rome,roma,turin,torino,bologna,naples,napoli,florence",
  SE: "stockholm,gothenburg,goteborg,malmo,uppsala,lund,linkoping",
  NO: "oslo,bergen,trondheim,stavanger",
  DK: "copenhagen,kobenhavn,aarhus,arhus,odense,aalborg",
  FI: "helsinki,espoo,tampere,turku,oulu",
  PL: "warsaw,warszawa,krakow,wroclaw,gdansk,poznan,lodz",
  CZ: "prague,praha,brno",
  HU: "budapest",
  RO: "bucharest,bucuresti,cluj-napoca,iasi",
  GR: "athens,thessaloniki",
  EE: "tallinn,tartu",
  LV: "riga",
  LT: "vilnius,kaunas",
  US: "new york,new york city,nyc,san francisco,los angeles,chicago,boston,seattle,austin,denver,atlanta,miami,washington dc",
  CA: "toronto,vancouver,montreal,ottawa,calgary",
  IN: "bengaluru,bangalore,mumbai,hyderabad,pune,delhi,new delhi,chennai,gurgaon",
  SG: "singapore",
  AU: "sydney,melbourne,brisbane,perth",
  JP: "tokyo,osaka",
};

let known: Map<string, string> | null = null;

function names(): Map<string, string> {
  known ??= new Map([
    ...Object.entries(TOWNS).flatMap(([code, towns]) =>
      towns.split(",").map((town) => [town, code] as const),
    ),
    ...listCountries().map(({ code, name }) => [foldText(name), code] as const),
    ...Object.entries(OTHER_NAMES),
  ]);
  return known;
}

function countryOf(words: string): string | null {
  const plain = foldText(
    words.replace(/\b(?:remote|hybrid|on-?site)\b/gi, "").replace(/^[\s,;()/-]+|[\s,;()/-]+$/g, ""),
  );
  const whole = names().get(plain);
  if (whole) return whole;
  const parts = plain
    .split(/[,;/()]| - /)
    .map((part) => part.trim())
    .filter(Boolean);
  // "Cambridge, MA" is none that we know: two letters are a country's only where the source says so.
  for (const part of parts.reverse()) {
    const found = names().get(part);
    if (found) return found;
  }
  return null;
}

/** The country of a posting: what the source calls it, else what its places say. Null where they name none, or several. */
export function countryOfPosting({
  country,
  places,
}: {
  country: string | null;
  places: string[];
}): string | null {
  const code = country?.trim().toUpperCase() ?? "";
  if (code.length === 2 && isCountry(code)) return code;
  const said = country ? countryOf(country) : null;
  if (said) return said;
  const found = new Set(places.map(countryOf).filter((one) => one !== null));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
