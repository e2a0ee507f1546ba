import type { Line, ResumeText } from "../../../workers/engine/types";

/** Everything of a person that must not count. */
export type Person = {
  name: string;
  email: string;
  phone: string;
  address: string;
  personal: string[];
};

/** Fifty persons, two by two: cultures, genders, ages; the last ones carry names that are trades, tools or places too. */
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
  ["Date of birth: 03/04/1961", "Gender: female", "Nationality: German"],
  ["Date of birth: 21/11/1999", "Gender: male", "Nationality: Nigerian"],
  ["Born: 7 May 1975", "Sex: male", "Nationality: French", "Marital status: married"],
  ["Age: 58", "Gender: non-binary", "Nationality: Japanese", "Marital status: single"],
];
const ADDRESSES = [
  "12 Baker Street, London NW1 6XE, United Kingdom",
  "Calle de Alcalá 45, 28014 Madrid, Spain",
  "8 Victoria Island Road, Lagos, Nigeria",
  "Sonnenallee 120, 12045 Berlin, Germany",
];
const PHONES = ["+44 20 7946 0958", "+34 912 345 678", "+234 803 123 4567", "+49 30 901820"];

/** Fifty pairs of persons, always the same. */
export const PAIRS: [Person, Person][] = NAMES.split(/[;\n]/).map((pair, at) => {
  const [one, other] = pair.split(",").map((name) => name.trim()) as [string, string];
  return [personOf(one, at), personOf(other, at + 1)];
});

function personOf(name: string, at: number): Person {
  const mailbox = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".");
  return {
    name,
    email: `${mailbox}@example.com`,
    phone: PHONES[at % PHONES.length]!,
    address: ADDRESSES[at % ADDRESSES.length]!,
    personal: PERSONAL[at % PERSONAL.length]!,
  };
}

/** The same résumé with a head that names the person. */
export function withHead({ lines, ...rest }: ResumeText, person: Person): ResumeText {
  const head = [person.name, `${person.email} | ${person.phone}`, person.address, ...person.personal];
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
  const moved = lines.map((line) => ({ ...line, y: line.y + head.length * 12 + 12, block: line.block + 1 }));
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

/** The same résumé with another person's name, pronouns, e-mail address and phone wherever they stood. */
export function asPerson(resume: ResumeText, name: string, person: Person, turned: boolean): ResumeText {
  const words = name.split(/\s+/).filter((word) => word.replace(/\P{L}/gu, "").length > 1);
  const others = person.name.split(/\s+/);
  const whole = new RegExp(escaped(name).replace(/\s+/g, "[ \\t]+"), "giu");
  const each = words.map(
    (word) => new RegExp(`(?<![\\p{L}@./])${escaped(word)}(?![\\p{L}@]|\\.\\p{L})`, "gu"),
  );
  const pronouns = turned ? WOMAN : MAN;
  const rewrite = (text: string): Edit[] => [
    ...edits(text, /[\w.+-]+@[\w-]+\.[\w.]+/g, () => person.email),
    ...edits(text, /\+\d[\d ()-]{7,}\d/g, () => person.phone),
    ...edits(text, whole, (was) => inCaseOf(was, person.name)),
    ...each.flatMap((word, at) =>
      edits(text, word, (was) =>
        inCaseOf(was, at === 0 ? others[0]! : others[Math.min(at, others.length - 1)]!),
      ),
    ),
    ...edits(text, /(?<!\p{L})\p{L}{2,7}(?!\p{L})/gu, (was) =>
      isShouted(was) ? was : inCaseOf(was, pronouns[was.toLowerCase()] ?? was),
    ),
  ];
  return { ...resume, lines: resume.lines.map((line) => edited(line, rewrite(line.text))) };
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
