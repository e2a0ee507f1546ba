import type { Line, ResumeText } from "../../../workers/engine/types";

/** Everything of a person that must not count. */
export type Person = {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** town and country of the address */
  home: string;
  /** four lines each, so that persons never differ in the number of lines */
  personal: string[];
  pronouns: "she" | "he";
};

/** Cultures, genders, ages; some carry names that are trades, tools or places too. */
const NAMES = `Anna Schmidt, Mohammed Al-Farsi; Chen Wei, John Smith; Olga Ivanova, Kwame Mensah; María García, Priya Patel
Björn Åkesson, Aïcha Benali; Nguyễn Thị Lan, Dmitri Petrov; Siobhán O’Connor, Hiroshi Tanaka; Fatima Zahra Idrissi, Lars Jensen
Giulia Rossi, Tariq Hussain; Zoë van der Berg, Jamal Washington; Ewa Kowalska, Carlos Hernández; Ioana Popescu, Emre Yılmaz
Leila Hosseini, Patrick Murphy; Ngozi Okafor, Sven Lindqvist; Yuki Sato, Abdul Rahman; Ingrid Haugen, Samuel Cohen
Désirée Dubois, Thabo Nkosi; Krisztina Nagy, Rajesh Kumar; John Baker, Mary Cook; Will Driver, Ruth Mason
Mark Carpenter, Grace Taylor; Ruby Swift, Jasper Java; Sage Painter, Jack Butcher; Chef Miller, Joy Porter
Max Power, Linda Teacher; Paris Jordan, Austin London; Brook Gardener, Drew Weaver; Basil Farmer, Rose Singer
Page Turner, Clay Potter; Dean Judge, April May; Angel Banks, Art Director; Bill Sales, Hope Nurse
Rob Banks, Jean Barber; Christian Bishop, Penny Price; Sky Fisher, Robin Parker; Reed Archer, Dawn Shepherd
Hunter Law, Faith Church; Cash Major, Star Marshall; Gene Cooper, Holly Wood; Ray Tanner, Sandy Beech
Ji-woo Kim, Alex Johnson; Noor Khan, Luca Bianchi; Sofia Andersson, Diego Morales; Amara Diallo, Pierre Lefèvre
Mei-Ling Wong, Igor Novak; Hannah Goldberg, Ahmed Mansour; Chloe Martin, Babatunde Adeyemi; Vera Sokolova, Tom Brown
Agnieszka Wójcik, Moses Kiprotich; Cristina Ferreira, Bogdan Ilić`;

const PERSONAL = [
  ["Date of birth: 03/04/1961", "Gender: female", "Nationality: German", "Marital status: widowed"],
  ["Date of birth: 21/11/1999", "Gender: male", "Nationality: Nigerian", "Marital status: single"],
  ["Born: 7 May 1975", "Sex: male", "Citizenship: French", "Marital status: married"],
  ["Age: 58", "Gender: non-binary", "Nationality: Japanese", "Marital status: divorced"],
];
const ADDRESSES: [street: string, home: string][] = [
  ["12 Baker Street", "London, United Kingdom"],
  ["Calle de Alcalá 45", "Madrid, Spain"],
  ["8 Victoria Island Road", "Lagos, Nigeria"],
  ["Sonnenallee 120", "Berlin, Germany"],
];
const PHONES = ["+44 20 7946 0958", "+34 912 345 678", "+234 803 123 4567", "+49 30 901820"];

/** A hundred persons, always the same; neighbours differ in everything, and the last stands beside the first. */
export const PERSONS: Person[] = NAMES.split(/[,;\n]/).map((name, at) => personOf(name.trim(), at));

/**
 * `pairs` + 1 persons, each a pair with the next, other ones for each document, so that all get their turn. A person one of
 * whose names is a word of the document already is left out: the swap would make the document's words the person's.
 */
export function personsFor({ lines }: ResumeText, document: number, pairs: number): Person[] {
  const words = new Set(lines.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []));
  const free = PERSONS.filter(({ name }) => !name.split(" ").some((part) => words.has(part)));
  return Array.from({ length: pairs + 1 }, (_, at) => free[(document * 7 + at) % free.length]!);
}

function personOf(name: string, at: number): Person {
  const mailbox = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".");
  const [street, home] = ADDRESSES[at % ADDRESSES.length]!;
  return {
    name,
    email: `${mailbox}@example.com`,
    phone: PHONES[at % PHONES.length]!,
    address: `${street}, ${home}`,
    home,
    personal: PERSONAL[at % PERSONAL.length]!,
    pronouns: at % 2 === 0 ? "she" : "he",
  };
}

/** The same résumé with a head that names the person, and the person's pronouns. */
export function withHead({ lines, ...rest }: ResumeText, person: Person): ResumeText {
  const head = [person.name, `${person.email} | ${person.phone}`, person.address, ...person.personal];
  const edit = (line: Line) => edited(line, pronounEdits(line.text, person));
  return withHeadLines({ ...rest, lines: lines.map(edit) }, head);
}

/** The same résumé below lines of plain text. */
export function withHeadLines({ lines, ...rest }: ResumeText, head: string[]): ResumeText {
  const first = lines[0]!;
  const style = { size: first.size, bold: false, italic: false, color: "#000000" };
  const made = head.map((text, at): Line => {
    const run = { start: 0, end: text.length, x: 0, width: text.length * 5, ...style };
    return {
      text,
      page: 1,
      x: 0,
      y: at * 12,
      width: text.length * 5,
      height: 10,
      ...style,
      block: 0,
      runs: [run],
      links: [],
    };
  });
  const moved = lines.map((line) => ({
    ...line,
    y: line.y + head.length * 12 + 12,
    block: line.block + 1,
  }));
  return { ...rest, lines: [...made, ...moved] };
}

const WOMAN: Record<string, string> = {
  he: "she",
  him: "her",
  his: "her",
  himself: "herself",
  mr: "ms",
  man: "woman",
  father: "mother",
};
const MAN: Record<string, string> = {
  she: "he",
  her: "his",
  herself: "himself",
  ms: "mr",
  mrs: "mr",
  woman: "man",
  mother: "father",
};

/**
 * The same résumé with another person's name, home, pronouns, e-mail address, phone and personal details wherever they
 * stood.
 * @param of name and home as the document's truth has them
 */
export function asPerson(
  resume: ResumeText,
  of: { person: string; home: string | null },
  person: Person,
): ResumeText {
  const words = of.person.split(/\s+/).filter((word) => word.replace(/\P{L}/gu, "").length > 1);
  const others = person.name.split(/\s+/);
  const whole = asWords(of.person);
  const home = of.home ? asWords(of.home) : null;
  const each = words.map(
    (word, at) =>
      new RegExp(
        `${at > 0 && at < words.length - 1 ? "[ ]?" : ""}(?<![\\p{L}@./])(?:${escaped(word)}|${escaped(word.toUpperCase())})(?![\\p{L}@]|\\.\\p{L}|${FIRM})`,
        "gu",
      ),
  );
  const last = words[words.length - 1];
  const initials =
    words.length > 1
      ? new RegExp(
          `(?<!\\p{L})${words[0]!.charAt(0)}\\.\\s(?:\\p{L}\\.\\s)?${escaped(last!)}(?!\\p{L})`,
          "gu",
        )
      : null;
  const given = others[0]!;
  const family = others.slice(1).join(" ");
  const rewrite = (text: string): Edit[] => [
    ...edits(text, /[\w.+-]+@[\w-]+\.[\w.]+/g, () => person.email),
    ...edits(text, /(?<![\w.])(?:\+|\(?\d{3})[\d ().-]{6,}\d(?:x\d+)?(?!\w)/g, (was) =>
      was.replace(/\D/g, "").length > 9 ? person.phone : was,
    ),
    ...edits(text, whole, (was) => inCaseOf(was, person.name)),
    ...(initials
      ? edits(text, initials, (was) => was.replace(/^\p{L}/u, given.charAt(0)).replace(/\p{L}{2,}$/u, family))
      : []),
    ...(home ? edits(text, home, (was) => inCaseOf(was, person.home)) : []),
    ...each.flatMap((word, at) =>
      edits(text, word, (was) =>
        at === 0 ? inCaseOf(was, given) : at === words.length - 1 ? inCaseOf(was, family) : "",
      ),
    ),
    ...DETAILS.flatMap((pattern, at) =>
      edits(text, pattern, () => person.personal[at]!.replace(/^.*?: /, "")),
    ),
    ...pronounEdits(text, person),
  ];
  return { ...resume, lines: resume.lines.map((line) => edited(line, rewrite(line.text))) };
}

/** What follows a family name that is an employer's: "Pearson Inc" is nobody. */
const FIRM = "[ -](?:Inc|LLC|Ltd|PLC|Group|and \\p{Lu}|\\p{Lu}\\p{L}+ (?:Inc|LLC|Ltd|PLC|Group))";

/** What stands behind a label, in the order of `Person.personal`. */
const DETAILS = [
  /(?<=(?<!\p{L})(?:date of birth|birth ?date|born|age|geburtsdatum|fecha de nacimiento)\s*[:：]\s*)[^|•·\t]{1,40}/giu,
  /(?<=(?<!\p{L})(?:gender|sex|geschlecht|sexo)\s*[:：]\s*)\p{L}+/giu,
  /(?<=(?<!\p{L})(?:nationality|citizenship|nationalität|nationalité|nacionalidad)\s*[:：]\s*)\p{L}+/giu,
  /(?<=(?<!\p{L})(?:marital status|familienstand|estado civil)\s*[:：]\s*)\p{L}+/giu,
];

function pronounEdits(text: string, { pronouns }: Person): Edit[] {
  const turned = pronouns === "she" ? WOMAN : MAN;
  return edits(text, /(?<!\p{L})\p{L}{2,7}(?!\p{L})/gu, (was) =>
    isShouted(was) ? was : inCaseOf(was, turned[was.toLowerCase()] ?? was),
  ).filter((edit) => edit.text !== text.slice(edit.start, edit.end));
}

type Edit = { start: number; end: number; text: string };

function edits(text: string, pattern: RegExp, replace: (was: string) => string): Edit[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: replace(match[0]),
  }));
}

function edited(line: Line, all: Edit[]): Line {
  if (all.length === 0) return { ...line, links: [] };
  const chosen: Edit[] = [];
  for (const one of all)
    if (!chosen.some((other) => one.start < other.end && other.start < one.end)) chosen.push(one);
  chosen.sort((a, b) => a.start - b.start);
  let text = "";
  let from = 0;
  for (const one of chosen) {
    text += line.text.slice(from, one.start) + one.text;
    from = one.end;
  }
  text += line.text.slice(from);
  const moved = (at: number): number => {
    let shift = 0;
    for (const one of chosen) {
      if (one.end <= at) shift += one.text.length - (one.end - one.start);
      else if (one.start < at) return one.start + shift;
    }
    return at + shift;
  };
  const stretch = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: moved(one.start),
    end: moved(one.end),
  });
  const runs = line.runs.map(stretch).filter(({ start, end }) => end > start);
  runs.forEach((run, at) => {
    run.end = runs[at + 1]?.start ?? text.length;
  });
  return { ...line, text, runs, links: [] };
}

function inCaseOf(was: string, text: string): string {
  if (was.length > 1 && was === was.toUpperCase()) return text.toUpperCase();
  return /^\p{Lu}/u.test(was) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** "MS" in capitals is a degree, not a form of address. */
function isShouted(word: string): boolean {
  return word === word.toUpperCase();
}

function asWords(text: string): RegExp {
  return new RegExp(`(?<!\\p{L})${escaped(text).replace(/\s+/g, "[ \\t]+")}(?!\\p{L})`, "giu");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
