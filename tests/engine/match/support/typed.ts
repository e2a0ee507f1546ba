import type { ResumeSketch } from "./build-facts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function written(date: string | undefined): string {
  if (!date || date === "present") return "present";
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** A sketch as its owner would type it. */
export function typed({ jobs = [], education = [], skills = [], certificates = [] }: ResumeSketch): string {
  return [
    "Alex Morgan",
    "alex.morgan@example.org",
    "",
    "Experience",
    ...jobs.flatMap(({ title, from, to, bullets = [] }) => [
      `${title}, Northfield Ltd`,
      `${written(from)} - ${written(to)}`,
      ...bullets.map((bullet) => `- ${bullet}`),
      "",
    ]),
    ...(education.length > 0 ? ["Education", ...education.map((one) => `${one.degree}, 2012`), ""] : []),
    "Skills",
    skills.join(", "),
    "",
    ...(certificates.length > 0 ? ["Certificates", ...certificates.map((one) => `- ${one}`)] : []),
  ].join("\n");
}
