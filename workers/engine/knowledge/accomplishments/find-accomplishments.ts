import { occupationById } from "../occupation-base";
import { genderlessWord } from "../titles/neutral-word";
import { occupationByTitle } from "../titles/occupation-title";
import type { SkillHit } from "../types";
import { cutWords, foldWord, type Words } from "../words";
import { type AccomplishmentIndex, accomplishmentIndex } from "./accomplishment-index";
import { ANYTHING, accomplishmentKey, GERUND_NOUNS, PARTICLES } from "./accomplishment-key";
import { actionForm, actionStem, stemOfDoer } from "./action-words";
import { helpedWithBody } from "./helped-to";

/** Words between the action and what it is done to. */
const REACH = 5;
const LONGEST_OBJECT = 3;
const MOST_ACTIONS = 4;
/** A doer alone ("Director") counts only where their occupation, known this surely, typically takes the skill. */
const SURE = 0.9;
const LEAST_KIN = 6;
const LEAST_KIN_LED = 5;
const LONGEST_ENDING = 4;

const set = (words: string): Set<string> => new Set(words.split(" "));

const JOINING = set("and or plus");
/** Before a past form: "I planned", "have planned", "and planned". Elsewhere it is an adjective: "with trained staff". */
const BEFORE_PAST = set("i we he she they who which have has had having also then personally");
const BEFORE_BASE = set("to i we you they will can must should who also");
const BEFORE_GERUND = set(
  "of by in for with through from at on include including involved while when after experience am was",
);
/** A noun is whole where one of these follows it: "planned lessons for ...", not "planned lesson content". */
const AFTER_OBJECT = set(
  "and or plus a an the of for in at on to from with within without by using via per each every as while when where which that who under over across into onto off out up before after during against between among through about around near upon toward towards behind below beyond since like so then than also both all including include was were is are until i we my our their its his her",
);
/** "presentations used by the board", "children aged two"; "the used bicycles" are something else. */
const AFTER_NOUN = set(
  "used aged worth valued totaling totalling entering regarding concerning such due needed required throughout once because resulting",
);
/** The object follows these. Before any other word of `AFTER_OBJECT` there is none: "sold out". */
const BEFORE_NOUN = set("a an the my our its his her their all both each every");
const CLOSING = set(
  "of for in at on to from with within without by using via per as while when where which that who under over across into onto before after during against between among through about around near upon toward towards behind below beyond since like so then than until was were is are be not no",
);

const ESTIMATING = set("over about around approximately nearly almost to than least");
const ESTIMATES = new Set(["up to", "more than", "at least", "close to"]);

const MANAGE = actionStem("manage");
/** Who is responsible for these sells, does or makes. */
const NOT_MANAGED = set("sale performance production document");

type Action = { stem: string; start: number; end: number };
type Scene = { text: string; cut: Words; index: AccomplishmentIndex };

function gapBefore({ text, cut }: Scene, at: number): "none" | "comma" | "end" {
  const between = text.slice(cut.ends[at - 1] ?? 0, cut.starts[at] ?? 0);
  if (/^[\s\u2019'"“”-]*$/.test(between) && !/[\n\r\t]/.test(between)) return "none";
  return /^\s*[,/]\s*$/.test(between) ? "comma" : "end";
}

function isAdverb(word: string): boolean {
  return word.length > 4 && word.endsWith("ly");
}

function isCapital({ text, cut }: Scene, at: number): boolean {
  return /^\p{Lu}/u.test(text.slice(cut.starts[at], cut.ends[at]));
}

/** "successfully trained staff" is something done, "a highly trained staff" isn't. */
function mayAct(scene: Scene, at: number, form = actionForm(scene.cut.words[at]!)): boolean {
  if (at === 0 || gapBefore(scene, at) !== "none") return true;
  const before = scene.cut.words[at - 1]!;
  if (JOINING.has(before)) return true;
  if (isAdverb(before)) return form !== "past" || isCapital(scene, at - 1) || mayAct(scene, at - 1, form);
  if (form === "past") return BEFORE_PAST.has(before);
  return form === "gerund" ? BEFORE_GERUND.has(before) : BEFORE_BASE.has(before);
}

function closes(scene: Scene, at: number): boolean {
  if (at >= scene.cut.count || gapBefore(scene, at) !== "none") return true;
  // "customer-friendly" is no customer
  if (scene.text.slice(scene.cut.ends[at - 1], scene.cut.starts[at]) === "-") return false;
  const next = scene.cut.words[at]!;
  const leadsOn = AFTER_OBJECT.has(next) || AFTER_NOUN.has(next);
  return leadsOn || /^\d/.test(next) || isAdverb(next) || isDoing(scene, at);
}

/** "... models serving 4,000 requests": what the object does, and to what; "data processing" is a noun. */
function isDoing(scene: Scene, at: number): boolean {
  const object = scene.cut.words[at + 1];
  if (object === undefined || actionForm(scene.cut.words[at]!) !== "gerund") return false;
  return gapBefore(scene, at + 1) === "none" && (BEFORE_NOUN.has(object) || /^\d/.test(object));
}

/** "Over 200 invoices", "up to 30 guests", "more than 12 stores": words that only say how many. */
function isEstimate({ cut }: Scene, at: number): boolean {
  const [word, next = "", second = ""] = cut.words.slice(at, at + 3);
  return (
    (ESTIMATING.has(word!) && /^\d/.test(next)) || (ESTIMATES.has(`${word} ${next}`) && /^\d/.test(second))
  );
}

/** "worked closely with", "collaborated directly with": how it was done, before the word that belongs to the verb. */
function isHow({ cut, index }: Scene, at: number, stem: string): boolean {
  const next = cut.words[at + 1] ?? "";
  return isAdverb(cut.words[at]!) && PARTICLES.has(next) && index.actions.has(`${stem} ${next}`);
}

/** "Responsible for a budget", "in charge of 30 workers": who says so has managed them; who is for teaching classes teaches them. */
function isInCharge(scene: Scene, at: number): boolean {
  const [word, next, what = ""] = scene.cut.words.slice(at, at + 3);
  const isSaid = (word === "responsible" && next === "for") || (word === "charge" && next === "of");
  return isSaid && gapBefore(scene, at + 1) === "none" && actionForm(what) !== "gerund";
}

function accomplishmentsFrom(scene: Scene, from: number, hits: SkillHit[], charge?: number): void {
  const { text, cut, index } = scene;
  const actionAt = (at: number): Action => ({
    stem: actionStem(cut.words[at]!),
    start: cut.starts[at]!,
    end: cut.ends[at]!,
  });
  const actions = [
    charge === undefined ? actionAt(from) : { ...actionAt(from), stem: MANAGE, start: cut.starts[charge]! },
  ];
  let passedNoun = false;
  let first = true;
  let reach = from + REACH;
  for (let at = from + 1; at < cut.count && at <= reach; at += 1) {
    const gap = gapBefore(scene, at);
    if (gap === "end") return;
    const word = cut.words[at]!;
    const joined = gap === "comma" || JOINING.has(cut.words[at - 1]!);
    if (joined && actionForm(word) !== "base" && actionForm(word) === actionForm(cut.words[from]!)) {
      if (passedNoun || actions.length === MOST_ACTIONS) return;
      actions.push(actionAt(at));
      reach = at + REACH;
      continue;
    }
    if (
      joined &&
      !passedNoun &&
      actionForm(cut.words[from]!) === "base" &&
      index.actions.has(actionStem(word))
    ) {
      actions.push(actionAt(at));
      continue;
    }
    if (JOINING.has(word)) continue;
    const led = actions.at(-1)!;
    if (!passedNoun && PARTICLES.has(word) && index.actions.has(`${led.stem} ${word}`)) {
      led.stem = `${led.stem} ${word}`;
      continue;
    }
    if (isEstimate(scene, at) || (!passedNoun && isHow(scene, at, led.stem))) continue;
    if (CLOSING.has(word) || (gap === "comma" && !passedNoun)) return;
    if (first && !BEFORE_NOUN.has(word) && !/^\d/.test(word)) {
      first = false;
      // "Hiring decisions" are nobody's hiring.
      const isNoun = actionForm(cut.words[from]!) === "gerund";
      if (!isNoun && !AFTER_OBJECT.has(word) && !isAdverb(word)) addAnything(scene, actions, hits);
    }
    passedNoun = true;
    for (let size = Math.min(LONGEST_OBJECT, cut.count - at); size > 0; size -= 1) {
      const end = at + size;
      if (!closes(scene, end)) continue;
      const object = cut.words.slice(at, end);
      for (const { stem, start } of actions) {
        const id = index.skillOf.get(accomplishmentKey(stem, object));
        if (!id || (charge !== undefined && NOT_MANAGED.has(object[0]!))) continue;
        const stop = cut.ends[end - 1]!;
        hits.push({ id, start, end: stop, text: text.slice(start, stop) });
      }
    }
  }
}

function addAnything({ text, index }: Scene, actions: Action[], hits: SkillHit[]): void {
  for (const { stem, start, end } of actions) {
    const id = index.skillOf.get(accomplishmentKey(stem, [ANYTHING]));
    if (id) hits.push({ id, start, end, text: text.slice(start, end) });
  }
}

/** Skills told as done: "picked and packed 300 orders". The verb opens a clause, its object is a whole noun. In order; may overlap. */
export function findAccomplishments(text: string): SkillHit[] {
  const scene: Scene = { text, cut: cutWords(text), index: accomplishmentIndex() };
  const hits: SkillHit[] = [];
  for (let at = 0; at + 1 < scene.cut.count; at += 1) {
    const word = scene.cut.words[at]!;
    if (isInCharge(scene, at)) accomplishmentsFrom(scene, at + 1, hits, at);
    if (GERUND_NOUNS.has(word) || !scene.index.actions.has(actionStem(word)) || !mayAct(scene, at)) continue;
    accomplishmentsFrom(scene, at, hits);
  }
  hits.push(...helpedWithBody(text, hits));
  const seen = new Set<string>();
  return hits.filter(({ id, end }) => !seen.has(`${id} ${end}`) && seen.add(`${id} ${end}`));
}

/** "Physiotherapist" and physiotherapy, "architect" and architecture: one word with another ending. */
function areKin(skill: string, word: string, least = LEAST_KIN): boolean {
  if (skill.includes("-") || skill === word) return false;
  const shorter = Math.min(skill.length, word.length);
  let same = 0;
  while (same < shorter && skill.charCodeAt(same) === word.charCodeAt(same)) same += 1;
  return same >= least && Math.max(skill.length, word.length) - same <= LONGEST_ENDING;
}

/** How many words of a title before one lead to a skill with it: one of "Data Scientist" to data science, 0 where it names none. */
function leadToKin(skill: string, words: string[], at: number): number {
  const parts = skill.split("-").map(foldWord);
  const last = parts.pop()!;
  const from = at - parts.length;
  const led = from >= 0 && parts.every((part, step) => part === words[from + step]);
  return led && areKin(last, words[at]!, LEAST_KIN_LED) ? parts.length : 0;
}

/** The skill that a title names by its doer: a "Project Manager" manages projects, a "Welder" welds; the longest name wins. */
export function findDoers(title: string): SkillHit[] {
  const found = occupationByTitle(title);
  const sure = found !== null && found.confidence >= SURE;
  const typical = new Set(sure ? (occupationById(found.id)?.skills ?? []) : []);
  const cut = cutWords(title);
  const words = cut.words.map(genderlessWord);
  const { skillOf } = accomplishmentIndex();
  const hits: SkillHit[] = [];
  const add = (id: string, from: number, to: number) => {
    const [start, end] = [cut.starts[from]!, cut.ends[to]!];
    if (hits.some((hit) => hit.id === id && hit.end === end)) return;
    hits.push({ id, start, end, text: title.slice(start, end) });
  };
  for (let at = 0; at < cut.count; at += 1) {
    const kin = [...typical].find((id) => areKin(id, words[at]!));
    if (kin) add(kin, at, at);
    for (const id of typical) {
      const led = leadToKin(id, words, at);
      if (led > 0) add(id, at - led, at);
    }
    const action = stemOfDoer(words[at]!);
    if (!action) continue;
    for (let size = Math.min(LONGEST_OBJECT, at); size >= 0; size -= 1) {
      const id = skillOf.get(accomplishmentKey(action, cut.words.slice(at - size, at)));
      if (!id || (size === 0 && (kin || !typical.has(id)))) continue;
      add(id, at - size, at);
      break;
    }
  }
  return hits;
}
