import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths";
import type { LabelledPosting, LabelledRequirement } from "./labelled";

const FOLDER = join(root, "scripts/train-posting-reader/own-texts");

const KINDS: Record<string, string> = {
  s: "skill",
  t: "tool",
  k: "knowledge",
  m: "method",
  d: "duty-experience",
  c: "certificate",
  l: "licence",
  g: "language",
  i: "industry",
  o: "other",
  f: "soft",
};
const LEVELS = ["secondary", "vocational", "associate", "bachelor", "master", "doctorate"];

/** "{d!3|quote|name; synonym|any}": kind or level of a degree, must or nice, "~" for "or experience", years; "{-|quote}" asks nothing. */
const MARK = /\{(-|[a-z]+)([!?]?)(~?)(\d*)\|([^{}|]+)(?:\|([^{}|]+))?(?:\|(any))?\}/gu;

/** A posting of our own as it is written in `own-texts`. */
export type OwnPosting = LabelledPosting & {
  marks: { quote: string; asks: boolean }[];
  title: string;
  company: string | null;
  years_min: number | null;
  degree: { quote: string; level: string; importance: "must" | "nice"; or_experience: boolean } | null;
  requirements: (LabelledRequirement & { years: number | null; any_of: boolean })[];
};

/**
 * The postings that we wrote to learn from: every quote is marked in its text, see `own-texts/README.md`.
 * @param folder one within `own-texts`
 */
export function ownPostings(folder = ""): OwnPosting[] {
  return readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => postingsIn(join(FOLDER, folder, file)));
}

/** The postings of a file, each from its "@@ id" on. */
export function postingsIn(file: string): OwnPosting[] {
  return readFileSync(file, "utf8").split(/^@@ /mu).slice(1).map(ownPosting);
}

/** @param written an id, lines of facts, then the text with its marks. @throws what can't be read as a mark */
export function ownPosting(written: string): OwnPosting {
  const [id, ...lines] = written.trimEnd().split("\n");
  const facts = new Map<string, string>();
  let fact = /^(title|company|years): (.+)$/u.exec(lines[0] ?? "");
  while (fact) {
    facts.set(fact[1]!, fact[2]!);
    lines.shift();
    fact = /^(title|company|years): (.+)$/u.exec(lines[0] ?? "");
  }
  const posting: OwnPosting = {
    id: `own_${id}`,
    text: "",
    title: facts.get("title") ?? "",
    company: facts.get("company") ?? null,
    years_min: facts.has("years") ? Number(facts.get("years")) : null,
    degree: null,
    requirements: [],
    not_requirements: [],
    marks: [],
  };
  const body = lines.join("\n").trim();
  posting.text = `${posting.title}\n\n${body}`.replace(MARK, (...mark) => {
    note(posting, mark as string[]);
    return mark[5];
  });
  if (/[{}]/u.test(posting.text)) throw new Error(`${id}: a mark that can't be read`);
  return posting;
}

function note(
  posting: OwnPosting,
  [whole, code, strength, orExperience, years, quote, names, any]: string[],
) {
  posting.marks.push({ quote: quote!, asks: code !== "-" });
  if (code === "-") return void posting.not_requirements.push({ quote: quote! });
  const importance = strength === "?" ? "nice" : "must";
  if (LEVELS.includes(code!)) {
    // of two degrees the one that must be held, else the first
    if (posting.degree && (posting.degree.importance === "must" || importance === "nice")) return;
    posting.degree = { quote: quote!, level: code!, importance, or_experience: orExperience === "~" };
    return;
  }
  const kind = KINDS[code!];
  if (!kind || !strength) throw new Error(`${posting.id}: ${whole}`);
  const [name, ...also] = names ? names.split(/;\s*/u) : [quote!];
  posting.requirements.push({
    name: name!,
    also,
    kind,
    importance,
    years: years ? Number(years) : null,
    any_of: any === "any",
    quote: quote!,
  });
}
