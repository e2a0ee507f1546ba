import { wordsAboutWork } from "../match/resume-quality";
import { RESUME_WORDS } from "../match/weights";
import type { WarningMessages } from "../messages/resume";
import type { Experience, Fact, Line, Message, Quote, ResumeFacts, ResumeText } from "../types";
import { workNamed } from "./work-named";

export type ResumeWarning = {
  message: Message<keyof WarningMessages>;
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
      message: { code: "page-without-text", page: number },
      page: number,
      evidence: [],
    }));
}

function hiddenText({ hidden }: ResumeText): ResumeWarning[] {
  const reasons = [...new Set(hidden.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const stretches = hidden.filter((one) => one.reason === reason);
    const pages = [...new Set(stretches.map(({ page }) => page))].sort((a, b) => a - b);
    return {
      message: { code: "text-hidden", count: stretches.length, reason, pages },
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
    const missing = !job.start ? "start-unread" : !job.end && !job.isCurrent ? "end-unread" : null;
    if (missing)
      found.push({
        message: { code: missing, ...workNamed(job) },
        page: place[0]?.page ?? null,
        evidence: place,
      });
    else if (isBackwards(job, asOf))
      found.push({
        message: { code: "dates-backwards", ...workNamed(job) },
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
  return [
    {
      message: { code: "two-columns", pages: found.map(({ number }) => number) },
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
  return [
    { message: { code: "contact-in-margin" }, page: quotes[0]!.page, evidence: quotes.slice(0, QUOTED) },
  ];
}

function lengthWarnings({ format, pages, lines }: ResumeText, facts: ResumeFacts): ResumeWarning[] {
  const words = wordsAboutWork(facts);
  const long = format === "pdf" && pages.length > PAGES;
  if (!long && words <= RESUME_WORDS.most) return [];
  const first = long ? lines.findIndex(({ page }) => page > PAGES) : -1;
  const from = first >= 0 ? lines[first] : undefined;
  return [
    {
      message: { code: "too-long", pages: format === "pdf" ? pages.length : null, words },
      page: from?.page ?? null,
      evidence: from ? [lineQuote(from, first)] : [],
    },
  ];
}

function quotesOf(facts: (Fact<unknown> | null)[]): Quote[] {
  return facts.flatMap((fact) => fact?.quotes.slice(0, 1) ?? []);
}
