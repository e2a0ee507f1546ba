import type { Job } from "../../../db/seed/person";
import { showsMonths } from "./dates";
import type { Features } from "./features";
import { barely, type Subject } from "./people";

/** What a perfect reader finds in a composed résumé, in the form of the shared sets. */
export function truthOf(subject: Subject, features: Features) {
  const truth = jobTruth(subject, (when) => (showsMonths(features.dates) ? when : when.slice(0, 4)));
  if (features.bullet !== "paragraph") return truth;
  const unmarked = truth.experience.map((job) => ({ ...job, points: Math.min(1, job.points) }));
  return { ...truth, experience: unmarked };
}

/** A person's facts in the form of the shared sets; `cut` leaves of a date what the document shows. */
export function jobTruth(subject: Omit<Subject, "language">, cut: (when: string) => string) {
  const span = (from: string | null, to: string | null) => ({
    ...(from ? { start: cut(from) } : {}),
    end: to ? cut(to) : "present",
  });
  const entry = ({ title, company, place, from, to, bullets }: Job) => ({
    title,
    ...(company ? { company } : {}),
    ...(place ? { location: place } : {}),
    ...span(from, to),
    points: bullets.length,
  });
  const isJob = ({ company }: Job): boolean => company !== "";
  return {
    name: subject.name,
    email: [subject.email],
    phone: [subject.phone],
    location: subject.location,
    experience: subject.jobs.filter(isJob).map(entry),
    optional_experience: subject.jobs.filter((job) => !isJob(job)).map(({ title }) => ({ title })),
    education: subject.education.map(({ school, degree, from, to }) => ({
      institution: school,
      degree,
      ...span(from, to),
    })),
    skills: barely(subject).skills.flatMap(({ items }) => items),
  };
}
