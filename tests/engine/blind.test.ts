import { expect, test } from "vitest";
import { scorable } from "../../workers/engine/match/scorable";
import { parseResume } from "../../workers/engine/parse";
import { readResume, textToResume } from "../../workers/engine/read";
import { sample } from "../support/depth";
import { needShared } from "../support/samples/shared-sets";
import { makeDocx, paragraph, relation, run } from "./read/support/make-docx";
import { pdfkitDocument } from "./read/support/make-pdf";
import { countTried } from "./support/count-tried";
import { PAIRS_EACH, unequal } from "./support/same-scores";
import { DEV_SET, fileSamples, seedSamples } from "./support/sample-resumes";
import { asPerson, PERSONS, personsFor } from "./support/swap-person";

test("there are a hundred persons, and fifty pairs of them for each document", () => {
  expect(new Set(PERSONS.map(({ name }) => name)).size).toBe(100);
  const persons = personsFor(textToResume("Anna, cook"), 3, PAIRS_EACH);
  expect(new Set(persons).size).toBe(PAIRS_EACH + 1);
  expect(persons.some(({ name }) => name.startsWith("Anna "))).toBe(false);
});

test("a swap changes name, contacts, home, pronouns and personal details, and nothing else", () => {
  const text =
    "Maria de Lange\nBonn, Germany | maria@example.org | +49 228 555 019\nGender: female\nShe led 12 cooks; her kitchen won.";
  const swapped = asPerson(
    textToResume(text),
    { person: "Maria de Lange", home: "Bonn, Germany" },
    PERSONS[1]!,
  );
  expect(swapped.lines.map((line) => line.text)).toEqual([
    "Mohammed Al-Farsi",
    "Madrid, Spain | mohammed.al.farsi@example.com | +34 912 345 678",
    "Gender: male",
    "He led 12 cooks; his kitchen won.",
  ]);
});

test("a name that is a tool's, too, stays out behind an initial and another name", () => {
  const text =
    "Nguyễn Thị Lan\nlan@example.org\n\nExperience\nPhysicist, Institute of Optics\t2019 - 2024\n\nPublications\n[1] N. Thị Lan and J. Citizen, On lasers, 2021.";
  const { lines } = scorable(parseResume(textToResume(text), { asOf: "2026-01" }));
  const cited = lines.find(({ value }) => value.includes("On lasers"));
  expect(cited?.value).not.toMatch(/Lan|Thị/);
});

test("a name with a middle initial stays out where running text leaves the initial out", () => {
  const text =
    "JASPER Q JAVA\njasper@example.org\n\nExperience\nGardener, City Park\t2019 - 2024\n- Wrote Jasper Java's Blog about roses";
  const { skills } = scorable(parseResume(textToResume(text), { asOf: "2026-01" }));
  expect(skills.map(({ id }) => id)).not.toContain("java");
});

test("a home that is as long as a sentence is no summary", () => {
  const text =
    "Maria Lopes\n17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111, USA\nmaria@example.org\n\nExperience\nPhysicist, Institute of Optics\t2019 - 2024";
  const facts = parseResume(textToResume(text), { asOf: "2026-01" });
  expect(facts.summary).toBeNull();
  expect(facts.location?.value).toContain("Springfield");
});

test("no score of our own résumés depends on the person", async () => {
  expect(unequal(await seedSamples((all) => sample("blind demo", all, 5)))).toEqual([]);
});

test("no score of any file of the set depends on the person", async (context) => {
  needShared(DEV_SET, context);
  // Files without a name in their truth show none, or a template's words in its place.
  const named = (await fileSamples((all) => sample("blind files", all, 8))).filter(
    ({ person }) => person && !/^your name/i.test(person),
  );
  expect(unequal(named)).toEqual([]);
});

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a photo, its name and its description are not read from a PDF", async () => {
  const made = (photo: boolean) =>
    pdfkitDocument({ tagged: true, info: { CreationDate: new Date(0) } }, (doc) => {
      doc.text("Mara Lind", 72, 72).text("Ruby developer, 2019 - 2024", 72, 96);
      if (!photo) return;
      const picture = () => doc.image(Buffer.from(PIXEL, "base64"), 400, 60, { width: 90, height: 120 });
      doc.addStructure(doc.struct("Figure", { alt: "Photo of a woman in Kyoto" }, [picture]));
    });
  countTried(1);
  const [without, withPhoto] = await Promise.all([made(false), made(true)]);
  expect((await readResume(withPhoto!, "a.pdf")).lines).toEqual((await readResume(without!, "a.pdf")).lines);
  expect((await readResume(withPhoto!, "a.pdf")).lines).toHaveLength(2);
});

test("a photo, its name and its description are not read from a DOCX", async () => {
  const body = paragraph(run("Mara Lind")) + paragraph(run("Ruby developer, 2019 - 2024"));
  const drawing =
    '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Herr Tanaka.jpg" descr="Photo of a man of 58" title="Portrait"/><a:graphic><a:graphicData><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="tanaka.jpg" descr="Photo"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="p"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
  countTried(1);
  const photo = makeDocx(
    paragraph(drawing) + body,
    { "word/media/image1.png": "not text" },
    relation("p", "image", "media/image1.png"),
  );
  const texts = (await readResume(photo, "a.docx")).lines.map((line) => line.text);
  expect(texts).toEqual(["Mara Lind", "Ruby developer, 2019 - 2024"]);
});
