import { list } from "./blocks";
import { type Block, flow } from "./column";
import { lato } from "./faces";
import { pageSize, type Sheet, skillLine } from "./sheet";

const body = { font: lato.regular, size: 9.8, color: "#2b2f36", lineGap: 1.6 };
const bold = { ...body, font: lato.bold, size: 10.6, color: "#14171c" };
const quiet = { ...body, size: 9.4, color: "#5d6672" };

/** One column, sans serif, coloured headings; employer and dates share the line under the title. */
export function modern({ doc, person, headings, accent, period }: Sheet): void {
  const margin = 60;
  const column = { doc, x: margin, width: pageSize.width - 2 * margin, y: 52, top: 54, bottom: 790 };
  const heading = (text: string): Block => ({
    text,
    style: { font: lato.bold, size: 13, color: accent },
    before: 10,
    after: 4,
    keep: true,
  });
  const section = (title: string, items: string[]): Block[] => {
    if (items.length === 0) return [];
    return items.length === 1
      ? [heading(title), { text: items[0]!, style: body }]
      : [heading(title), ...list(items, body, { mark: "–" })];
  };

  flow(column, [
    { text: person.name, style: { font: lato.bold, size: 27, color: "#14171c" } },
    { text: person.headline, style: { font: lato.regular, size: 13, color: accent }, after: 6 },
    {
      text: [person.email, person.phone, person.location, person.link].filter(Boolean).join("   ·   "),
      style: quiet,
      rule: { color: accent, width: 1.6, gap: 7 },
    },
    heading(headings.summary),
    { text: person.summary, style: body },
    heading(headings.experience),
    ...person.jobs.flatMap((job, i): Block[] => [
      { text: job.title, style: bold, keep: true, before: i === 0 ? 0 : 5 },
      {
        text: [job.company, job.place, period(job.from, job.to)].filter(Boolean).join("  ·  "),
        style: quiet,
        keep: true,
        after: 2.5,
      },
      ...list(job.bullets, body, { mark: "–" }),
    ]),
    heading(headings.education),
    ...person.education.flatMap((study): Block[] => [
      { text: study.degree, style: bold, keep: true },
      {
        text: [study.school, study.place, period(study.from, study.to)].filter(Boolean).join("  ·  "),
        style: quiet,
        keep: Boolean(study.note),
        after: study.note ? 1 : 5,
      },
      ...(study.note ? [{ text: study.note, style: body, after: 5 }] : []),
    ]),
    heading(headings.skills),
    ...person.skills.map((group) => ({ text: skillLine(group), style: body, after: 1 })),
    ...section(headings.certificates, person.certificates),
    ...section(headings.languages, [person.languages.join(", ")]),
    ...(person.extras ?? []).flatMap((extra) => section(extra.heading, extra.items)),
  ]);
}
