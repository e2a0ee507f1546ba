import { wordId } from "./lexicon";
import { phraseValue, stepTrie } from "./phrase-trie";
import { type SkillBase, skillBase } from "./skill-base";
import { NO_SKILL } from "./stored";
import type { Skill, SkillHit } from "./types";
import { type Candidate, isWrittenSo, settleCandidates } from "./word-context";
import { cutWords, type Words } from "./words";

const WEB_ENDINGS = /^\.(com|org|net|io|de|fr|co|edu|gov|dev|ai|app|me|info)\b/i;

/** What may be between two words of one term: a space, or one hyphen, slash or dot. */
function isJoint(text: string, from: number, to: number): boolean {
  if (to - from > 3) return false;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 160 || code === 45 || code === 47 || code === 0x2011) continue;
    if ((code === 46 || code === 39 || code === 0x2019 || code === 95) && to - from === 1) continue;
    if (code === 46 && text.slice(from, to) === " .") continue;
    return false;
  }
  return true;
}

function isAddress(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(start - 1) === 64 || text.charCodeAt(end) === 64) return true;
  return text.charCodeAt(end) === 46 && WEB_ENDINGS.test(text.slice(end, end + 6));
}

/** Only the folding of a plural makes it look like an acronym: "Leeds" for LEED, "HCPC" for HCPCS; "APIs" is a real plural. */
function isOtherWord({ acronyms }: SkillBase, word: string, surface: string): boolean {
  const written = acronyms.get(word);
  if (written === undefined || surface.length === written.length) return false;
  return surface !== `${written}s` && surface !== `${written}S`;
}

function candidatesIn(text: string, cut: Words, base: SkillBase): Candidate[] {
  const { trie } = base;
  const ids = cut.words.map(wordId);
  const candidates: Candidate[] = [];
  let i = 0;
  while (i < cut.count) {
    let node = 0;
    let found = 0;
    let last = i;
    for (let j = i; j < cut.count; j += 1) {
      if (j > i && !isJoint(text, cut.ends[j - 1] ?? 0, cut.starts[j] ?? 0)) break;
      node = stepTrie(trie, node, ids[j] ?? -1);
      if (node < 0) break;
      const end = phraseValue(trie, node);
      if (end !== 0) {
        found = end;
        last = j + 1;
      }
    }
    if (found === 0) {
      i += 1;
      continue;
    }
    const other =
      last === i + 1 && isOtherWord(base, cut.words[i] ?? "", text.slice(cut.starts[i], cut.ends[i]));
    if (!other && !isAddress(text, cut.starts[i] ?? 0, cut.ends[last - 1] ?? 0)) {
      const guarded = found < 0 ? base.guarded[-found - 1] : undefined;
      const surface = text.slice(cut.starts[i], cut.ends[last - 1]);
      if (guarded?.guard === "exact" && last > i + 1 && !isWrittenSo(surface, guarded.text)) {
        i += 1;
        continue;
      }
      const index = guarded ? guarded.skill : found === NO_SKILL ? -1 : found - 1;
      const skill = base.skills[index];
      candidates.push({
        skill: index,
        guard: guarded?.guard ?? "free",
        written: guarded?.text ?? "",
        first: i,
        last,
        field: skill?.field ?? "",
        kind: skill?.kind ?? "core",
        state: "open",
      });
    }
    i = last;
  }
  return candidates;
}

/**
 * Skills that a text names, in one pass: the longest form wins, hits don't overlap. Common words (Go, Excel) count only
 * where the words around bear them out. Offsets are UTF-16 code units.
 */
export function findSkills(text: string): SkillHit[] {
  const base = skillBase();
  const cut = cutWords(text);
  const candidates = candidatesIn(text, cut, base);
  settleCandidates(text, cut, candidates);
  const hits: SkillHit[] = [];
  for (const { skill, state, first, last } of candidates) {
    if (state !== "accepted" || skill < 0) continue;
    const start = cut.starts[first] ?? 0;
    const end = cut.ends[last - 1] ?? 0;
    const found = text.slice(start, end);
    if (isOwner(text, start, end) || isCompound(text, start, end) || isAmount(text, end, found)) continue;
    if (
      PRONOUN.test(found) ||
      OTHER_PLURAL.test(found) ||
      SAINT.test(text.slice(Math.max(0, start - 5), start))
    )
      continue;
    hits.push({ id: (base.skills[skill] as Skill).id, start, end, text: found });
  }
  return hits;
}

/** "it supports 37 million people": no support of IT. */
const PRONOUN = /^it (?:supports|manages|services|audits|consults|trains)$/u;

/** "St. Cloud" is a town. */
const SAINT = /\bSt\. $/u;

/** "led three initiatives", "marketing and communications": no longer how someone is. */
const OTHER_PLURAL = /^(?:initiatives|communications)$/iu;

/** "cashier's checks": whose something is. */
function isOwner(text: string, start: number, end: number): boolean {
  return /[’']s$/u.test(text.slice(start, end)) && /^ \p{Ll}/u.test(text.slice(end, end + 2));
}

/** "file-building/management": a name that a stroke joins begins in the middle of another word. */
function isCompound(text: string, start: number, end: number): boolean {
  return text.slice(start, end).includes("/") && /\p{L}-$/u.test(text.slice(Math.max(0, start - 2), start));
}

function isAmount(text: string, end: number, found: string): boolean {
  return found === "AED" && /^ ?\d/.test(text.slice(end, end + 2));
}
