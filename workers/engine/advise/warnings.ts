import { wordsAboutWork } from "../match/resume-quality";
import { RESUME_WORDS } from "../match/weights";
import type { Experience, Fact, HiddenReason, Line, Quote, ResumeFacts, ResumeText } from "../types";

export type WarningCode =
  | "page-without-text"
  | "hidden-text"
  | "dates-missing"
  | "dates-backwards"
  | "two-columns"
  | "contact-in-margin"
  | "too-long";

/** Something about the file that gets in the way of whoever reads it, a person or a machine, with its place. */
export type ResumeWarning = {
  code: WarningCode;
  text: string;
  /** 1-based; null where it is about the whole file */
  page: number | null;
  evidence: Quote[];
};

const QUOTED = 4;
/** More pages than this are rarely read to the end. */
const PAGES = 3;
/** Blocks of fewer lines than this beside each other are a head or a date, no columns. */
const COLUMN_LINES = 5;
/** So many level pairs of lines, dates aside, make two columns. */
const LEVEL_LINES = 3;
const DATE_LENGTH = 34;
/** Running heads and feet stand within this share of a page's height from its edge. */
const EDGE = 0.1;

/** What may keep a résumé from being read as it was meant, most serious first. */
export function resumeWarnings(text: ResumeText, facts: ResumeFacts): ResumeWarning[] {
  return [
    ...emptyPages(text),
    ...hiddenText(text),
    ...dateWarnings(facts),
    ...columnWarnings(text),
    ...contactWarnings(text, facts),
    ...lengthWarnings(text, facts),
  ];
}

function emptyPages({ format, pages, lines }: ResumeText): ResumeWarning[] {
  if (format !== "pdf") return [];
  const filled = new Set(lines.map((line) => line.page));
  return pages
    .filter(({ number }) => !filled.has(number))
    .map(({ number }) => ({
      code: "page-without-text",
      text: `Page ${number} holds no text that software can read. If you see words there, they are a picture: write them as text.`,
      page: number,
      evidence: [],
    }));
}

const hiddenWords: Record<HiddenReason, string> = {
  white: "in the colour of the paper",
  tiny: "too small to be read",
  covered: "under a picture or a colour",
  "off-page": "outside the page",
  invisible: "painted invisibly",
  "hidden-run": "marked as hidden",
};

function hiddenText({ hidden }: ResumeText): ResumeWarning[] {
  const reasons = [...new Set(hidden.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const stretches = hidden.filter((one) => one.reason === reason);
    const pages = [...new Set(stretches.map(({ page }) => page))].sort((a, b) => a - b);
    const count =
      stretches.length === 1 ? "1 stretch of text is" : `${stretches.length} stretches of text are`;
    const where = pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(", ")}`;
    return {
      code: "hidden-text",
      text: `${count} ${hiddenWords[reason]} (${where}). Only visible text counts, so nothing of it was scored; other readers may take it for a trick.`,
      page: pages[0] ?? null,
      evidence: [],
    };
  });
}

function dateWarnings({ experience, asOf }: ResumeFacts): ResumeWarning[] {
  const jobs = experience.filter(({ kind }) => kind === "job");
  const found: ResumeWarning[] = [];
  for (const job of jobs) {
    const place = quotesOf([job.title ?? job.company, job.start, job.end]);
    const missing = !job.start ? "when it began" : !job.end && !job.isCurrent ? "when it ended" : null;
    if (missing)
      found.push({
        code: "dates-missing",
        text: `We could not read ${missing}: ${nameOf(job)}. It doesn't count towards your experience until a date can be read.`,
        page: place[0]?.page ?? null,
        evidence: place,
      });
    else if (isBackwards(job, asOf))
      found.push({
        code: "dates-backwards",
        text: `The end lies before the start: ${nameOf(job)}. It doesn't count towards your experience.`,
        page: place[0]?.page ?? null,
        evidence: place,
      });
  }
  return found;
}

function isBackwards({ start, end, isCurrent, months }: Experience, asOf: string): boolean {
  const last = isCurrent ? asOf : end?.value;
  return (
    months === null && start !== null && last !== undefined && last.slice(0, start.value.length) < start.value
  );
}

function nameOf({ title, company }: Experience): string {
  return [title?.value, company?.value].filter(Boolean).join(", ") || "a job without a title";
}

/** Text in columns beside each other: read one after the other here, straight across by simpler software. */
function columnWarnings({ format, pages, lines }: ResumeText): ResumeWarning[] {
  if (format !== "pdf") return [];
  const placed = lines.map((line, at) => ({ line, at }));
  const found = pages.flatMap(({ number }) => {
    const pair = besideEachOther(placed.filter(({ line }) => line.page === number));
    return pair ? [{ number, pair }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const where =
    found.length === 1
      ? `Page ${first.number} has`
      : `Pages ${found.map(({ number }) => number).join(", ")} have`;
  return [
    {
      code: "two-columns",
      text: `${where} text in columns beside each other. We read each column by itself; software that reads straight across mixes such lines as these two.`,
      page: first.number,
      evidence: first.pair.map(({ line, at }) => lineQuote(line, at)),
    },
  ];
}

type Placed = { line: Line; at: number };

/** The two wordiest level lines of two long blocks that stand beside each other; null where the page has none. */
function besideEachOther(placed: Placed[]): [Placed, Placed] | null {
  const blocks = new Map<number, Placed[]>();
  for (const one of placed) blocks.set(one.line.block, [...(blocks.get(one.line.block) ?? []), one]);
  const long = [...blocks.values()].filter((block) => block.length >= COLUMN_LINES);
  for (const left of long) {
    const right = Math.max(...left.map(({ line }) => line.x + line.width));
    for (const other of long) {
      if (other === left || Math.min(...other.map(({ line }) => line.x)) < right) continue;
      const level = left.flatMap((one): [Placed, Placed][] => {
        const beside = other.find(({ line }) => Math.abs(line.y - one.line.y) < one.line.height);
        return beside && !isDate(one.line) && !isDate(beside.line) ? [[one, beside]] : [];
      });
      const wordy = ([a, b]: [Placed, Placed]) => Math.min(a.line.text.length, b.line.text.length);
      if (level.length >= LEVEL_LINES) return level.sort((a, b) => wordy(b) - wordy(a))[0]!;
    }
  }
  return null;
}

/** A column of dates beside what they date is meant to be read across. */
function isDate({ text }: Line): boolean {
  return text.length <= DATE_LENGTH && /(?:19|20)\d\d/.test(text);
}

function lineQuote(line: Line, at: number): Quote {
  const { page, x, y, width, height, text } = line;
  return { text, line: at, start: 0, end: text.length, page, box: { page, x, y, width, height } };
}

/** Some readers leave headers and footers out. Known to be one is only what stands at the same edge of several pages. */
function contactWarnings({ format, pages, lines }: ResumeText, facts: ResumeFacts): ResumeWarning[] {
  const quotes = quotesOf([...facts.emails, ...facts.phones]);
  if (format !== "pdf" || quotes.length === 0) return [];
  const heights = new Map(pages.map(({ number, height }) => [number, height]));
  const atEdge = (line: Line) => {
    const height = heights.get(line.page) ?? 0;
    return line.y + line.height < EDGE * height || line.y > (1 - EDGE) * height;
  };
  const isRunning = ({ line: at }: Quote) => {
    const own = lines[at];
    return (
      own !== undefined &&
      atEdge(own) &&
      lines.some((line) => line.page !== own.page && line.text === own.text && atEdge(line))
    );
  };
  if (!quotes.every(isRunning)) return [];
  const text =
    "Your contact details stand only in the header or footer that every page repeats. Some software leaves these out: write them into the page as well.";
  return [{ code: "contact-in-margin", text, page: quotes[0]!.page, evidence: quotes.slice(0, QUOTED) }];
}

function lengthWarnings({ format, pages, lines }: ResumeText, facts: ResumeFacts): ResumeWarning[] {
  const words = wordsAboutWork(facts);
  const long = format === "pdf" && pages.length > PAGES;
  if (!long && words <= RESUME_WORDS.most) return [];
  const pagesSaid = format === "pdf" ? `${pages.length} pages and ` : "";
  const first = long ? lines.findIndex(({ page }) => page > PAGES) : -1;
  const from = first >= 0 ? lines[first] : undefined;
  return [
    {
      code: "too-long",
      text: `The résumé has ${pagesSaid}${words} words about work. Unless your field expects that, few readers go beyond two pages.`,
      page: from?.page ?? null,
      evidence: from ? [lineQuote(from, first)] : [],
    },
  ];
}

function quotesOf(facts: (Fact<unknown> | null)[]): Quote[] {
  return facts.flatMap((fact) => fact?.quotes.slice(0, 1) ?? []);
}
