import { wordKey } from "../fold";
import { companyWeight, isSchoolWord } from "../words/organisations";
import { isCity, isCountry, isPlaceCode, isRegion, isStateCode } from "../words/places";
import { isTitleNoun } from "../words/titles";

/** 3: surely a place ("Austin, TX"), 2: a known city, region or country, 1: has the shape of one, 0: none. */
export type PlaceStrength = 0 | 1 | 2 | 3;

const remote =
  /^(?:(?:fully |100% )?remote(?:ly)?|hybrid|on-?site|home office|homeoffice|teletravail|télétravail|remoto|da remoto|zdalnie|worldwide|distanciel)(?: ?[(/,–-] ?.{2,40})?$/i;

const POSTCODE = /\b\d{4,7}\b|(?<=\p{L} )[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z][A-Z\d])?$/gu;

function knownPart(part: string): "city" | "region" | "country" | "code" | null {
  const bare = part.replace(/[()]/g, "").trim();
  const code = bare.replace(/\s*\d{4,6}(?:-\d{4})?$/, "").replace(/\./g, "");
  if (isPlaceCode(code)) return "code";
  const key = wordKey(bare.replace(POSTCODE, " "))
    .replace(/^greater /, "")
    .replace(/ (?:area|metro area|bay area)$/, "");
  if (isCountry(key)) return "country";
  if (isCity(key)) return "city";
  return isRegion(key) ? "region" : null;
}

const SHORTENED =
  /^(?:Ala?|Ariz|Ark|Calif|Ca|Colo|Conn|Ct|Fla?|Ga|Ill?|Ind|Kans?|Ky|Mass|Md|Mich|Minn|Mo|Mt|Neb|Nev|Nc|Nd|Nj|Nm|Ny|Oh|Okla|Ore|Pa|Sc|Sd|Tenn|Tex|Tx|Va|Vt|Wash|Wis|Wi|Wyo)\.?(?:\s+\d{5}(?:-\d{4})?)?$/u;

function nameShaped(part: string): boolean {
  const words = part.trim().split(/\s+/);
  return (
    words.length <= 4 &&
    words.every(
      (word) =>
        /^[\p{Lu}][\p{L}.'’-]*$/u.test(word) ||
        /^(?:de|la|le|am|an|der|upon|of|del|do|da|sur|los|las|al|d')$/i.test(word),
    )
  );
}

const legalForm =
  /\b(?:GmbH|AG|KG|OHG|LLC|LLP|Ltd|Inc|PLC|plc|B\.?V\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|SAS|SARL|L(?:t)?da|Pty|Pvt)\b/;

function namesOrganisation(text: string): boolean {
  if (legalForm.test(text)) return true;
  return wordKey(text)
    .split(" ")
    .some((word) => word.length > 3 && (isSchoolWord(word) || companyWeight(word) === 2));
}

function namesWork(part: string): boolean {
  const parts = wordKey(part).split(" ");
  return isTitleNoun(parts[0] ?? "") || isTitleNoun(parts.at(-1) ?? "");
}

function isCityAndMore(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 6) return false;
  return words.some((_, cut) => {
    if (cut === 0 || !isCity(wordKey(words.slice(0, cut).join(" ")))) return false;
    const rest = words.slice(cut);
    const around = isPlaceCode(rest.at(-1) ?? "") ? rest.slice(0, -1) : rest;
    const key = wordKey(around.join(" "));
    return key === "" ? rest.length > around.length : isRegion(key) || isCountry(key);
  });
}

export function placeStrength(text: string): PlaceStrength {
  const tidy = text.trim();
  if (tidy.length < 2 || tidy.length > 70) return 0;
  if (remote.test(tidy)) return 3;
  if (namesOrganisation(tidy)) return 0;
  const parts = tidy
    .split(/\s*[,/|·]\s*|\s+[-–—]\s+|\s*\(/)
    .filter((part) => part.replace(/\)/g, "").trim() !== "");
  const known = parts.map((part, at) => (at > 0 && SHORTENED.test(part.trim()) ? "code" : knownPart(part)));
  const last = known[known.length - 1];
  if (parts.length === 1) {
    const spaced = /^(.+?)\s+([A-Z]{2,3})(\s+\d{4,5})?$/.exec(tidy);
    if (spaced?.[1] && spaced[2] && isPlaceCode(spaced[2])) {
      if (isCity(wordKey(spaced[1]))) return 3;
      if (spaced[3] && nameShaped(spaced[1])) return 2;
    }
    if (isCityAndMore(tidy)) return 3;
    return known[0] === "code" ? (tidy.length > 2 ? 2 : 1) : known[0] ? 2 : 0;
  }
  if (parts.length > 5) return 0;
  if (parts.length === 2 && last === "city" && known[0] === null && !/\d/.test(tidy)) return 0;
  const unknown = parts.filter((_, i) => known[i] === null);
  if (parts.length > 2 && unknown.length > (known.includes("city") ? 0 : 1) && !/\d/.test(tidy)) return 0;
  if (unknown.some(namesWork)) return 0;
  const inner = parts.slice(0, -1).every((part, i) => known[i] !== null || nameShaped(part));
  if (last && inner) return 3;
  if (known[0] === "city" && parts.slice(1).every(nameShaped)) return 2;
  return parts.length === 2 && parts.every(nameShaped) && parts.every((part) => part.length < 20) ? 1 : 0;
}

/** "University of Leeds, UK": the town is a part of the name. */
const NAME_GOES_ON = /(?:^|\s)(?:of|de|di|du)$/iu;

const TOWN_AND_STATE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? [A-Z]{2,3}$/u;

/** Offset of a place at the end of a text ("Stripe, San Francisco, CA" -> "San Francisco"); -1 for none or nothing else. */
export function trailingPlace(text: string): number {
  const paren = /\s*[([]([^()[\]]{2,40})[)\]]\s*$/.exec(text);
  if (paren?.[1] && paren.index > 0 && placeStrength(paren[1]) >= 2) return paren.index;
  const cuts: number[] = [];
  for (let i = 0; i < text.length; i++) if (text[i] === ",") cuts.push(i);
  for (let depth = Math.min(3, cuts.length); depth >= 1; depth--) {
    const cut = cuts[cuts.length - depth] ?? 0;
    const tail = text.slice(cut + 1).trim();
    const strength = placeStrength(tail);
    if (depth === 1 && TOWN_AND_STATE.test(tail) && isStateCode(tail.slice(-3).trim())) return cut;
    if (strength === 3 || (strength === 2 && depth === 1)) return cut;
  }
  const spaced =
    /\s+((?:[\p{Lu}][\p{L}.]+\s){0,2}[\p{Lu}][\p{L}.]+,\s*(?:[A-Z]{2}|[\p{Lu}]\p{L}+))\s*$/u.exec(text);
  if (spaced?.[1] && spaced.index > 0) {
    const words = spaced[1].split(/\s+/);
    for (let drop = 0; drop < words.length - 1; drop++) {
      const tail = words.slice(drop).join(" ");
      const city = wordKey(tail.split(",")[0] ?? "");
      if (!isCity(city) || placeStrength(tail) !== 3) continue;
      const at = text.trimEnd().length - tail.length;
      return NAME_GOES_ON.test(text.slice(0, at).trimEnd()) ? at + tail.indexOf(",") : at;
    }
  }
  return -1;
}
