import type { Experience, ResumeFacts } from "../../../workers/engine/types";

/** The scorer's shape of a parsed résumé. */
export type ParsePrediction = {
  id: string;
  name: string | null;
  email: string[];
  phone: string[];
  location: string | null;
  experience: {
    title: string | null;
    company: string | null;
    start: string | null;
    end: string | null;
    is_current: boolean;
    /** number of the entry's points */
    points: number;
  }[];
  education: { institution: string | null; degree: string | null }[];
  skills: string[];
};

function experienceOf(entry: Experience): ParsePrediction["experience"][number] {
  return {
    title: entry.title?.value ?? null,
    company: entry.company?.value ?? null,
    start: entry.start?.value ?? null,
    end: entry.isCurrent ? "present" : (entry.end?.value ?? null),
    is_current: entry.isCurrent,
    points: entry.bullets.length,
  };
}

/** Facts in the flat shape that the scorer reads; jobs only, degree and field as one phrase. */
export function predictionOf(id: string, facts: ResumeFacts, skills: string[]): ParsePrediction {
  return {
    id,
    name: facts.name?.value ?? null,
    email: facts.emails.map((email) => email.value),
    phone: facts.phones.map((phone) => phone.value),
    location: facts.location?.value ?? null,
    experience: facts.experience.filter((entry) => entry.kind === "job").map(experienceOf),
    education: facts.education.map(({ institution, degree, field }) => ({
      institution: institution?.value ?? null,
      degree: degree ? [degree.value, field?.value].filter(Boolean).join(" in ") : null,
    })),
    skills,
  };
}
