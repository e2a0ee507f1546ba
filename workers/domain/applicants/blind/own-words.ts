import { fold } from "../../../engine/parse/fold";
import type { ResumeFacts } from "../../../engine/types";

/** What a person is recognised by, folded: single words and phrases of their own, and the last digits of their phones. */
export type OwnWords = { names: string[]; phrases: string[]; phones: string[] };

type Known = {
  names?: (string | null | undefined)[];
  emails?: (string | null | undefined)[];
  phones?: string[];
  links?: string[];
  places?: (string | null | undefined)[];
};

const PARTICLES = new Set(
  "von van der den de del della di da dos du la le el al bin ibn ten ter zu zur und and dr prof ing dipl mag med phd mba msc bsc mr mrs ms herr frau jr sr ii iii".split(
    " ",
  ),
);

const FILE_WORDS = new Set(
  "cv resume resumes lebenslauf curriculum vitae bewerbung application final new copy kopie version pdf docx doc english deutsch german".split(
    " ",
  ),
);

/** Paths of sites, not handles of people. */
const SITE_WORDS = new Set("linkedin github gitlab profile about portfolio index home html".split(" "));

/** A phone is known again by so many of its last digits, however it is written. */
export const PHONE_DIGITS = 7;

const wordsIn = (text: string) => fold(text).split(/[^\p{L}\p{M}\p{N}]+/u);

/** "Müller" is also written "Mueller". */
function spelled(name: string): string[] {
  const german = name.toLowerCase().replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue");
  return [name, german.replace(/ß/g, "ss"), name.replace(/ø/gi, "o")];
}

function namesOf(names: string[]): string[] {
  return names
    .flatMap(spelled)
    .flatMap(wordsIn)
    .filter((word) => /^\p{L}/u.test(word) && (word.length > 1 || /\P{ASCII}/u.test(word)))
    .filter((word) => !PARTICLES.has(word));
}

function handlesOf(links: string[]): string[] {
  return links
    .map((link) =>
      fold(
        link
          .replace(/[?#].*$/, "")
          .replace(/\/$/, "")
          .split("/")
          .slice(1)
          .pop() ?? "",
      ),
    )
    .filter((handle) => handle.length > 3 && /\p{L}/u.test(handle) && !SITE_WORDS.has(handle));
}

/** The parts between commas as they are written; a postcode or a house number tells nothing alone. */
function placesOf(places: string[]): string[] {
  return places
    .flatMap((place) => [...place.split(/[,;|/()]/), ...place.split(/[,;|/()\d-]/)])
    .map((part) => wordsIn(part).filter(Boolean).join(" "))
    .filter((part) => part.length > 2 && !/^(?:19|20)\d\d$/.test(part));
}

export function ownWords({ names = [], emails = [], phones = [], links = [], places = [] }: Known): OwnWords {
  const given = <T>(values: (T | null | undefined)[]) => values.flatMap((value) => value ?? []);
  const mailboxes = given(emails).map((email) => fold(email.split("@")[0] ?? ""));
  return {
    names: [...new Set(namesOf(given(names)))],
    phrases: [
      ...new Set([
        ...given(emails).map(fold),
        ...mailboxes.filter((mailbox) => mailbox.length > 4),
        ...handlesOf(links),
        ...placesOf(given(places)),
      ]),
    ],
    phones: phones
      .map((phone) => phone.replace(/\D/g, "").slice(-PHONE_DIGITS))
      .filter((digits) => digits.length === PHONE_DIGITS),
  };
}

export function ownWordsOfFacts(facts: ResumeFacts, more: Known): OwnWords {
  const { name, emails, phones, links, location, place } = facts;
  return ownWords({
    names: [name?.value, ...(more.names ?? [])],
    emails: [...emails.map(({ value }) => value), ...(more.emails ?? [])],
    phones: [...phones.map(({ value }) => value), ...(more.phones ?? [])],
    links: links.map(({ value }) => value),
    places: [location?.value, place?.city, place?.region, place?.country, ...(more.places ?? [])],
  });
}

/** Where no name was read for sure: words of the résumé's head that are also in the file's name or in the e-mail address. */
export function likelyNames(
  head: string[],
  { fileName, emails }: { fileName: string; emails: string[] },
): string[] {
  const hints = [fileName.replace(/\.\w{2,4}$/, ""), ...emails.map((email) => email.split("@")[0] ?? "")];
  const heads = head.flatMap(wordsIn);
  const words = hints.flatMap(wordsIn).filter((word) => /^\p{L}{2,}$/u.test(word) && !FILE_WORDS.has(word));
  return words.filter((word) => heads.includes(word));
}
