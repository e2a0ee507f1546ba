import { likenessOf } from "../entries/likeness";
import { placeStrength } from "./places";

const LONGEST_LINE = 300;
const LONGEST_CELL = 140;

const CAPITAL = "[\\p{Lu}\\d][\\p{L}\\d’'.-]*";
const NUMBER = "\\d{1,5}\\s?[a-zA-Z]?(?:\\s?[-/]\\s?\\d{1,4}[a-zA-Z]?)?";
const HERE = "(?<=^|[,:(]\\s*)";
const NO_MORE = "(?![\\p{L}\\d])";

const ROAD = "street|road|avenue|lane|boulevard|crescent|terrace|highway|parkway";
const ROAD_BY_NUMBER = `${ROAD}|st|rd|ave|av|ln|drive|dr|blvd|court|ct|square|sq|close|place|pl|way|row|gardens?|grove|hill|mews|park|parade|walk|hwy|pkwy|circle|cir|trail|loop|quay|alley|view|rise|green|gate|wharf|yard|bridge|end|common|croft|heights?|ridge|run|path|pike|plaza|point|crossing`;
const LEADING =
  "rue|calle|c\\/|carrer|avda\\.?|avenida|viale|vicolo|rua|travessa|ul\\.|ulica|aleja|улица|ул\\.|проспект";
const LEADING_BY_NUMBER = `${LEADING}|avenue|av\\.|boulevard|bd\\.?|place|chemin|impasse|allée|route|quai|cours|passage|plaza|paseo|via|piazza|corso|largo|praça|alameda|al\\.|pl\\.|os\\.|strada|str\\.|aleea|bulevardul|șos\\.|пр\\.|бул\\.|пл\\.`;
const GRAFTED = "stra(?:ß|ss)e|gasse|straat|gatan|vägen";
const GRAFTED_BY_NUMBER = `${GRAFTED}|str\\.|weg|platz|allee|ring|damm|ufer|steig|stieg|hof|markt|laan|gracht|plein|kade|dijk|singel|gade|vej|veien|gata|stræde|katu|torg`;
const DE = "(?:(?:de|del|de la|de los|d['’]|du|des|dei|della|delle|do|da|dos|das)\\s*)?";

const pattern = (source: string, flags = "u"): RegExp => new RegExp(source, flags);
const anyCase = (words: string): string =>
  words.replace(/(?<![\\\p{L}])\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const FORMS: RegExp[] = [
  // 12 Baker Street; 350 5th Ave
  pattern(`(?<![\\p{L}\\d.])${NUMBER},?\\s+(?:${CAPITAL}\\s+){1,4}(?:${anyCase(ROAD_BY_NUMBER)})${NO_MORE}`),
  // Baker Street, London
  pattern(`${HERE}(?:${CAPITAL}\\s+){1,3}(?:${anyCase(ROAD)})(?=\\s*(?:,|$))`),
  // 12 bis, rue du Boulanger
  pattern(`(?<![\\p{L}\\d.])\\d{1,4}\\s?(?:bis|ter)?,?\\s+(?:${anyCase(LEADING_BY_NUMBER)})\\s+\\S`),
  // Calle Carpintero
  pattern(`${HERE}(?:${anyCase(LEADING)})\\s*${DE}${CAPITAL}`),
  // Via dei Fabbri 12
  pattern(
    `${HERE}(?:${anyCase(LEADING_BY_NUMBER)})\\s+${DE}${CAPITAL}(?:\\s+${CAPITAL}){0,3},?\\s+(?:nr\\.?|n[º°]|№|no\\.?)?\\s?\\d`,
  ),
  // Schneiderstraße
  pattern(`${HERE}(?:\\p{Lu}[\\p{L}-]+\\s){0,2}\\p{Lu}[\\p{L}-]+(?:${GRAFTED})(?=\\s*(?:,|$|\\d))`),
  // Müllerweg 7; Lange Straße 4
  pattern(`${HERE}(?:\\p{Lu}[\\p{L}-]+\\s){0,2}\\p{Lu}[\\p{L}-]*(?:${GRAFTED_BY_NUMBER})\\s*\\d{1,4}`, "iu"),
  // Am Schmiedeberg 4
  pattern(
    `${HERE}(?:Am|An der|An den|Auf der|Auf dem|Im|In der|Zum|Zur|Unter den|Hinter der)\\s+\\p{Lu}[\\p{L}-]+\\s+\\d{1,4}\\s?[a-z]?(?=\\s*(?:,|$))`,
  ),
  // Sonnenallee 120, 12045 Berlin
  pattern(
    `${HERE}${CAPITAL}(?:\\s+${CAPITAL}){0,2}\\s+\\d{1,4}\\s?[a-z]?,\\s*(?:[A-Z]{1,2}-)?\\d{4,6}${NO_MORE}`,
  ),
  /(?<!\p{L})(?:p\.?\s?o\.?\s?box|postfach|apartado(?: de correos)?|casella postale|postbus)\s+\d/iu,
  /(?<=^|,\s*)(?:flat|apt\.?|apartment|unit|suite|room)\s+#?\d+[a-z]?(?=,|\s|$)/iu,
  // postcodes: W1U 3BW; TX 78701; 50667 Köln; 1017 AB Amsterdam; 00-001 Warszawa; 416 70 Göteborg
  /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/u,
  /(?<=\p{L},?\s)[A-Z]{2}\s+\d{5}(?:-\d{4})?(?![\d-])/u,
  /(?<=^|,\s*)(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d\s)(?:\d{4,6}(?:\s?[A-Z]{2}(?=\s))?|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2})\s+\p{Lu}\p{L}+/u,
  /\p{Script=Han}{2,}(?:路|街|道|巷|弄)\s?\d+\s?[号號]/u,
];
const LABEL =
  /^\s*(?:(?:home|mailing|postal|current|permanent)\s+)?(?:address|adresse(?: postale)?|anschrift|wohnhaft|wohnort|domicile|direcci[oó]n|domicilio|indirizzo|residenza|adres|woonplaats|morada|endere[cç]o|adresa|adresă|адрес|地址|住址)\s*[:：]/iu;
/** "The Old Forge", "Miller House": named instead of a number. */
const HOUSE =
  /(?:house|cottage|lodge|villa|farm|forge|mill|barn|building|tower|hall|residence|apartments)$/iu;
const FLAT = /^(?:flat|apt\.?|apartment|unit|suite|floor|room|c\/o)(?!\p{L})/iu;

/** Postal addresses in a line of a résumé's head, each to the end of its cell; empty where the line is a sentence. */
export function addressesIn(text: string): { start: number; end: number }[] {
  if (text.length > LONGEST_LINE) return [];
  return cellsOf(text).flatMap(({ start, end }) => {
    const cell = text.slice(start, end);
    if (cell.length > LONGEST_CELL || /@|https?:/.test(cell)) return [];
    if (LABEL.test(cell)) return [{ start, end }];
    const at = Math.min(...FORMS.map((form) => form.exec(cell)?.index ?? Number.POSITIVE_INFINITY));
    return at < cell.length ? [{ start: start + startOfHome(cell, at), end }] : [];
  });
}

function cellsOf(text: string): { start: number; end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let start = 0;
  for (const cut of text.matchAll(/\s*[\t|•·●◆∙;]\s*|\s+[–—-]\s+|\s{2,}|(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/gu)) {
    cells.push({ start, end: cut.index });
    start = cut.index + cut[0].length;
  }
  cells.push({ start, end: text.length });
  return cells.filter((cell) => cell.end > cell.start);
}

function startOfHome(cell: string, at: number): number {
  const before = cell.slice(0, at);
  const parts = before.split(",").slice(0, -1);
  let start = at;
  for (const part of parts.reverse()) {
    const words = part.trim();
    const isHome =
      HOUSE.test(words) || FLAT.test(words) || (placeStrength(words) >= 2 && likenessOf(words).title < 1);
    if (!isHome) break;
    start = cell.lastIndexOf(part, start);
  }
  // "Fisher Town, TX 78701": the words right before a postcode are its town.
  const town = /[^,]*$/u.exec(cell.slice(0, start))?.[0] ?? "";
  const isCode = /^(?:[A-Z]{2}\s+\d|[A-Z]{1,2}\d)/u.test(cell.slice(at));
  return isCode && town.trim() !== "" ? start - town.length : start;
}
