import { occupationBase } from "./occupation-base";
import { stripSeniority } from "./seniority";
import { skillBase } from "./skill-base";
import { foldedWords } from "./words";

type TitleForm = { occupation: string; words: string[]; weight: number };

type TitleIndex = {
  /** folded title -> occupation id */
  exact: Map<string, string>;
  forms: TitleForm[];
  formsOf: Map<string, number[]>;
  weightOf: Map<string, number>;
  /** filled as words are asked for */
  bland: Map<string, boolean>;
};

/** Below this likeness a title is better left unknown than named wrongly. */
const LEAST_LIKENESS = 0.55;
const EXACT = 1;
const REORDERED = 0.95;
const PART_OF_TITLE = 0.9;
/** A word of more titles than this ("director") doesn't tell the work when it stands alone. */
const COMMON_WORD = 12;
/** "Engineer" out of "Engineer, Special Duties": right about the trade at best */
const SINGLE_WORD = 0.6;
/** "Engineer" stands in titles of many fields, "nurse" mostly in those of one: below this share a word doesn't tell the work. */
const TELLS_FIELD = 0.6;
const TOLD_OTHERWISE = 0.75;
const LONGEST_TITLE = 200;

/** Words that say nothing about the work itself. */
const EMPTY = new Set(
  "the a an of for and in at to de du der die das und la le les el y et des den im von f m d w h x i".split(
    " ",
  ),
);

/** "(m/f/d)", "m/w/d", "H/F", "(all genders)" */
const GENDER =
  /\(?\b(?:[mwfdhxi]\s?[/|*]\s?)+[mwfdhxi]\b(?:\s?\/\s?(?:div|divers))?\)?|\(?\ball genders\)?/gi;
const GERMAN_ENDING = /(?<=\p{Ll})(?:[/:*_]-?in(?:nen)?|\(in(?:nen)?\)|Innen)(?![\p{L}])/gu;
const FRENCH_ENDING =
  /(?<=\p{Ll})(?:\((?:e|ne|rice|euse|ère|trice)\)|[·.](?:e|ne|rice|euse|ère|trice)|\/(?:ne|rice|euse|ère|trice))(?![\p{L}])/gu;
const SPANISH_ENDING = /(?<=\p{Ll})(?:\/(?:a|o|os|as)|\((?:a|o)\)|@)(?![\p{L}])/gu;
/** "Sales representatives, except travel": what follows is another job. */
const EXCEPTION =
  /[\s,]+(?:except|excluding|other than|ausgenommen|außer|sauf|hormis|excepto)(?![\p{L}]).*$/iu;
/** Words of a template that nobody filled in, or that stand for a name taken out. */
const PLACEHOLDER =
  /^(?:company name[\s,:–-]+|employer name[\s,:–-]+|city[\s,:–-]+|state[\s,:–-]+)+(?=\p{L})/iu;
const NO_TITLE = /^(?:company|employer|job|position) (?:name|title)$/iu;
const ASIDE = /\([^)]*\)|\[[^\]]*\]/g;
const TERMS_OF_WORK =
  /(?<![\p{L}])(?:full[- ]?time|part[- ]?time|remote|hybrid|on-?site|contract|contractor|temporary|temp|permanent|freelance|freelancer|seasonal|per diem|prn|vollzeit|teilzeit|urgent|immediate start|weekend|weekends|night shift|day shift|days|nights|acting|interim|former|certified|licensed|registered(?! nurse| dietitian| dental| behavior| mental| manager| representative| general)|self[- ]employed|cdi|cdd|ab sofort)(?![\p{L}])/giu;

const SHORT_FORMS: Record<string, string> = {
  mgr: "manager",
  asst: "assistant",
  coord: "coordinator",
  rep: "representative",
  svc: "service",
  svcs: "services",
  engr: "engineer",
  dir: "director",
  vp: "vice president",
  admin: "administrative",
  supv: "supervisor",
};
const SHORT_FORM = /(?<![\p{L}\d])(?:mgr|asst|coord|rep|svcs?|engr|dir|vp|admin|supv)(?![\p{L}\d])\.?/giu;

/** The work and who does it: "Data engineering" is what a "data engineer" does. */
const DOER = new Map<string, string | string[]>([
  ["vp", ["vice", "president"]],
  ["engineering", "engineer"],
  ["nursing", "nurse"],
  ["accounting", "accountant"],
  ["teaching", "teacher"],
  ["recruiting", "recruiter"],
  ["recruitment", "recruiter"],
  ["programing", "programmer"],
  ["programming", "programmer"],
  ["welding", "welder"],
  ["consulting", "consultant"],
  ["auditing", "auditor"],
]);

function clean(title: string): string {
  return title
    .replace(EXCEPTION, "")
    .replace(GENDER, " ")
    .replace(GERMAN_ENDING, "")
    .replace(FRENCH_ENDING, "")
    .replace(SPANISH_ENDING, "");
}

type TitleForms = { wholes: string[]; parts: string[] };

/** The title whole, without asides, terms of work and level; and its parts, which say less than the whole. */
function formsOfTitle(title: string): TitleForms {
  const whole = clean(title).trim();
  const plain = whole.replace(ASIDE, " ").replace(TERMS_OF_WORK, " ").replace(/\s+/g, " ").trim();
  const bare = stripSeniority(plain);
  const long = bare.replace(
    SHORT_FORM,
    (short) => SHORT_FORMS[short.toLowerCase().replace(".", "")] ?? short,
  );
  const wholes = [whole, plain, bare, long];
  const filled = long.replace(PLACEHOLDER, "");
  if (filled !== long) wholes.push(filled, stripSeniority(filled));
  const cut = long.split(/\s[-–—|@•]\s|[;:|]|\sat\s|\sbei\s|\schez\s/).map((part) => part.trim());
  const turned = (cut[0] ?? "").split(",").map((part) => part.trim());
  if (turned.length > 1) wholes.push(`${turned.slice(1).join(" ")} ${turned[0]}`);
  const parts = [...cut, ...turned];
  for (const part of parts.slice()) parts.push(...part.split("/").map((piece) => piece.trim()));
  for (const part of parts.slice()) parts.push(stripSeniority(part));
  return { wholes: distinct(wholes), parts: distinct(parts) };
}

function distinct(forms: string[]): string[] {
  return [...new Set(forms.filter((form) => form !== ""))];
}

/** The words that tell the work, each once. Most titles have no other: they keep their own list. */
function doers(words: string[]): string[] {
  if (!words.some((word, at) => EMPTY.has(word) || DOER.has(word) || words.indexOf(word) < at)) return words;
  const told: string[] = [];
  for (const word of words) {
    if (EMPTY.has(word)) continue;
    const doer = DOER.get(word) ?? word;
    if (typeof doer !== "string") told.push(...doer);
    else if (!told.includes(doer)) told.push(doer);
  }
  return told;
}

function buildIndex(): TitleIndex {
  const exact = new Map<string, string>();
  const forms: TitleForm[] = [];
  const formsOf = new Map<string, number[]>();
  const { folded } = skillBase();
  const { occupations } = occupationBase();
  function enter(title: string, occupation: string): void {
    const words = foldedWords(title, folded);
    const key = words.length === 1 ? words[0]! : words.join(" ");
    if (exact.has(key)) return;
    exact.set(key, occupation);
    const own = doers(words);
    // "F&I manager" would be just "manager"
    const sayingLess = own.length === 1 && words.length > 1;
    if (sayingLess) return;
    for (const word of own) {
      const known = formsOf.get(word);
      if (known) known.push(forms.length);
      else formsOf.set(word, [forms.length]);
    }
    forms.push({ occupation, words: own, weight: 0 });
  }
  for (const { id, name } of occupations) enter(name, id);
  for (const { id, titles } of occupations) for (const title of titles) enter(title, id);
  const weightOf = new Map<string, number>();
  for (const [word, within] of formsOf) {
    const weight = Math.log(1 + forms.length / within.length);
    weightOf.set(word, weight);
    for (const index of within) forms[index]!.weight += weight;
  }
  return { exact, forms, formsOf, weightOf, bland: new Map() };
}

/** Whether a word stands in so many titles of so many fields that sharing it says nothing. */
function isBland(index: TitleIndex, word: string): boolean {
  const known = index.bland.get(word);
  if (known !== undefined) return known;
  const forms = index.formsOf.get(word) ?? [];
  const fields = new Map<string, number>();
  for (const at of forms) {
    const field = occupationBase().byId.get(index.forms[at]!.occupation)?.field ?? "";
    fields.set(field, (fields.get(field) ?? 0) + 1);
  }
  const bland = forms.length > COMMON_WORD && Math.max(...fields.values()) < forms.length * TELLS_FIELD;
  index.bland.set(word, bland);
  return bland;
}

/**
 * How far two titles that share words may name the same work, 0 to 1: a word must be shared that tells it, and who heads the
 * title must be met. A "model engineer" is no model, a "care home cook" no care home manager.
 */
function bearing(index: TitleIndex, words: string[], form: TitleForm): number {
  const shared = form.words.filter((word) => words.includes(word));
  const head = words.at(-1)!;
  if (!shared.includes(head) && index.exact.has(head)) {
    const aside = isBland(index, head) && shared.some((word) => word !== form.words.at(-1));
    if (!aside) return 0;
  }
  if (shared.some((word) => !isBland(index, word))) return 1;
  // "Project manager" tells as a whole what neither of its words tells, unless another word does: "software design engineer".
  if (shared.length < 2 || shared.length < form.words.length) return 0;
  return words.some((word) => index.weightOf.has(word) && !isBland(index, word)) ? TOLD_OTHERWISE : 1;
}

let built: TitleIndex | undefined;

/** Dice likeness of word sets, each word weighed by how rare it is among all titles. */
function likest(index: TitleIndex, title: string): { id: string; confidence: number } | null {
  const words = doers(foldedWords(title));
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length === 1 && (index.formsOf.get(first)?.length ?? 0) > COMMON_WORD) return null;
  const unknownWeight = Math.log(1 + index.forms.length) / 2;
  let own = 0;
  const shared = new Map<number, number>();
  for (const word of words) {
    const weight = index.weightOf.get(word) ?? unknownWeight;
    own += weight;
    for (const form of index.formsOf.get(word) ?? []) shared.set(form, (shared.get(form) ?? 0) + weight);
  }
  let best: { id: string; confidence: number } | null = null;
  for (const [at, weight] of shared) {
    const form = index.forms[at] as TitleForm;
    const likeness = (2 * weight) / (own + form.weight);
    const whole = weight === form.weight && form.words.length > 1 ? 0.12 : 0;
    const head = form.words.includes(last) ? 1 : form.words.includes(first) ? 0.9 : 0.8;
    const most = likeness > 0.999 ? REORDERED : Math.min(0.89, (likeness + whole) * head);
    if (most < Math.max(LEAST_LIKENESS, best?.confidence ?? 0)) continue;
    const confidence = most === REORDERED ? most : most * bearing(index, words, form);
    const better = confidence >= LEAST_LIKENESS && (!best || confidence > best.confidence);
    if (better || (best && confidence === best.confidence && form.occupation < best.id)) {
      best = { id: form.occupation, confidence };
    }
  }
  return best;
}

/**
 * The occupation that a job title names. Level words, "(m/f/d)", terms of work, places behind a dash and the order
 * of the words do not matter.
 * @param title a title as written
 * @returns id and confidence (1: a known title word for word; down to 0.55: alike), null where none is alike
 */
export function occupationByTitle(title: string): { id: string; confidence: number } | null {
  built ??= buildIndex();
  if (NO_TITLE.test(title.trim())) return null;
  const { wholes, parts } = formsOfTitle(title.slice(0, LONGEST_TITLE));
  for (const form of wholes) {
    const found = known(built, form);
    if (found) return found;
  }
  let best: Likeness | null = null;
  for (const form of wholes) best = better(best, likest(built, form));
  for (const part of parts) {
    const found = known(built, part);
    const single = !part.includes(" ") && parts.length > 2;
    best = better(best, found && { id: found.id, confidence: single ? SINGLE_WORD : PART_OF_TITLE });
    best = better(best, likest(built, part));
  }
  return best && { id: best.id, confidence: Math.round(best.confidence * 100) / 100 };
}

const JOINED = /\s(?:and|und|et|y|&)\s|\s*[/,]\s*/u;

/**
 * The occupations that a title joins: "Accountants and auditors" names two.
 * @returns more than one where at least two of the parts are known word for word; else what `occupationByTitle` finds
 */
export function occupationsByTitle(title: string): { id: string; confidence: number }[] {
  const whole = occupationByTitle(title);
  if (whole?.confidence === EXACT) return [whole];
  const parts = clean(title)
    .split(JOINED)
    .map((part) => occupationByTitle(part));
  const sure = parts.filter((part) => part !== null && part.confidence === EXACT).map((part) => part!.id);
  const ids = [...new Set(sure)];
  if (ids.length > 1) return ids.map((id) => ({ id, confidence: PART_OF_TITLE }));
  return whole ? [whole] : [];
}

type Likeness = { id: string; confidence: number };

function known(index: TitleIndex, form: string): Likeness | null {
  const id = index.exact.get(foldedWords(form).join(" "));
  return id ? { id, confidence: EXACT } : null;
}

function better(one: Likeness | null, other: Likeness | null): Likeness | null {
  return other && (!one || other.confidence > one.confidence) ? other : one;
}
