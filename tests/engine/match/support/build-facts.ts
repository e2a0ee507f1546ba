import { findSkills } from "../../../../workers/engine/knowledge";
import type {
  EducationLevel,
  Experience,
  Fact,
  Quote,
  ResumeFacts,
  SkillFact,
  SkillUse,
} from "../../../../workers/engine/types";

/** A résumé in short form: what a test needs to say, and nothing more. */
export type ResumeSketch = {
  name?: string;
  headline?: string;
  summary?: string;
  location?: string;
  email?: string;
  jobs?: {
    title: string;
    company?: string;
    from?: string;
    to?: string | "present";
    kind?: Experience["kind"];
    bullets?: string[];
  }[];
  education?: { degree: string; level?: EducationLevel; field?: string }[];
  skills?: string[];
  languages?: { language: string; level?: string }[];
  certificates?: string[];
};

const AS_OF = "2026-06";

/** Builds the facts that a parser would read from the sketch; every fact quotes a line of its own. */
export function factsOf(sketch: ResumeSketch): ResumeFacts {
  let line = 0;
  const quote = (text: string, at = 0, whole = text): Quote => {
    if (at === 0 && whole === text) line++;
    return {
      text,
      line,
      start: at,
      end: at + text.length,
      page: 1,
      box: { page: 1, x: 0, y: line * 12, width: 100, height: 10 },
    };
  };
  const fact = <T>(value: T, text: string): Fact<T> => ({ value, quotes: [quote(text)], confidence: 1 });
  const uses = new Map<string, SkillFact>();
  const use = (text: string, where: SkillUse["where"], entry: number | null) => {
    for (const hit of findSkills(text)) {
      const known = uses.get(hit.id) ?? { name: hit.text, id: hit.id, uses: [], months: 0, lastUsed: null };
      known.uses.push({ where, entry, quote: quote(hit.text, hit.start, text) });
      uses.set(hit.id, known);
    }
  };
  const name = sketch.name ? fact(sketch.name, sketch.name) : null;
  const headline = sketch.headline ? fact(sketch.headline, sketch.headline) : null;
  const summary = sketch.summary ? fact(sketch.summary, sketch.summary) : null;
  if (sketch.summary) use(sketch.summary, "summary", null);
  const experience = (sketch.jobs ?? []).map((job, entry): Experience => {
    const kind = job.kind ?? "job";
    const current = job.to === "present";
    const title = fact(job.title, job.title);
    const where = kind === "job" ? "experience" : "project";
    const bullets = (job.bullets ?? []).map((bullet) => {
      const made = fact(bullet, bullet);
      use(bullet, where, entry);
      return made;
    });
    return {
      kind,
      title,
      company: job.company ? fact(job.company, job.company) : null,
      location: null,
      start: job.from ? fact(job.from, job.from) : null,
      end: job.to && !current ? fact(job.to, job.to) : null,
      isCurrent: current,
      months:
        job.from && job.to ? monthNumber(current ? AS_OF : job.to, true) - monthNumber(job.from) + 1 : null,
      bullets,
    };
  });
  const education = (sketch.education ?? []).map((one) => ({
    institution: null,
    degree: fact(one.degree, one.degree),
    field: one.field ? fact(one.field, one.field) : null,
    level: one.level ?? null,
    start: null,
    end: null,
  }));
  for (const one of sketch.education ?? []) use(`${one.degree} ${one.field ?? ""}`, "education", null);
  const listed = (sketch.skills ?? []).join(", ");
  if (listed) {
    quote(listed);
    use(listed, "listed", null);
  }
  for (const skill of uses.values()) {
    const entries = [...new Set(skill.uses.map((one) => one.entry).filter((entry) => entry !== null))].map(
      (at) => experience[at]!,
    );
    const jobs = entries.filter((entry) => entry.kind === "job");
    skill.months = jobs.reduce((sum, entry) => sum + (entry.months ?? 0), 0);
    skill.lastUsed =
      jobs
        .map((entry) => (entry.isCurrent ? AS_OF : (entry.end?.value ?? null)))
        .sort()
        .at(-1) ?? null;
  }
  return {
    asOf: AS_OF,
    language: "en",
    name,
    headline,
    emails: sketch.email ? [fact(sketch.email, sketch.email)] : [],
    phones: [],
    location: sketch.location ? fact(sketch.location, sketch.location) : null,
    links: [],
    gender: null,
    summary,
    experience,
    education,
    skills: [...uses.values()],
    languages: (sketch.languages ?? []).map(({ language, level }) => ({
      language,
      level: level ?? null,
      quotes: [quote(`${language} ${level ?? ""}`.trim())],
      confidence: 1,
    })),
    certificates: (sketch.certificates ?? []).map((one) => fact(one, one)),
    totalMonths: mergedMonths(experience),
  };
}

function monthNumber(date: string, last = false): number {
  return Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) : last ? 12 : 1) - 1;
}

function mergedMonths(experience: Experience[]): number {
  const months = new Set<number>();
  for (const entry of experience) {
    if (entry.kind !== "job" || !entry.start || (!entry.end && !entry.isCurrent)) continue;
    const end = monthNumber(entry.isCurrent ? AS_OF : entry.end!.value, true);
    for (let at = monthNumber(entry.start.value); at <= end; at++) months.add(at);
  }
  return months.size;
}
