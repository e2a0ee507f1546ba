import { hashOf } from "../chance";
import { everyone, type Subject } from "../people";

/** Points of four to eight words, as most people write them; they fit any trade. */
const SHORT_POINTS = [
  "Trained two new colleagues",
  "Kept all records up to date",
  "Answered questions from customers every day",
  "Planned the weekly shifts of eight people",
  "Wrote reports for the site manager",
  "Checked stock on Fridays",
  "Ran the monthly safety meeting",
  "Cut waiting times by a third",
  "Took part in two internal audits",
  "Ordered supplies and tools",
  "Mentored an apprentice through her first year",
  "Covered for the team lead in summer",
];

/** How many of them each job gets beside its own points. */
const FEWEST = 2;
const CHOICE = 3;

function withPoints(subject: Subject): Subject {
  const jobs = subject.jobs.map((job, at) => {
    const seed = hashOf(`${subject.email}/${at}`);
    const short = Array.from({ length: FEWEST + (seed % CHOICE) }, (_, i) => {
      return SHORT_POINTS[(seed + i * 5) % SHORT_POINTS.length] as string;
    });
    return { ...job, bullets: [...job.bullets, ...short] };
  });
  return { ...subject, jobs };
}

/** The English-speaking people of the set that have an employer for each job, every job with short points too. */
export function drawnSubjects(): Subject[] {
  return everyone()
    .filter(({ language, jobs }) => language === "en" && jobs.length > 1 && jobs.every((job) => job.company))
    .sort((a, b) => hashOf(a.email) - hashOf(b.email))
    .map(withPoints);
}
