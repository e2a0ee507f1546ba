import type { Importance } from "../types";
import type { Section } from "./sentences/headings";

const NICE =
  /(?<!\p{L})(nice[- ]to[- ]haves?|good[- ]to[- ]have|(?:(?:is|are|as|be|would be|considered|a|big|huge|strong|definite|real) ){1,5}plus(?! size)|plus(?= if\b|\W*$|[.,:;)!])|pluses|(?:(?:is|are|as|be|would be|considered|a|big|huge|definite|real) ){0,5}bonus|preferr?(ed|able|ably)|desir(ed|able)|ideally|advantage(ous)?|beneficial|an? asset|(?:is|are|very|really) (?:handy|helpful|useful|welcome)|helpful(?=\W*$)|would (?:really |also |certainly )?help(?! (?:you|us|them|the|our|with|to))|helps(?=\W*$)|even better|would be (?:really |so )?(great|nice|good|helpful|welcome|useful|ideal|lovely|handy|amazing|brilliant|fantastic|awesome|wonderful|perfect)|optional(ly)?|(?:may|might|could)(?: also)? be (?:required|needed|necessary)|in lieu of|or (?:(?:is|are|be|have|has|the|an?|strong|great) ){0,3}(?:willing(?:ness)?|ready|readiness|eager(?:ness)?|keen|happy|desire|ability|able|open) to (?:quickly )?(?:learn|study|train|qualify|gain|obtain|work towards|be trained)|if needed|not (strictly )?(mandatory|required|necessary|essential)|(is|are)n[o'’]?t (strictly )?(mandatory|required|necessary|essential)|extra points|welcome but|von vorteil|wünschenswert|idealerweise|gerne? gesehen|(?<=, )gerne(?= )|ein plus|un plus|serait (un|apprécié)|souhaité|apprécié|idéalement|un atout|deseable|se valorar[áa]|valorable|preferible(mente)?)(?!\p{L})/giu;

const MUST =
  /(?<!\p{L})(must|must[- ]haves?|required|requires|require|essential|mandatory|necessary|needed|minimum|at least(?! (?:one|two) (?:of|areas?|or more)(?!\p{L}))|prerequisite|non[- ]negotiable|imperative|zwingend|erforderlich|vorausgesetzt|voraussetzung|notwendig|mindestens|unabdingbar|muss|obligatoire|requis|indispensable|exigé|impératif|imprescindible|obligatorio|requerid[oa]|necesari[oa]|m[íi]nimo)(?!\p{L})/giu;

/** "no experience required", "not needed": the words name something that is expressly not asked for. */
const NOT_ASKED =
  /\b(no|without|keine?|ohne|sans|sin|aucune?)\b[^.;,]{0,60}\b(required|needed|necessary|nötig|erforderlich|requis|nécessaire|necesari[oa])\b|\b(you )?(do not|don[’']?t|won[’']?t|needn[’']?t|not) (need|have to|require|expect(ed)?)\b|\b(not|n[’']t) needed\b|\byou (needn[’']?t|need not)\b|\b(does|do) not (give|handle|include|provide|involve)\b|\b(?:this|it) is(?: not|n[’']t) an? |\bthe (?:job|role|position) is(?: not|n[’']t) (?:about )?(?!only|just|limited|suitable|open|eligible|restricted|for|in|on|at|necessar|requir|essential|remote|hybrid|yet|currently|exhaustive|intended|to)|\bcan be (?:agreed|arranged|negotiated|discussed)\b|\b(not looking for|instead of|rather than|unlike)\b|\b(?:is|are) (?:(?:paid (?:separately|extra)|entirely|completely) (?:and |but )?(?:is |are )?)+(?:optional|voluntary)\b/iu;

/** ... or that nobody has to have; wanted all the same where the sentence says so in other words ("desirable but not essential"). */
const NOT_NEEDED =
  /(?<!\p{L})(?:not|(?:is|are)n[o'’]?t) (?:strictly |absolutely )?(?:a must|mandatory|required|necessary|essential)(?!\p{L})/giu;

/** "Forklift licence (training available)", "Sage, but we'll train you": who lacks it learns it there. */
const TRAINED =
  /(?:\(|, |[-–—] )(?:but |and )?(?:(?:(?:full|free|some|paid|on[- ]the[- ]job) )*training (?:(?:is|will|can|be|also) )*(?:available|given|provided|offered)(?= ?[).,;]|$)|(?:we|i)(?:[’']ll| will| can)(?: happily| also)? (?:train|teach) (?:you|the right))/iu;
const LONGEST_TRAINED = 32;

type Cue = { at: number; end: number; importance: Importance };

export type Clause = {
  start: number;
  end: number;
  importance: Importance;
  notAsked: boolean;
  /** The strength that its own words say; null where only the section tells. */
  cue: Importance | null;
};

const BY_SECTION: Record<Section, Importance> = {
  must: "must",
  nice: "nice",
  duties: "must",
  overview: "context",
  tools: "nice",
  benefits: "context",
  about: "context",
  legal: "context",
};

/** Cuts `sentence` where its strength of asking may change: "Python required, Go a plus". Parts between two cues lean on the next one. */
export function clausesOf(sentence: string, section: Section): Clause[] {
  const clauses: Clause[] = [];
  for (const [start, end] of cut(
    sentence,
    0,
    sentence.length,
    /;|(?<!\b(?:v|ex|e\.? ?g|i\.? ?e))\.\s|\s[-–—]\s|,?\s(?:but|however|while|whereas|aber|mais|pero)\s/giu,
  )) {
    const cues = cuesIn(sentence, start, end);
    const kinds = new Set(cues.map((cue) => cue.importance));
    if (kinds.size < 2) {
      const [from, to] = ownPart(sentence, start, end, cues) ?? [start, end];
      if (from > start || to < end) {
        const importance = cues[0]!.importance;
        const besides = { importance: BY_SECTION[section], notAsked: false, cue: null };
        if (from > start) clauses.push({ ...besides, start, end: from });
        clauses.push({ start: from, end: to, importance, notAsked: false, cue: importance });
        if (to < end) clauses.push({ ...besides, start: to, end });
        continue;
      }
      const importance = cues[0]?.importance ?? BY_SECTION[section];
      clauses.push(
        ...aside(
          sentence,
          { start, end, importance, notAsked: false, cue: cues[0]?.importance ?? null },
          section,
        ),
      );
      continue;
    }
    const parts = cut(sentence, start, end, /,|\band\b|\(|\)/giu).map(([from, to]) => ({
      start: from,
      end: to,
      cue: cues.find((cue) => cue.at >= from && cue.at < to) ?? null,
    }));
    parts.forEach((part, index) => {
      const next = parts.slice(index).find((other) => other.cue);
      const previous = parts.slice(0, index).findLast((other) => other.cue);
      const cue =
        part.cue ??
        (next?.cue && !leads(sentence, next.cue, next.start) ? next.cue : (previous ?? next)?.cue);
      clauses.push({
        start: part.start,
        end: part.end,
        importance: cue?.importance ?? BY_SECTION[section],
        notAsked: false,
        cue: cue?.importance ?? null,
      });
    });
  }
  const isWanted = sentence.replace(NOT_NEEDED, "").search(NICE) >= 0;
  return clauses.map((clause) => {
    const text = sentence.slice(clause.start, clause.end);
    if (TRAINED.test(sentence.slice(clause.start, clause.end + LONGEST_TRAINED)))
      return { ...clause, importance: "nice", cue: "nice" };
    return { ...clause, notAsked: NOT_ASKED.test(text) || (!isWanted && text.search(NOT_NEEDED) >= 0) };
  });
}

/** "(AWS preferred)" inside a stronger sentence: the bracket's own word counts for the bracket only. */
function aside(sentence: string, clause: Clause, section: Section): Clause[] {
  const text = sentence.slice(clause.start, clause.end);
  const bracket = /\(([^()]*)\)/.exec(text);
  if (!bracket || bracket[1]!.trim().split(/\s+/).length < 2) return [clause];
  const from = clause.start + bracket.index;
  const to = from + bracket[0].length;
  const inner = cuesIn(sentence, from, to)[0];
  const outer = cuesIn(sentence, clause.start, clause.end).find((cue) => cue.at < from || cue.at >= to);
  if (!inner || outer) return [clause];
  return [
    { ...clause, end: from, importance: BY_SECTION[section], cue: null },
    { ...clause, start: from, end: to, importance: inner.importance, cue: inner.importance },
    { ...clause, start: to, importance: BY_SECTION[section], cue: null },
  ].filter((part) => part.end > part.start);
}

/** The part of a clause that its only cue speaks of, where that isn't the whole. */
function ownPart(sentence: string, start: number, end: number, cues: Cue[]): [number, number] | null {
  const last = lastPartOnly(sentence, start, end, cues);
  if (last !== null) return [last, end];
  return forwardPart(sentence, start, end, cues) ?? firstPart(sentence, start, end, cues);
}

const ASKS = "(?:experience|knowledge|understanding|familiarity|proficiency|expertise|exposure)";
const ASKS_NEXT = new RegExp(
  `^,? (?:and )?(?:an? |strong |solid |proven |good )*(?:${ASKS} |track record|ability )`,
  "iu",
);

function firstPart(sentence: string, start: number, end: number, cues: Cue[]): [number, number] | null {
  const [cue] = cues;
  if (cues.length !== 1 || cue!.importance !== "nice" || !ASKS_NEXT.test(sentence.slice(cue!.end, end)))
    return null;
  return /\p{L}/u.test(sentence.slice(start, cue!.at)) ? [start, cue!.end] : null;
}

/** These speak of what follows them: "experience in sales, ideally in a software company, and a driving licence". */
const FORWARD =
  /^(?:ideally|preferably|optionally|gerne|idealerweise|idéalement|preferiblemente|preferible)$/iu;
const NEXT_THING =
  /,? and (?:an? |the |strong |excellent |good |solid |proven |some )*(?:experience|knowledge|ability|understanding|degree|driving|valid|driver|fluen|proficien|\p{L}+ (?:skills|degree|licen[cs]e|experience|knowledge)\b)/iu;

function forwardPart(sentence: string, start: number, end: number, cues: Cue[]): [number, number] | null {
  const [cue] = cues;
  if (cues.length !== 1 || !FORWARD.test(sentence.slice(cue!.at, cue!.end))) return null;
  if (!/\p{L}/u.test(sentence.slice(start, cue!.at)) || !/\p{L}/u.test(sentence.slice(cue!.end, end)))
    return null;
  const next = NEXT_THING.exec(sentence.slice(cue!.end, end));
  return [cue!.at, next ? cue!.end + next.index : end];
}

/** "Experience with Word, Excel, Outlook is a plus": before the last of what is named together. */
const OF_ALL = new RegExp(
  `\\b(?:like|such as|using|e\\.g\\.) |^\\W*(?:[\\p{L}-]+ ){0,2}${ASKS} [^,$]*, `,
  "iu",
);

/** "Fluent English, German nice to have": without "and", "or" or a plural verb it is the last part's. @returns its start, or null */
function lastPartOnly(sentence: string, start: number, end: number, cues: Cue[]): number | null {
  const cue = cues[0];
  if (cues.length !== 1 || cue?.importance !== "nice" || /^(are|all)\b/i.test(sentence.slice(cue.at)))
    return null;
  const comma = sentence.lastIndexOf(",", cue.at);
  if (comma < start || sentence.slice(cue.end, end).trim().length > 2) return null;
  const part = sentence.slice(comma + 1, cue.at).trim();
  if (/^[^(]*\)/.test(part) || OF_ALL.test(sentence.slice(start, comma))) return null;
  const words = part.split(/\s+/).length;
  return part !== "" && words <= 4 && !/\b(and|or|und|oder|et|ou|y|o)\b|\bare$/i.test(part)
    ? comma + 1
    : null;
}

/** A cue at the start of its part ("ideally Go", "must: Java") looks forward; elsewhere it looks back. */
function leads(sentence: string, cue: Cue, partStart: number): boolean {
  return sentence.slice(partStart, cue.at).trim() === "";
}

function cuesIn(sentence: string, start: number, end: number): Cue[] {
  const text = sentence.slice(start, end);
  const nice = [...text.matchAll(NICE)].map((hit) => cueAt(hit, start, "nice"));
  const must = [...text.matchAll(MUST)]
    .map((hit) => cueAt(hit, start, "must"))
    .filter((cue) => !nice.some((other) => cue.at < other.end && cue.end > other.at));
  return [...nice, ...must].sort((a, b) => a.at - b.at);
}

function cueAt(hit: RegExpExecArray, offset: number, importance: Importance): Cue {
  return { at: offset + hit.index, end: offset + hit.index + hit[0].length, importance };
}

function cut(text: string, start: number, end: number, at: RegExp): [number, number][] {
  const parts: [number, number][] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(at)) {
    if (start + match.index > from) parts.push([from, start + match.index]);
    from = start + match.index + match[0].length;
  }
  if (from < end) parts.push([from, end]);
  return parts;
}
