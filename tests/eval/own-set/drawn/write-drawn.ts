import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../chance";
import { openPrinter } from "./draw-web";
import { drawLayout, drawnLayouts } from "./index";
import { drawnSubjects } from "./subjects";

/** Every drawn layout with some of the people, no two layouts with the same ones; `folder` gets parse.jsonl and the files. */
export async function writeDrawnLayouts(folder: string, peoplePerLayout: number): Promise<number> {
  mkdirSync(join(folder, "files/parse"), { recursive: true });
  const subjects = drawnSubjects();
  const printer = await openPrinter();
  const lines: string[] = [];
  for (const [at, name] of drawnLayouts.entries()) {
    for (let i = 0; i < peoplePerLayout; i++) {
      const subject = subjects[(at * 3 + i) % subjects.length];
      if (!subject) continue;
      const { bytes, format, truth } = await drawLayout(name, subject, printer.print);
      const id = hashOf(`${name}/${subject.email}`).toString(36);
      const file = `files/parse/${id}.${format}`;
      writeFileSync(join(folder, file), bytes);
      const fields = ["name", "email", "phone", "location", "experience", "education", "skills"];
      const record = {
        id,
        file,
        format,
        suite: "drawn",
        family: name,
        persona: subject.email,
        lang: "en",
        fields,
        truth,
      };
      lines.push(JSON.stringify(record));
    }
  }
  await printer.close();
  writeFileSync(join(folder, "parse.jsonl"), `${lines.join("\n")}\n`);
  return lines.length;
}
