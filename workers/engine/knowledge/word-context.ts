import type { Guard, SkillKind } from "./types";
import type { Words } from "./words";

/** A term found in a text: words `first` to `last` (exclusive), before the guards have spoken. */
export type Candidate = {
  skill: number;
  guard: Guard;
  written: string;
  first: number;
  last: number;
  field: string;
  kind: SkillKind;
  state: "accepted" | "open" | "refused";
};

type Scene = { text: string; cut: Words; candidates: Candidate[] };

const TECH = new Set(["software", "data", "cloud", "security", "it", "electronics"]);
/** Fields whose common words stand among programs: "Excel, reporting, pricing"; "Highlights" before "Excel" are none of hair. */
const DESK = new Set(
  "accounting admin business education finance hr law logistics marketing media sales soft".split(" "),
);
const LIST_REACH = 4;
const SENTENCE_REACH = 9;

const LEADS = new Set(
  "proficient proficiency know knows knowledge experience experienced skilled expertise familiar familiarity expert fluent fluency using microsoft ms adobe certified literate competent competency advanced software language languages tool tools technologies technology framework frameworks kenntnisse erfahrung maitrise connaissance conocimiento dominio manejo".split(
    " ",
  ),
);
const LEAD_LINKS = new Set("in with of using mit en de on and".split(" "));
const FOLLOWERS = new Set(
  "programming programmer language developer development engineer framework skill proficiency spreadsheet pivot macro vba formula script code library certification certified function workbook api service microservice application app sdk kenntnis".split(
    " ",
  ),
);
const LINKS = new Set(["and", "or", "und", "oder", "et", "ou", "y", "e", "plus"]);

function isSpace(code: number): boolean {
  return code === 32 || code === 160;
}

const SEPARATORS = new Set([..."\n\r\t,;|/•·‣▪◦●*()[]{}:–—+<>"].map((sign) => sign.charCodeAt(0)));

function endsSentence(code: number): boolean {
  return code === 46 || code === 33 || code === 63;
}

function leftOpen({ text, cut }: Scene, first: number): boolean {
  let at = (cut.starts[first] ?? 0) - 1;
  while (at >= 0 && isSpace(text.charCodeAt(at))) at -= 1;
  if (at < 0) return true;
  const code = text.charCodeAt(at);
  if (SEPARATORS.has(code) || (code === 45 && isSpace(text.charCodeAt(at + 1)))) return true;
  return first > 0 && at === (cut.ends[first - 1] ?? 0) - 1 && LINKS.has(cut.words[first - 1] ?? "");
}

function rightOpen({ text, cut }: Scene, last: number): boolean {
  let at = cut.ends[last - 1] ?? 0;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  if (SEPARATORS.has(code)) return true;
  if (endsSentence(code)) {
    const next = text.charCodeAt(at + 1);
    return Number.isNaN(next) || isSpace(next) || next === 10 || next === 13;
  }
  return last < cut.count && at === cut.starts[last] && LINKS.has(cut.words[last] ?? "");
}

function startsSentence({ text, cut }: Scene, first: number): boolean {
  let at = (cut.starts[first] ?? 0) - 1;
  while (at >= 0 && isSpace(text.charCodeAt(at))) at -= 1;
  if (at < 0) return true;
  const code = text.charCodeAt(at);
  return (
    endsSentence(code) ||
    code === 10 ||
    code === 13 ||
    code === 9 ||
    code === 58 ||
    code === 0x2022 ||
    code === 45
  );
}

function sameSentence({ text, cut }: Scene, from: number, to: number): boolean {
  for (let at = cut.ends[from] ?? 0; at < (cut.starts[to] ?? 0); at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return false;
    if (endsSentence(code) && isSpace(text.charCodeAt(at + 1))) return false;
  }
  return true;
}

function supports(helper: Candidate, candidate: Candidate): boolean {
  if (helper.skill < 0 || helper.kind === "soft" || helper.skill === candidate.skill) return false;
  if (helper.field === candidate.field) return true;
  // "Senior Administrative Teams, such as; Union Negotiations" are no Microsoft Teams.
  if (candidate.field === "office") return helper.kind === "tool";
  if (TECH.has(candidate.field)) return TECH.has(helper.field) || helper.field === "office";
  return helper.kind === "tool" && (candidate.kind === "tool" || DESK.has(candidate.field));
}

function hasSupport(
  scene: Scene,
  index: number,
  reach: number,
  ok: (helper: Candidate) => boolean,
  withinSentence: boolean,
): boolean {
  const { candidates } = scene;
  const candidate = candidates[index] as Candidate;
  for (const step of [-1, 1]) {
    for (let i = index + step; i >= 0 && i < candidates.length; i += step) {
      const other = candidates[i] as Candidate;
      const gap = step < 0 ? candidate.first - other.last : other.first - candidate.last;
      if (gap > reach) break;
      if (!ok(other) || !supports(other, candidate)) continue;
      if (!withinSentence) return true;
      const [from, to] = step < 0 ? [other.last - 1, candidate.first] : [candidate.last - 1, other.first];
      if (sameSentence(scene, from, to)) return true;
    }
  }
  return false;
}

function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}

function surfaceOf({ text, cut }: Scene, { first, last }: Candidate): string {
  return text.slice(cut.starts[first], cut.ends[last - 1]);
}

/** "experience with Go", "proficient in Microsoft Excel", "using R" */
function isLedIn(scene: Scene, candidate: Candidate): boolean {
  const { cut } = scene;
  let at = candidate.first - 1;
  for (let seen = 0; seen < 3 && at >= 0; seen += 1, at -= 1) {
    if (!sameSentence(scene, at, at + 1)) return false;
    const word = cut.words[at] ?? "";
    if (LEADS.has(word)) return true;
    if (!LEAD_LINKS.has(word)) return false;
  }
  return false;
}

function isYear(word: string | undefined): boolean {
  return word !== undefined && word.length === 4 && /^(19|20)\d\d$/.test(word);
}

/** A letter on its own that belongs to something else: "vitamin-C", "C-level", "John C. Smith", "R'n'B". */
function isTiedLetter({ text, cut }: Scene, candidate: Candidate): boolean {
  const before = text.charAt((cut.starts[candidate.first] ?? 0) - 1);
  const end = cut.ends[candidate.last - 1] ?? 0;
  const after = text.charAt(end);
  if (before !== "" && "-.&'’_".includes(before)) return true;
  if (after === "." && text.charAt(end + 1) === " ") return isCapital(text.charAt(end + 2));
  return after !== "" && "-&'’_@".includes(after);
}

function isBorneOut(scene: Scene, index: number): boolean {
  const candidate = scene.candidates[index] as Candidate;
  const { cut } = scene;
  const surface = surfaceOf(scene, candidate);
  const accepted = (other: Candidate): boolean => other.state === "accepted";
  const inList = leftOpen(scene, candidate.first) && rightOpen(scene, candidate.last);
  if (surface.length === 1 && isTiedLetter(scene, candidate)) return false;
  const single = candidate.last - candidate.first === 1;
  if (single && surface.toLowerCase() !== candidate.written.toLowerCase()) return false;
  if (isCapital(candidate.written) && !isCapital(surface)) {
    if (surface.length === 1) return false;
    // "reports using excel"
    if (
      candidate.field === "office" &&
      cut.words[candidate.first - 1] === "using" &&
      rightOpen(scene, candidate.last)
    )
      return true;
    return inList && hasSupport(scene, index, 2, accepted, true);
  }
  const next = candidate.last < cut.count ? cut.words[candidate.last] : undefined;
  const nextHere = next !== undefined && sameSentence(scene, candidate.last - 1, candidate.last);
  if (nextHere && isYear(next) && candidate.field !== "office") return false;
  if (nextHere && !rightOpen(scene, candidate.last) && FOLLOWERS.has(next)) return true;
  if (inList) {
    if (cut.count === candidate.last - candidate.first) return true;
    if (hasSupport(scene, index, LIST_REACH, accepted, false)) return true;
    const listed = (other: Candidate): boolean =>
      other.guard === "context" &&
      other.state === "open" &&
      isCapital(surfaceOf(scene, other)) &&
      leftOpen(scene, other.first) &&
      rightOpen(scene, other.last);
    if (hasSupport(scene, index, 1, listed, false)) return true;
  }
  if (isLedIn(scene, candidate)) return true;
  if (startsSentence(scene, candidate.first)) return false;
  return hasSupport(scene, index, SENTENCE_REACH, accepted, true);
}

function isShouted({ text, cut }: Scene, at: number): boolean {
  if (at < 0 || at >= cut.count) return false;
  const word = text.slice(cut.starts[at], cut.ends[at]);
  return word.length > 3 && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** Whether a name that counts only in its exact case is written in it, in the plural or not. */
export function isWrittenSo(surface: string, written: string): boolean {
  return surface === written || (surface === `${written}s` && /^[A-Z]{3,}$/.test(written));
}

const STATE =
  /^(?:A[KLRZ]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
const LONGEST_CITY = 24;
const BEHIND_CITY = /\p{Lu}\p{L}+, ?$/u;

/** "Fort Smith, AR" is a place; in a list of skills it isn't. */
function isState(scene: Scene, index: number): boolean {
  const { text, cut, candidates } = scene;
  const candidate = candidates[index] as Candidate;
  const start = cut.starts[candidate.first] ?? 0;
  return (
    STATE.test(surfaceOf(scene, candidate)) &&
    BEHIND_CITY.test(text.slice(Math.max(0, start - LONGEST_CITY), start)) &&
    candidates[index - 1]?.last !== candidate.first &&
    candidates[index + 1]?.first !== candidate.last
  );
}

/** An acronym that is also a word ("REST") counts in its exact case, but not amid a heading in capitals. */
function isExact(scene: Scene, index: number): boolean {
  const candidate = scene.candidates[index] as Candidate;
  if (!isWrittenSo(surfaceOf(scene, candidate), candidate.written) || isState(scene, index)) return false;
  const loud =
    (isShouted(scene, candidate.first - 1) && sameSentence(scene, candidate.first - 1, candidate.first)) ||
    (isShouted(scene, candidate.last) && sameSentence(scene, candidate.last - 1, candidate.last));
  return !loud || (leftOpen(scene, candidate.first) && rightOpen(scene, candidate.last));
}

/**
 * Settles the candidates whose words are also common words. One pass each way, so that a list ("Excel, Word, PowerPoint")
 * carries its certainty to both sides; linear in the text. Sets their `state` in place.
 */
export function settleCandidates(text: string, cut: Words, candidates: Candidate[]): void {
  const scene: Scene = { text, cut, candidates };
  candidates.forEach((candidate, index) => {
    if (candidate.guard === "free") candidate.state = "accepted";
    else if (candidate.guard === "exact") candidate.state = isExact(scene, index) ? "accepted" : "refused";
  });
  for (let i = 0; i < candidates.length; i += 1) settle(scene, i);
  for (let i = candidates.length - 1; i >= 0; i -= 1) settle(scene, i);
}

function settle(scene: Scene, index: number): void {
  const candidate = scene.candidates[index] as Candidate;
  if (candidate.state === "open" && isBorneOut(scene, index)) candidate.state = "accepted";
}
