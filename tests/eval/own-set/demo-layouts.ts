import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Application, applications } from "../../../db/seed/applications";
import { drawApplication } from "../../../db/seed/files";
import type { DateStyle } from "../../../db/seed/layouts/dates";
import { type LayoutName, layouts } from "../../../db/seed/layouts/index";
import { hashOf } from "./chance";
import { jobTruth } from "./truth";

const dateStyles: DateStyle[] = ["short", "long", "numeric", "iso"];

/** Every person of the demo in every layout of the demo that holds text; `folder` gets parse.jsonl and the files. */
export async function writeDemoLayouts(folder: string): Promise<number> {
  mkdirSync(join(folder, "files/parse"), { recursive: true });
  const names = (Object.keys(layouts) as LayoutName[]).filter((name) => name !== "scan");
  const lines: string[] = [];
  for (const [i, application] of applications.entries()) {
    for (const [j, layout] of names.entries()) {
      const dates = dateStyles[(i + j) % dateStyles.length] ?? "short";
      const drawn: Application = { ...application, layout, dates, password: undefined };
      const { person } = application;
      const id = hashOf(`${layout}/${person.email}`).toString(36);
      const file = `files/parse/${id}.pdf`;
      writeFileSync(join(folder, file), await drawApplication(drawn));
      const record = {
        id,
        file,
        format: "pdf",
        suite: "demo",
        family: layout,
        persona: person.email,
        lang: person.language,
        fields: ["name", "email", "phone", "location", "experience", "education", "skills"],
        truth: jobTruth(person, (when) => when),
      };
      lines.push(JSON.stringify(record));
    }
  }
  writeFileSync(join(folder, "parse.jsonl"), `${lines.join("\n")}\n`);
  return lines.length;
}
