import { ANYTHING, accomplishmentKey, GERUND_NOUNS, PARTICLES } from "../accomplishments/accomplishment-key";
import { actionStem, namesAction, stemOfActionNoun } from "../accomplishments/action-words";
import { DONE_AS } from "../accomplishments/done-as";
import type { StoredAccomplishments } from "../stored";
import { foldedWords } from "../words";
import { bareTerm, guardOf } from "./skill-lines";
import type { CompiledSkills } from "./skills";

/** Fields whose terms are fixed names: who balanced loads or processed images need know nothing of the method called so. */
const TERMS_OF_ART = new Set(["software", "data", "cloud", "security", "it", "science"]);

const NOT_ACCOMPLISHMENTS = new Set(
  `product management, brand management, change management, planning permission, planning applications, tool design,
  tooling design, game management, group training, site selection, site design, site development, content planning,
  feed management, weight management, unit training, line production, set production, power trading, activity planning, program planning,
  implementing best practices, best practices implementation, care giving`
    .split(",")
    .map((term) => term.trim()),
);
/** Stems that a text mostly uses as nouns: "account management" is nobody accounting for management. */
const NOT_ACTIONS = new Set(["account", "market", "engineer", "program", "bank"]);

const LONGEST_OBJECT = 3;
/**
 * What people of so many fields work on tells a skill only by the skill's own name ("process", "client"), or where the
 * base puts it as something done ("counting stock").
 */
const COMMON_TO = { compound: 4, done: 6 };

/** "Order picking" -> "pick order", "loading trucks" -> "load truck", "welding" -> "weld"; null for no action. */
function accomplishmentOf(words: string[]): { action: string; object: string[]; first: boolean } | null {
  if (words.length === 0 || words.length > LONGEST_OBJECT + 1) return null;
  const first = words[0]!;
  const last = words.at(-1)!;
  const named = stemOfActionNoun(last);
  if (named) return { action: named, object: words.slice(0, -1), first: false };
  if (words.length > 1 && first.length > 5 && first.endsWith("ing") && !GERUND_NOUNS.has(first))
    return { action: actionStem(first), object: words.slice(1), first: true };
  return null;
}

type Draft = {
  key: string;
  skill: number;
  action: string;
  object: string;
  from: "name" | "done" | "compound";
};

function readAccomplishments({ entries }: CompiledSkills): {
  drafts: Draft[];
  fieldsOf: Map<string, number>;
} {
  const drafts: Draft[] = [];
  const fieldsOf = new Map<string, number>();
  const lastField = new Map<string, string>();
  for (const [skill, { name, field, kind, terms }] of entries.entries()) {
    if (kind === "soft" || kind === "tool" || TERMS_OF_ART.has(field)) continue;
    for (const term of terms) {
      const text = bareTerm(term);
      if (!namesAction(text) || guardOf(term) === "exact" || NOT_ACCOMPLISHMENTS.has(text.toLowerCase()))
        continue;
      const accomplishment = accomplishmentOf(foldedWords(text));
      if (!accomplishment) continue;
      const from = text === name ? "name" : accomplishment.first ? "done" : "compound";
      // "Problem resolution" as another word for something: who resolved problems need not have done it.
      if (from === "compound" && accomplishment.object.length === 1 && !text.endsWith("ing")) continue;
      const object = accomplishment.object.join(" ");
      // Entries of one field follow each other.
      if (lastField.get(object) !== field) fieldsOf.set(object, (fieldsOf.get(object) ?? 0) + 1);
      lastField.set(object, field);
      drafts.push({
        key: accomplishmentKey(accomplishment.action, accomplishment.object),
        skill,
        action: accomplishment.action,
        object,
        from,
      });
    }
  }
  return { drafts, fieldsOf };
}

/** "caring for patients" -> "car for patient"; "selling *" -> "sell *". @throws Error for an unknown skill and for no action */
function doneAs({ entries }: CompiledSkills): { key: string; skill: number; action: string }[] {
  const places = new Map(entries.map(({ name }, at) => [name, at]));
  return DONE_AS.split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const [name = "", phrases = ""] = line.split(" | ");
      const skill = places.get(name);
      if (skill === undefined) throw new Error(`done-as.ts: no skill is called "${name}"`);
      return phrases.split(", ").map((phrase) => {
        const words = foldedWords(phrase);
        const [verb = "", next = ""] = words;
        if (!verb.endsWith("ing")) throw new Error(`done-as.ts: "${phrase}" begins with no action`);
        const led = PARTICLES.has(next);
        const action = led ? `${actionStem(verb)} ${next}` : actionStem(verb);
        const object = phrase.endsWith(ANYTHING) ? [ANYTHING] : words.slice(led ? 2 : 1);
        return { key: accomplishmentKey(action, object), skill, action };
      });
    });
}

/** Lead on to something else: "case" in "prepare case for trial" is the object, "trial" isn't. */
const LINKS = new Set([...PARTICLES, "and", "by", "from", "of", "or"]);

/** "train new employee" where "train employee" tells the same: whatever stands before a noun, the noun is found. */
function isToldShorter(key: string, skillOf: Map<string, number>): boolean {
  const [verb = "", ...rest] = key.split(" ");
  const action = PARTICLES.has(rest[0] ?? "") ? `${verb} ${rest.shift()}` : verb;
  while (rest.length > 1 && !LINKS.has(rest.shift()!))
    if (skillOf.get(accomplishmentKey(action, rest)) === skillOf.get(key)) return true;
  return false;
}

export function compileAccomplishments(skills: CompiledSkills): StoredAccomplishments {
  const { drafts, fieldsOf } = readAccomplishments(skills);
  const actions = new Set<string>();
  const skillOf = new Map<string, number>();
  for (const { key, skill, action, object, from } of drafts) {
    const common = from !== "name" && object !== "" && (fieldsOf.get(object) ?? 0) >= COMMON_TO[from];
    if (common || skillOf.has(key)) continue;
    skillOf.set(key, skill);
    if (object !== "" && !NOT_ACTIONS.has(action)) actions.add(action);
  }
  for (const { key, skill, action } of doneAs(skills)) {
    if (!skillOf.has(key)) skillOf.set(key, skill);
    actions.add(action);
    actions.add(action.split(" ")[0]!);
  }
  // By skill, and in one order: it compresses best so.
  const sorted = [...skillOf]
    .filter(([key]) => !isToldShorter(key, skillOf))
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  return {
    actions: [...actions].sort(),
    accomplishments: sorted.map(([key]) => key),
    skills: sorted.map(([, skill]) => skill),
  };
}
