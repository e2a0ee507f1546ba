import { stem } from "../../knowledge/lexical/stem";
import { type Found, isDoer, placesOf } from "./found";

/** Words that join others or only point, in the languages read: they part nothing. */
const LITTLE = new Set(
  `a an the of and or for in to on at with as our your their his her its my all both any each own new
  un une le la les l de du des d et ou en au aux dans pour sur avec der die das den dem des ein eine einer eines und oder von für mit im zu zum zur bei auf
  del el los las y o con para por di della dei delle il lo gli e per al ale cu pentru și pe`
    .split(/\s+/)
    .map(stem),
);
/** So many other words may stand between two that belong together: "Managed a project budget". */
const MOST_BETWEEN = 2;
/** ... and of all words, those that part nothing and the wording's own among them, so many for each of its words. */
const WIDEST = 12;
const SENTENCE_END = /[.;!?•*]\s|\n/;

const ACTION_NOUN = /(?:ment|tion|sion|ance)s?$/iu;
const OF =
  /(?<!\p{L})(?:of|for|in|on|de|du|des|del|d|di|della|dei|en|von|der|für|im|pentru|al|ale)(?!\p{L})/iu;

/** Who does a thing, too: nursing is what nurses do, and who hands them things doesn't. */
const NURSE = /^nurses?$/iu;
/** So many letters before it tell whose a post is. */
const BEFORE = 80;
const SEVERAL = /s$/iu;
/** A line of work names whose it is by such a word first: "Project manager for ...", "Worked as a project manager". */
const HELD_AS = /(?:^\P{L}*(?:\p{L}+ )?|\b(?:as|to|acting) (?:an? |the )?(?:\p{L}+ ){0,2})$/iu;

/**
 * Whether a passage says all that it holds of a wording in one breath: its words stand close together in one sentence, and
 * those for doing it aren't other people who do it ("worked with project managers").
 */
export function tellsWhole(found: Found): boolean {
  const { passage } = found;
  const { said } = passage;
  const places = placesOf(found);
  const parts = new Set(places.map(({ part }) => part)).size;
  const own = places.filter(({ part, at }) => !isOthers(found, part, at));
  return own.some((first, from) => {
    const held = new Set<number>();
    let last = first.at;
    let between = 0;
    for (let one = from; one < own.length; one++) {
      const { part, at } = own[one]!;
      if (said[at]! - said[first.at]! > parts * WIDEST) return false;
      // "management and staff" manages nobody
      const isObject = part < first.part || (found.phrase.does === true && first.part === 0 && part > 0);
      if (isObject && isNounBefore(found, first.at, at)) return false;
      if (part < first.part && found.phrase.isName && textBetween(found, first.at, at).includes(","))
        return false;
      for (let next = last + 1; next <= at; next++) {
        if (passage.stems[next] === "by" || SENTENCE_END.test(gapBefore(found, next))) return false;
        const isOther = said[next] !== said[next - 1] && said[next] !== said[at];
        if (isOther && !LITTLE.has(passage.stems[next]!)) between++;
      }
      held.add(part);
      last = at;
      if (between > MOST_BETWEEN * (parts - 1)) return false;
      if (held.size === parts) return true;
    }
    return false;
  });
}

/** The noun of an action stands before what it would be done to, without "of": "data management support and project plans". */
function isNounBefore(found: Found, noun: number, at: number): boolean {
  const {
    starts,
    ends,
    line: { value },
  } = found.passage;
  return ACTION_NOUN.test(value.slice(starts[noun], ends[noun])) && !OF.test(textBetween(found, noun, at));
}

function textBetween({ passage: { starts, ends, line } }: Found, one: number, other: number): string {
  return line.value.slice(ends[one], starts[other]);
}

/** The text before a word; nothing before one that its title's English name added. */
function gapBefore({ passage: { starts, ends, line } }: Found, at: number): string {
  return starts[at]! >= ends[at - 1]! ? line.value.slice(ends[at - 1], starts[at]) : "";
}

function isOthers({ passage, phrase }: Found, part: number, at: number): boolean {
  const { where, isTitle, line, starts, ends } = passage;
  if (isTitle || (where !== "experience" && where !== "project")) return false;
  const word = line.value.slice(starts[at], ends[at]);
  if (!(NURSE.test(word) || isDoer(word)) || phrase.doers?.has(phrase.stems[part]!)) return false;
  return SEVERAL.test(word) || !HELD_AS.test(line.value.slice(Math.max(0, starts[at]! - BEFORE), starts[at]));
}
