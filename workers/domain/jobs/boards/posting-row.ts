import type { BoardPosting } from "../../../adapters/job-sources/port";
import { cutText } from "../../files/file-names";
import { sha256 } from "../../sha256";
import { foldText } from "../fold-text";
import { LONGEST_TEXT, SHORTEST_TEXT } from "./board-limits";
import { countryOfPosting } from "./place-country";
import { withoutContacts } from "./without-contacts";

const LINE = 200;
const LINK = 2000;
/** What nobody can apply for. */
const NO_JOB =
  /^(?:(?:test|testing|dummy|demo|sample|job|posting|please|ignore|do not|apply|use)[^\p{L}]*)+$|talent (?:pool|community)|general application|initiativbewerbung|candidature spontanée|open application|future opportunities/iu;
/** "(m/w/d)", "(f/m/x)": said of every job. */
const FOR_ALL = /[([]\s*[a-zäö]{1,6}(?:\s*[/|*]\s*[a-zäö]{1,6}){1,3}\s*[)\]]/giu;

/** What is stored of a posting; null for what is none, or can't be analysed or opened. */
export function postingRow(posting: BoardPosting, board: { company: string }) {
  const title = cutText(posting.title.replace(FOR_ALL, "").replace(/\s+/g, " ").trim(), LINE);
  const company = cutText(posting.company || board.company, LINE);
  const text = withoutContacts(posting.text.replace(/\r\n?/g, "\n").trim());
  if (!title || NO_JOB.test(title) || text.length < SHORTEST_TEXT) return null;
  if (posting.url.length > LINK || !isWebAddress(posting.url)) return null;
  const places = posting.places.map((place) => cutText(place, LINE)).slice(0, 10);
  const { isRemote, employment, pay, url, postedAt } = posting;
  const row = {
    sourceId: posting.sourceId,
    title,
    company,
    place: cutText(places.join(" · "), LINE),
    placeKey: places.length > 0 ? `|${places.map(foldText).join("|")}|` : "",
    country: countryOfPosting(posting),
    isRemote,
    employment,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payCurrency: pay?.currency ?? null,
    payPeriod: pay?.period ?? null,
    url,
    postedAt,
    sameKey: sameKey(title, company, places),
  };
  const cut = cutText(text, LONGEST_TEXT);
  return { ...row, text: cut, contentHash: sha256(JSON.stringify([row, cut])) };
}

export type PostingRow = NonNullable<ReturnType<typeof postingRow>>;

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === "https:" && !new URL(url).username;
}

/** The same set of words, whatever their order; never "nearly the same" ("... - Munich" is not "... - Berlin"). */
function sameKey(title: string, company: string, places: string[]): string {
  const words = foldText(title)
    .split(/[^\p{L}\d+#]+/u)
    .filter(Boolean);
  const legal = /\b(?:gmbh|ag|se|ltd|limited|llc|inc|bv|b\.v\.|ab|sas|sa|oy|as|aps|plc)\b\.?/g;
  const employer = foldText(company)
    .replace(legal, "")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  const towns = places.map((place) => foldText(place).split(",")[0]?.trim() ?? "").sort();
  return sha256(JSON.stringify([[...new Set(words)].sort(), employer, towns])).slice(0, 32);
}
