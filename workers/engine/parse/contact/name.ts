import type { Fact, Line } from "../../types";
import type { DocLine } from "../doc-line";
import { likenessOf } from "../entries/likeness";
import { fold, wordKey } from "../fold";
import { factOf, type Piece } from "../quote";
import { headingOf } from "../sections/heading-words";
import { findSkillsInLine } from "../skills/find-in-line";
import { emailsIn } from "./emails";
import { phonesIn } from "./phones";
import { placeStrength } from "./places";

type Candidate = { piece: Piece; value: string; score: number };

const heralds =
  /^(?:(?:curriculum vitae|resume|résumé|cv|lebenslauf|profile|portfolio)\s*(?:of|de|von|-|–|:)\s*)/i;
const introductions =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|ciao|olá|cześć)[,!.\s]+)?(?:i['’]m|i am|my name is|ich bin|mein name ist|je suis|je m['’]appelle|soy|me llamo|sono|mi chiamo|ik ben|eu sou|jestem)\s+/i;
const common = new Set(
  "management sales services service professional development engineering business marketing software data project product design technology technologies solutions science computer information systems network security analysis research operations finance financial accounting human resources customer support quality production manufacturing education university college school experience skills work employment history summary career highlights key core technical personal details training international global team leadership communication the and of for with in to at by an our your my looking seeking graduate student institute company street city new north south east west building digital web mobile cloud machine learning creative results oriented highly motivated strategic executive total quick builder free download create department startup hr it quarterly monthly weekly annual reports report reporting techniques troubleshooting advanced change planning strategy administration administrative procurement purchasing logistics supply chain accounts payable receivable budget budgets budgeting forecasting payroll audit auditing compliance policies procedures process improvement risk benefits recruitment recruiting hiring onboarding training coaching communications relations public media social advertising brand content customer client clients vendor vendors inventory maintenance safety health care nursing clinical medical patient education teaching curriculum classroom legal litigation contracts office equipment computer hardware programming languages database databases excel word powerpoint microsoft problem solving time organizational interpersonal multitasking proficient certified overview profile experience".split(
    " ",
  ),
);
/** Trades that are common family names too. */
const surnames = new Set(
  "cook baker taylor mason carpenter butcher fisher miller porter butler chandler judge marshall dean page farmer hunter painter singer major pope priest deacon bishop potter turner weaver tailor carter cooper archer barber brewer clerk cutler dyer fowler glover parker sawyer shepherd skinner slater smith steward tanner tyler walker wheeler wright meister koch maurer schreiner".split(
    " ",
  ),
);
const titled = /^(?:dr|prof|mr|mrs|ms|miss|herr|frau|ing|dipl|mag|sir|m)\.?\s+/i;
const suffixes = /,?\s+(?:ph\.?d|mba|m\.?sc|b\.?sc|jr|sr|ii|iii|md|cpa|pmp|rn|esq|cfa|pe)\.?$/i;
const particle =
  /^(?:de|da|do|dos|das|del|della|di|la|le|van|von|der|den|ter|zu|bin|ibn|al|el|y|e|st|ap|du|des|af|av)$/i;
const label =
  /^(?:(?:full |vor- und nach|vor- und zu|nach|familien)?name|nombre(?: y apellidos)?|nom(?: et prénom)?|prénom et nom|nome(?: e cognome| completo)?|naam|nume(?: și prenume| si prenume)?|imię i nazwisko|имена?|姓名)\s*[:：\t-]\s*/i;
const notNames =
  /^(?:curriculum|vitae|resume|lebenslauf|bewerbung|cv|page|seite|europass|contact|profile|name|confidential|template|sample|objective|personal|address|phone|email|linkedin|github|website|portfolio|hiring|dear|date|born|objective|experienced|available|references|summary|street|road|avenue|updated|full name)$/;

function nameWords(text: string): string[] | null {
  const words = text.trim().split(/\s+/);
  if (words.length > 5) return null;
  let long = 0;
  for (const word of words) {
    if (particle.test(word)) continue;
    if (/^\p{Lu}\.?$|^["“(]\p{Lu}\p{L}+["”)]$/u.test(word)) continue;
    if (!/^\p{Lu}[\p{L}’'\-.]*,?$/u.test(word)) return null;
    const bare = fold(word.replace(/[.,]/g, ""));
    if (notNames.test(bare) && !surnames.has(bare)) return null;
    long++;
  }
  return long > 0 ? words : null;
}

/** Words of a name's second line: "van der Berg Castillo". */
const LONGEST_REST = 4;

function handleMatch(words: string[], handles: string[]): number {
  const parts = words.map((word) => fold(word).replace(/[^a-zа-я]/g, "")).filter((word) => word.length > 1);
  let best = 0;
  for (const handle of handles) {
    const hits = parts.filter((part) => part.length > 2 && handle.includes(part)).length;
    const initials =
      parts.length > 1 && parts.some((part, i) => i > 0 && handle.includes(`${(parts[0] ?? "")[0]}${part}`));
    best = Math.max(best, Math.min(1, hits / Math.max(1, Math.min(2, parts.length)) + (initials ? 0.3 : 0)));
  }
  return best;
}

function stretches(doc: DocLine): Piece[] {
  const whole = { line: doc.index, start: doc.start, end: Math.min(doc.end, doc.start + 120) };
  const pieces: Piece[] = [];
  const body = doc.text.slice(whole.start, whole.end);
  let at = label.exec(body)?.[0].length ?? 0;
  for (const match of body.matchAll(/\s*\t\s*|\s*[|•·●◆]\s*|,\s+|\s+[–—-]\s+|\s+\(|\s+\/\s+/g)) {
    if (match.index < at) continue;
    pieces.push({ ...whole, start: whole.start + at, end: whole.start + match.index });
    at = match.index + match[0].length;
  }
  pieces.push({ ...whole, start: whole.start + at });
  return pieces.slice(0, 4);
}

function scoreWords(doc: DocLine, piece: Piece, rank: number, around: Surroundings): Candidate | null {
  let { start, end } = piece;
  let text = doc.text.slice(start, end);
  const herald = heralds.exec(text) ?? introductions.exec(text);
  if (herald && rank < 6) {
    start += herald[0].length;
    text = text.slice(herald[0].length);
  }
  const lead = titled.exec(text);
  if (lead && lead[0].length < text.length && rank < 12) {
    start += lead[0].length;
    text = text.slice(lead[0].length);
  }
  const tail = suffixes.exec(text);
  if (tail && tail.index > 2) {
    end = start + tail.index;
    text = text.slice(0, tail.index);
  }
  text = text.replace(/[,.:\s]+$/, "");
  end = start + text.length;
  const han = /^\p{Script=Han}{2,4}$/u.test(text.replace(/\s/g, ""));
  const words = han ? [text] : nameWords(text);
  if (!words || text.length < 2 || /\d|@/.test(text)) return null;
  const key = wordKey(text);
  if (headingOf(key) || notNames.test(key)) return null;
  const size = (doc.line.runs.find((run) => run.start <= start && start < run.end) ?? doc.line).size;
  let score = 2 - rank * 0.12;
  score += Math.min(3, Math.max(0, (size / around.body - 1) * 4));
  if (size >= around.largest - 0.1 && around.largest > around.body + 1) score += 1;
  score += 3 * handleMatch(words, around.handles);
  if (words.length === 1) score -= han ? 0.5 : 1.4;
  if (words.length === 2 || words.length === 3) score += 0.6;
  const { title, company } = likenessOf(text);
  const surname =
    surnames.has(fold(words[words.length - 1] ?? "")) &&
    words.length > 1 &&
    words.length < 4 &&
    !around.dated.some((line) => line.includes(fold(text)));
  if (title >= 1) score -= surname ? 0.3 : 2.2;
  if (company >= 1) score -= 1.5;
  if (words.some((word) => common.has(fold(word)))) score -= 2.5;
  if (herald) score += 1.5;
  if (placeStrength(text) >= 2) score -= 2;
  if (!han && findSkillsInLine(text).length > 0) score -= 1;
  const labelled = label.exec(doc.text.slice(doc.start))?.[0].length ?? 0;
  if (labelled > 0) score += 3;
  const agrees =
    labelled > 0 || herald !== null || (words.length > 1 && handleMatch(words, around.handles) > 0);
  if (!agrees && size < around.body * LARGER && around.isInBody(doc)) score -= 2;
  if (piece.start > doc.start + labelled) score -= 0.8;
  if (doc.bullet > 0 && /^[•●*-]/.test(doc.text)) score -= 1;
  const value = words.join(" ");
  return { piece: { ...piece, start, end }, value, score };
}

/** `dated`: the folded lines that hold a year: a "Grocery Clerk" of some year is no person. */
type Surroundings = {
  body: number;
  largest: number;
  handles: string[];
  dated: string[];
  isInBody: (doc: DocLine) => boolean;
};

const LARGER = 1.2;
const LINES_TO_CONTACTS = 4;

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

function bodySize(docs: DocLine[]): number {
  const counts = new Map<number, number>();
  for (const { line } of docs) counts.set(line.size, (counts.get(line.size) ?? 0) + line.text.length);
  return Math.max(1, [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10);
}

/** The person's name in the head, by type size, place and agreement with `handles`, the folded name parts of e-mail addresses and links. */
export function readName(
  lines: Line[],
  docs: DocLine[],
  handles: string[],
  firstHeading: number,
): Fact<string> | null {
  const page = docs.filter(({ line, end, start }) => line.page === 1 && end > start);
  const reached = page
    .filter((doc) => emailsIn(doc).length > 0 || phonesIn(doc).some(({ strength }) => strength === 2))
    .map(({ index }) => index);
  const around = {
    body: bodySize(docs),
    largest: Math.max(...page.map(({ line }) => line.size), 1),
    handles,
    dated: docs.flatMap(({ text }) => (YEAR.test(text) ? [fold(text)] : [])),
    isInBody: ({ index }: DocLine) =>
      index > firstHeading && !reached.some((line) => line >= index && line <= index + LINES_TO_CONTACTS),
  };
  let best: Candidate | null = null;
  for (const [rank, doc] of page.entries()) {
    const large = doc.line.size > around.body * 1.35;
    if (rank > 14 && !large && rank > firstHeading + 3) continue;
    if (doc.text.length > 160) continue;
    for (const piece of stretches(doc)) {
      const candidate = scoreWords(doc, piece, Math.min(rank, 15), around);
      if (candidate && (!best || candidate.score > best.score)) best = candidate;
    }
  }
  if (!best || best.score < 1) return null;
  const joined = joinNeighbour(page, best, around);
  return factOf(lines, joined.value, joined.pieces, Math.min(0.99, 0.4 + best.score / 12));
}

function faceAt({ line }: DocLine, at: number): Pick<Line, "size" | "bold" | "color"> {
  return line.runs.find((run) => run.start <= at && at < run.end) ?? line;
}

function stacked(here: DocLine, other: DocLine, size: number): -1 | 0 | 1 {
  const apart = other.line.y - here.line.y;
  const middles = other.line.x + other.line.width / 2 - here.line.x - here.line.width / 2;
  const aligned = Math.abs(other.line.x - here.line.x) < 4 || Math.abs(middles) < 6;
  if (!aligned || Math.abs(apart) < 0.5 * size || Math.abs(apart) > 1.7 * size) return 0;
  return apart > 0 ? 1 : -1;
}

/** A name set over two lines ("Maria" above "Lopez"): the same type, both nothing but a name. */
function joinNeighbour(
  page: DocLine[],
  best: Candidate,
  around: Surroundings,
): { value: string; pieces: Piece[] } {
  const at = page.findIndex((doc) => doc.index === best.piece.line);
  const here = page[at];
  const alone = { value: best.value, pieces: [best.piece] };
  const whole = best.value.includes(" ") && !/\s\p{Lu}\.?$/u.test(best.value);
  const face = here ? faceAt(here, best.piece.start) : null;
  if (!here || !face || face.size < around.body * 1.25) return alone;
  for (const [index, other] of page.entries()) {
    if (other === here || other.words > LONGEST_REST) continue;
    const set = stacked(here, other, face.size);
    const step = set === 0 && !whole && Math.abs(index - at) === 1 ? index - at : set;
    if (step === 0 || (whole && step < 0)) continue;
    const theirs = faceAt(other, other.start);
    if (Math.abs(theirs.size - face.size) > 0.6) continue;
    const text = other.text.slice(other.start, other.end);
    const words = nameWords(text);
    if (!words || withoutParticles(words).length > 2 || headingOf(other.key)) continue;
    if (likenessOf(text).title >= 1 && handleMatch(words, around.handles) < 0.5) continue;
    const cut = step === 1 && best.value.endsWith("-");
    if (
      whole &&
      !cut &&
      !(theirs.bold === face.bold && theirs.color === face.color && continues(text, words))
    )
      continue;
    const piece = { line: other.index, start: other.start, end: other.end };
    const rest = words.join(" ");
    return step === 1
      ? { value: `${best.value}${cut ? "" : " "}${rest}`, pieces: [best.piece, piece] }
      : { value: `${rest} ${best.value}`, pieces: [piece, best.piece] };
  }
  return alone;
}

function withoutParticles(words: string[]): string[] {
  return words.filter((word) => !particle.test(word));
}

function continues(text: string, words: string[]): boolean {
  return (
    placeStrength(text) < 2 &&
    likenessOf(text).company < 1 &&
    !words.some((word) => common.has(fold(word))) &&
    findSkillsInLine(text).length === 0
  );
}
