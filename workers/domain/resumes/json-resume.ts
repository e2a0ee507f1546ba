import type { Education, Experience, ResumeFacts } from "../../engine/types";
import { quotesOf } from "./json-resume-quotes";

/** What was read, as JSON Resume 1.0.0 (jsonresume.org/schema). @param withQuotes adds where each field stands, in `meta.plumbline` */
export function jsonResume(
  facts: ResumeFacts,
  { withQuotes = false }: { withQuotes?: boolean } = {},
): Record<string, unknown> {
  const { name, headline, emails, phones, links, location, place, summary } = facts;
  const of = (kind: Experience["kind"]) => facts.experience.filter((one) => one.kind === kind);
  const [url, ...others] = links.map(({ value }) => value);
  return filled({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: filled({
      name: name?.value,
      label: headline?.value,
      email: emails[0]?.value,
      phone: phones[0]?.value,
      url: url && addressOf(url),
      summary: summary?.value,
      location: location && filled({ address: location.value, city: place?.city, region: place?.region }),
      profiles: others.map((link) => ({ url: addressOf(link) })),
    }),
    work: of("job").map((job) =>
      filled({ name: job.company?.value, position: job.title?.value, ...workOf(job) }),
    ),
    volunteer: of("volunteer").map((one) =>
      filled({ organization: one.company?.value, position: one.title?.value, ...workOf(one) }),
    ),
    education: facts.education.map(schoolOf),
    certificates: facts.certificates.map(({ value }) => ({ name: value })),
    skills: facts.skills.map((skill) => ({ name: skill.name })),
    languages: facts.languages.map(({ language, level }) => filled({ language, fluency: level })),
    projects: of("project").map(projectOf),
    meta: { version: "v1.0.0", ...(withQuotes && { plumbline: { quotes: quotesOf(facts) } }) },
  });
}

function workOf({ location, start, end, bullets }: Experience) {
  return {
    location: location?.value,
    startDate: start?.value,
    endDate: end?.value,
    highlights: bullets.map(({ value }) => value),
  };
}

/** A project's name often stands where a job's employer does. */
function projectOf(project: Experience) {
  const { title, company } = project;
  const { location: _, ...work } = workOf(project);
  return filled({ name: (title ?? company)?.value, entity: title ? company?.value : undefined, ...work });
}

function schoolOf({ institution, field, degree, start, end }: Education) {
  return filled({
    institution: institution?.value,
    area: field?.value,
    studyType: degree?.value,
    startDate: start?.value,
    endDate: end?.value,
  });
}

function addressOf(link: string): string {
  return /^[a-z]+:/i.test(link) ? link : `https://${link}`;
}

function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
