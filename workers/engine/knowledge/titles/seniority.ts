import type { SeniorityLevel } from "../../types";
import { lowerWords } from "../words";
import { unmarkedTitle } from "./gender-marks";
import { neutralWord } from "./neutral-word";
import { writtenOut } from "./short-forms";
import { neutralWords } from "./title-words";

/**
 * Words for a level, each for all sexes and numbers. "manager" is left to `leadsPeople`: most managers of accounts, projects
 * or products lead nobody.
 */
const LEVEL_WORDS: Record<SeniorityLevel, string> = {
  intern:
    "intern internship trainee apprentice apprenticeship placement praktikant praktikum werkstudent azubi auszubildender stagiaire alternant apprenti becario practicas practicante tirocinante stagista estagiario stagiair stage",
  junior: "junior jr jnr jun entry graduate grad beginner nachwuchs debutant absolvent novice newly",
  mid: "mid intermediate midlevel",
  senior: "senior sr snr sen experienced expert erfahrener confirme sous",
  lead: "lead leader principal supervisor foreman superintendent teamleiter teamlead vorarbeiter superviseur encargado capataz capoturno schichtleiter polier meister captain chargehand headmaster",
  manager: "manager leiter responsable responsabile gerente gestor capo jefe bereichsleiter abteilungsleiter",
  director: "director direktor direttore diretor vp svp avp evp dean superintendent principal",
  executive:
    "chief ceo cfo cto coo cio ciso cmo cpo chro cro president founder cofounder owner vorstand geschaftsfuhrer pdg presidente executive",
};

/** Managers of a thing, not of people: "account manager", "product manager". */
const MANAGED_THINGS = new Set(
  "account project product program case community social media content campaign category relationship customer client success brand key marketing event property risk compliance release delivery scrum territory portfolio contract data partner talent procurement purchasing seo ppc crm projekt produkt quality bid proposal vendor configuration incident change problem asset investment fund wealth pain care duty digital communication".split(
    " ",
  ),
);

const ORDINALS: Record<string, SeniorityLevel> = { ii: "mid", iii: "senior", iv: "senior", v: "lead" };

const BY_WORD = new Map<string, SeniorityLevel>();
for (const level of [
  "executive",
  "director",
  "manager",
  "lead",
  "senior",
  "mid",
  "junior",
  "intern",
] as const) {
  for (const word of LEVEL_WORDS[level].split(" ")) if (!BY_WORD.has(word)) BY_WORD.set(word, level);
}

/** Count only next to a level word. */
const BESIDE =
  "assistant general director producer vice committee chef teacher school officer executive president art creative funeral music managing partner law equity product process data staff engineer software scientist designer associate student working nurse level qualified restaurant team squad crew shift group post head";

const NAMED = new Map<string, string>();
for (const word of [...BY_WORD.keys(), ...BESIDE.split(" "), ...MANAGED_THINGS, ...Object.keys(ORDINALS)]) {
  const neutral = neutralWord(word);
  if (!NAMED.has(neutral)) NAMED.set(neutral, word);
}

const RANK: SeniorityLevel[] = [
  "intern",
  "junior",
  "mid",
  "senior",
  "lead",
  "manager",
  "director",
  "executive",
];

function rank(level: SeniorityLevel): number {
  return RANK.indexOf(level);
}

function levelOfWord(words: string[], at: number): SeniorityLevel | null {
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  const after = words[at + 1] ?? "";
  const has = (other: string): boolean => words.includes(other);
  switch (word) {
    case "manager":
    case "gestor":
    case "responsable":
    case "responsabile": {
      if (before === "assistant" || after === "assistant") return "lead";
      if (before === "general") return "director";
      return MANAGED_THINGS.has(before) || MANAGED_THINGS.has(after) ? null : "manager";
    }
    case "executive": {
      if (after === "director" || after === "producer" || after === "vice" || after === "committee")
        return "executive";
      if (after === "chef") return "manager";
      return null;
    }
    case "head":
      if (after === "of") return "director";
      return after === "teacher" || has("school") ? "director" : "lead";
    case "chief":
      return has("officer") || has("executive") ? "executive" : after === "of" ? "director" : "lead";
    case "president":
      return before === "vice" ? "director" : "executive";
    case "vice":
      return after === "president" ? "director" : after === "principal" ? "director" : null;
    case "principal":
      return words.length === 1 || has("school") || before === "vice" || before === "assistant"
        ? "director"
        : "lead";
    case "superintendent":
      return has("school") ? "executive" : "lead";
    case "director":
      if (before === "art" || before === "creative" || before === "funeral" || before === "music")
        return "lead";
      if (before === "managing" || before === "executive") return "executive";
      return before === "assistant" ? "manager" : "director";
    case "managing":
      return after === "partner" ? "executive" : null;
    case "partner":
      return words.length === 1 || has("law") || has("equity") ? "executive" : null;
    case "owner":
      return before === "product" || before === "process" || before === "data" ? null : "executive";
    case "staff":
      return after === "engineer" || after === "software" || after === "scientist" || after === "designer"
        ? "lead"
        : null;
    case "associate":
      return after === "director" ? "manager" : null;
    case "student":
      return before === "working" || after === "assistant" || after === "nurse" ? "intern" : null;
    case "sous":
      return after === "chef" ? "senior" : null;
    case "stage":
    case "placement":
    case "entry":
    case "expert":
    case "newly":
      return word === "entry" && after !== "level"
        ? null
        : word === "newly" && after !== "qualified"
          ? null
          : wordLevel(word, at);
    case "captain":
      return has("restaurant") || before === "team" ? "lead" : null;
    case "graduate":
    case "grad":
      return after === "school" || before === "post" ? null : "junior";
    case "leader":
      return before === "team" ||
        before === "squad" ||
        before === "crew" ||
        before === "shift" ||
        before === "group" ||
        words.length === 1
        ? "lead"
        : null;
    default:
      return BY_WORD.get(word) ?? ORDINALS[word] ?? null;
  }
}

function wordLevel(word: string, at: number): SeniorityLevel | null {
  return word === "stage" && at > 0 ? null : (BY_WORD.get(word) ?? null);
}

/** An assistant to one of these is at another level. */
const MANAGING = new Set(["manager", "supervisor", "director"]);

/** The level that a job title states ("Sr. Software Engineer (m/f/d)"); null for none ("Account Manager"). */
export function seniorityOf(title: string): SeniorityLevel | null {
  const written = writtenOut(unmarkedTitle(title));
  const words = neutralWords(lowerWords(written)).map((word) => NAMED.get(word) ?? word);
  if (words.at(-1) === "assistant" && MANAGING.has((words.at(-2) ?? "").replace(/['’]s$/, "")))
    return "junior";
  let found: SeniorityLevel | null = null;
  for (let i = 0; i < words.length; i += 1) {
    const level = levelOfWord(words, i);
    if (!level) continue;
    if (level === "intern" || level === "junior") {
      if (found === null || rank(found) < rank("manager")) found = level;
      continue;
    }
    if (found === "intern" || found === "junior") {
      if (rank(level) >= rank("director")) found = level;
      continue;
    }
    if (found === null || rank(level) > rank(found)) found = level;
  }
  return found;
}

/** Level words that can go without changing what the work is; "manager" or "head chef" would change it. */
const STRIPPED =
  /(?<![\p{L}\d])(?:(?:mid|entry|senior|junior)[- ]level|early[- ]career|newly qualified|working students?|seniors?|sr|snr|juniors?|jr|jnr|entry|graduates?|interns?|internship|trainees?|apprentices?|apprenticeship|leads?|principals?|principaux|experienced|experts?|expertin|intermediate|mid|staff(?= (?:software|engineer|data|machine|product|designer|site|security|backend|frontend|platform|research))|(?:praktikant|werkstudent)(?:in|innen|en)?|praktikum|auszubildende[rn]?|azubis?|erfahrene[rn]?|stagiaires?|alternante?s?|apprentie?s?|becari[oa]s?|confirm[ée]e?s?|d[ée]butante?s?|i{1,3}|iv|level [1-5]|l[1-6])(?![\p{L}\d])\.?/giu;

/** "Senior Data Engineer II" -> "Data Engineer"; the title itself where nothing else would be left ("Intern"). */
export function stripSeniority(title: string): string {
  const bare = title
    .replace(STRIPPED, " ")
    .replace(/\s+([,/)])/g, "$1")
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,/\-–:.]+|[\s,/\-–:]+$/g, "");
  return /\p{L}/u.test(bare) ? bare : title.trim();
}
