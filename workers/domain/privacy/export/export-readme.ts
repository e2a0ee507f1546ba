import { personalData } from "../personal-data";
import type { ExportedTable } from "../personal-table";

export function exportReadme({
  email,
  time,
  missing,
  ofAgency,
}: {
  email: string;
  time: number;
  missing: readonly string[];
  ofAgency: readonly ExportedTable[];
}): string {
  const lineOf = ({ file, about }: ExportedTable) => `  ${`${file}.json`.padEnd(26)} ${about}`;
  const tables = personalData.flatMap(({ export: part }) => ("file" in part ? [lineOf(part)] : []));
  const left = personalData.flatMap(({ export: part }) => ("left" in part ? [`  - ${part.left}`] : []));
  const gaps = missing.map((path) => `  - ${path}`);
  return [
    "Your data at Plumbline",
    "",
    `Everything that we hold about the account ${email}, as of ${new Date(time).toISOString()}.`,
    "",
    "Your résumés, as you uploaded them, are in the folder resumes, oldest first. Beside a file, NAME.reading.json holds",
    "what we read from it, where it was read. The folder job-analyses holds what was found in each analysis of a résumé",
    "against a job. Results that newer ones have followed and that we still keep are in the folder earlier-results.",
    "",
    "The other files are lists in JSON, a format that any text editor shows and that programs can read. An empty list",
    "means that we hold nothing of that kind. Times are in UTC.",
    "",
    ...tables,
    ...ofAgency.map(lineOf),
    "",
    "Not in this archive:",
    "  - passwords and secrets of links: we keep none, only check values that can't be turned back",
    "  - the text of mails: it is deleted when a mail is sent",
    ...left,
    ...(gaps.length > 0
      ? ["", "Files that our storage no longer has, or that can no longer be read:", ...gaps]
      : []),
    "",
  ].join("\n");
}
