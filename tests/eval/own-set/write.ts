/**
 * A measuring set of our own in the form of the shared ones: fictional people in structures that are put together from
 * independent features. Usage: `tsx tests/eval/own-set/write.ts DIR`, then `npm run -s eval -- DIR/own`, and
 * `tsx tests/eval/own-set/by-feature.ts DIR/own` for the figures of each feature. Work with `own`; `own-check` holds
 * other people and other combinations, and advertisements of small firms, and is looked at only to confirm; `demo` is every demo person in every demo layout, `drawn` people in
 * layouts as a browser prints them and a word processor writes them. The same seed gives the same bytes.
 */
import "../../../scripts/lib/require-node";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chance, hashOf } from "./chance";
import { compose } from "./compose";
import { writeDemoLayouts } from "./demo-layouts";
import { drawDocx } from "./draw-docx";
import { drawPdf } from "./draw-pdf";
import { writeDrawnLayouts } from "./drawn/write-drawn";
import { chooseFeatures, type Features } from "./features";
import { everyone, type Subject } from "./people";
import { truthOf } from "./truth";
import { writeOwnPostings } from "./write-postings";

const perHalf = 200;
const peoplePerLayout = 6;

/** Letters that the faces of the PDFs don't hold. */
const beyondFaces = /[\u0100-\u0151\u0154-\u017f]/;

async function writeHalf(folder: string, people: Subject[], seed: number): Promise<void> {
  mkdirSync(join(folder, "files/parse"), { recursive: true });
  const source = chance(seed);
  const lines: string[] = [];
  for (let i = 0; i < perHalf; i++) {
    const subject = people[i % people.length] as Subject;
    const chosen = chooseFeatures(source, i);
    const features: Features = beyondFaces.test(JSON.stringify(subject))
      ? { ...chosen, format: "docx" }
      : chosen;
    const sheet = compose(subject, features);
    const id = hashOf(`${seed}/${i}`).toString(36);
    const file = `files/parse/${id}.${features.format}`;
    const bytes =
      features.format === "pdf" ? await drawPdf(sheet) : drawDocx(sheet, features.words % 2 === 0);
    writeFileSync(join(folder, file), bytes);
    const { format, ...structure } = features;
    const record = {
      id,
      file,
      format,
      suite: "own",
      family: features.entry,
      persona: subject.email,
      lang: subject.language,
      fields: ["name", "email", "phone", "location", "experience", "education", "skills"],
      ...Object.fromEntries(Object.entries(structure).map(([key, value]) => [`f_${key}`, String(value)])),
      truth: truthOf(subject, features),
    };
    lines.push(JSON.stringify(record));
  }
  writeFileSync(join(folder, "parse.jsonl"), `${lines.join("\n")}\n`);
  process.stdout.write(`${lines.length} documents in ${folder}\n`);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: tsx tests/eval/own-set/write.ts DIR");
const ranked = everyone().sort((a, b) => hashOf(a.email) - hashOf(b.email));
await writeHalf(
  join(folder, "own"),
  ranked.filter((_, i) => i % 2 === 0),
  20261102,
);
await writeHalf(
  join(folder, "own-check"),
  ranked.filter((_, i) => i % 2 === 1),
  7719,
);
process.stdout.write(
  `${writeOwnPostings(join(folder, "own-check"))} postings in ${join(folder, "own-check")}\n`,
);
process.stdout.write(
  `${await writeDemoLayouts(join(folder, "demo"))} documents in ${join(folder, "demo")}\n`,
);
process.stdout.write(
  `${await writeDrawnLayouts(join(folder, "drawn"), peoplePerLayout)} documents in ${join(folder, "drawn")}\n`,
);
