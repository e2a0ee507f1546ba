import type { applicants } from "../../../../db/schema";
import { personalSpans } from "../../../engine/parse/contact/personal-spans";
import type { Fact, Quote, ResumeFacts } from "../../../engine/types";
import type { StoredAnalysis } from "../stored-analysis";
import { type Cover, type Covered, coverFor } from "./cover-text";
import { likelyNames, ownWordsOfFacts } from "./own-words";

/** Codes of the engine and words of the posting: not the person's. */
const NOT_THEIRS = new Set(
  "id requirementId code kind group status label labels asked job missing open failed importance result reason where nearness closeness place level held seniority format color engineVersion asOf lastUsed veiled".split(
    " ",
  ),
);

/** Below it a name may be something else, and the true one stand beside it. */
const SURE_NAME = 0.58;

type Input<Derived> = {
  applicant: typeof applicants.$inferSelect;
  analysis: StoredAnalysis;
  derived: Derived;
};

/** Covers who it is in the text, in every quote of it and in every string besides; offsets stay true to the covered lines. */
export function coverAnalysis<Derived>({ applicant, analysis, derived }: Input<Derived>): {
  analysis: StoredAnalysis;
  derived: Derived;
} {
  const { text, facts } = analysis;
  const { spans, head } = personalSpans(text);
  const cover = coverFor(
    ownWordsOfFacts(facts, {
      names: [applicant.candidateName, ...unreadNames(analysis, { head, fileName: applicant.fileName })],
      emails: [applicant.candidateEmail],
      phones: applicant.candidatePhoneNumbers,
      places: [applicant.candidateLocation],
    }),
  );
  for (const { line, start, end } of ownQuotes(facts)) spans[line]?.push({ start, end });
  const lines = text.lines.map((line, index) => cover(line.text, spans[index]));
  const walk = <T>(value: T) => coverStrings(value, cover, lines);
  return {
    analysis: {
      text: {
        ...text,
        // Links and runs hold addresses and places of the words that are covered.
        lines: text.lines.map((line, index) => ({
          ...line,
          text: lines[index]?.text ?? "",
          links: [],
          runs: [],
        })),
        hidden: walk(text.hidden),
      },
      facts: walk({
        ...facts,
        name: null,
        emails: [],
        phones: [],
        location: null,
        place: null,
        links: [],
        gender: null,
      }),
      sheet: walk(analysis.sheet),
    },
    derived: walk(derived),
  };
}

function ownQuotes({ name, location, gender, emails, phones, links }: ResumeFacts): Quote[] {
  const facts: (Fact<unknown> | null)[] = [name, location, gender, ...emails, ...phones, ...links];
  return facts.flatMap((fact) => fact?.quotes ?? []);
}

function unreadNames(
  { text, facts }: StoredAnalysis,
  { head, fileName }: { head: Set<number>; fileName: string },
): string[] {
  if (facts.name && facts.name.confidence >= SURE_NAME) return [];
  const first = text.lines.filter((_, index) => head.has(index)).map((line) => line.text);
  return likelyNames(first, { fileName, emails: facts.emails.map(({ value }) => value) });
}

function isQuote(value: object): value is Quote {
  return "line" in value && "start" in value && "end" in value && "text" in value;
}

/** Every string of a value, however deep; `lines`: the covered lines that its quotes point into. */
export function coverStrings<T>(value: T, cover: Cover, lines: Covered[] = [], key = ""): T {
  if (typeof value === "string") return NOT_THEIRS.has(key) ? value : (cover(value).text as T);
  if (Array.isArray(value)) return value.map((one) => coverStrings(one, cover, lines, key)) as T;
  if (typeof value !== "object" || value === null) return value;
  const line = isQuote(value) ? lines[value.line] : undefined;
  if (line && isQuote(value)) {
    const start = line.at(value.start, "start");
    const end = line.at(value.end, "end");
    return { ...value, text: line.text.slice(start, end), start, end };
  }
  // What a person asks for and why is said of the posting, in its own words.
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name === "asked" ? one : coverStrings(one, cover, lines, name),
  ]);
  return Object.fromEntries(entries) as T;
}
