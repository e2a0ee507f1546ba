import { expect, test } from "vitest";
import { changedAnswers } from "../../../app/components/seeker/drafts/changed-answers";
import { draftFile } from "../../../app/components/seeker/drafts/draft-file.client";
import {
  type DraftLine,
  draftText,
  editedLines,
  writable,
} from "../../../workers/domain/drafts/draft-content";
import { draftLines } from "../../../workers/domain/drafts/draft-lines";
import { readDraftForm } from "../../../workers/domain/drafts/draft-schema";
import { readDraft } from "../../../workers/domain/drafts/score-draft";
import { analyseJob, parseResume, scoreResume, textToResume } from "../../../workers/engine";
import { readResume } from "../../../workers/engine/read";
import { seedSamples } from "../../engine/support/sample-resumes";
import { sample } from "../../support/depth";

const asOf = "2026-11";

const RESUME = `Mara Lind
mara@example.com | Gothenburg, Sweden

Profile
Backend developer who likes small services
and large tables.

Experience
Backend Developer, Nordwind Systems
Jan 2019 - Present
- Built payment services in Python and PostgreSQL on Kubernetes and kept them running
  for four years without a lost payment
- Led the move from one server to Docker containers

Education
BSc in Computer Science, Chalmers University of Technology, 2014 - 2018

Skills
Python, PostgreSQL, Docker`;

function linesOf(text: string): DraftLine[] {
  const resume = textToResume(text);
  return draftLines(resume, parseResume(resume, { asOf }));
}

test("wrapped bullets and summaries become one paragraph each, and each line knows what it is", () => {
  expect(linesOf(RESUME)).toEqual([
    { look: "name", text: "Mara Lind" },
    { look: "plain", text: "mara@example.com | Gothenburg, Sweden" },
    { look: "heading", text: "Profile" },
    { look: "plain", text: "Backend developer who likes small services and large tables." },
    { look: "heading", text: "Experience" },
    { look: "entry", text: "Backend Developer, Nordwind Systems" },
    { look: "plain", text: "Jan 2019 - Present" },
    {
      look: "bullet",
      text: "Built payment services in Python and PostgreSQL on Kubernetes and kept them running for four years without a lost payment",
    },
    { look: "bullet", text: "Led the move from one server to Docker containers" },
    { look: "heading", text: "Education" },
    { look: "entry", text: "BSc in Computer Science, Chalmers University of Technology, 2014 - 2018" },
    { look: "heading", text: "Skills" },
    { look: "plain", text: "Python, PostgreSQL, Docker" },
  ]);
});

test("an edit replaces its line alone, and an empty one takes it out", () => {
  const lines = linesOf(RESUME);
  const edits = [
    { line: 7, text: "Built payments" },
    { line: 8, text: "" },
  ];
  const edited = editedLines({ lines, edits });
  expect(edited).toHaveLength(lines.length - 1);
  expect(draftText(edited)).toContain("Jan 2019 - Present\n• Built payments\n\nEducation\n");
});

test("a form changes what was written over, also in a bullet that is longer than one may become", () => {
  const long = "word ".repeat(300).trim();
  const lines: DraftLine[] = [
    { look: "entry", text: "Cook" },
    { look: "bullet", text: long },
    { look: "bullet", text: "Cooked" },
  ];
  const form = new FormData();
  for (const [name, value] of Object.entries({ lines: JSON.stringify(lines), "line-0": "x", "line-1": long }))
    form.append(name, value);
  expect(readDraftForm(form)).toEqual({ lines, edits: [] });
  form.set("line-2", `${"y".repeat(1_000)}z`);
  expect(readDraftForm(form)?.edits).toEqual([{ line: 2, text: "y".repeat(1_000) }]);
});

test("what no file can hold is taken out of a line", () => {
  expect(writable("  a\u0000b\u200bc\ud800d\n e\uFFFF  f\tg ")).toBe("abcd e f\tg");
  expect(writable("Zürich 東京 👩‍💻 50 % → 70 %")).toBe("Zürich 東京 👩💻 50 % → 70 %");
});

const readings = await Promise.all(
  (await seedSamples((all) => sample("drafts", all, 2))).map(async ({ id, resume }) => {
    const lines = draftLines(resume, parseResume(resume, { asOf }));
    const file = await draftFile(lines, "CV.docx");
    return { id, resume, lines, read: await readResume(new Uint8Array(await file.arrayBuffer()), "CV.docx") };
  }),
);

test("a draft is read as its exported Word file is, so that both score the same", () => {
  for (const { id, lines, read } of readings)
    expect(readDraft(lines, asOf), id).toEqual(parseResume(read, { asOf }));
});

/** Letters and digits, whatever their order: sections stand together, and words that a line's end parted are whole. */
function signs(texts: { text: string }[]): string {
  const all = texts.map(({ text }) => text).join("");
  return [...all.replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
}

test("no letter of a résumé is lost in its draft, or added", () => {
  for (const { id, resume, lines } of readings) expect(signs(lines), id).toBe(signs(resume.lines));
});

test("words that mean something to the library are written as they are", async () => {
  const lines = ["SECTION", "CURRENT", "TOTAL_PAGES", "a & b < c > “d”", "left\tright"].map((text) => ({
    look: "bullet" as const,
    text,
  }));
  const file = await draftFile(lines, "CV.docx");
  const { lines: read } = await readResume(new Uint8Array(await file.arrayBuffer()), "CV.docx");
  expect(read.map(({ text }) => text)).toEqual(lines.map(({ text }) => `• ${text}`));
});

test("answers that changed are named with what they were", () => {
  const job = analyseJob({ title: "Backend Developer", description: "You must know Python and Kafka." });
  const statuses = (text: string) =>
    (scoreResume(readDraft(linesOf(text), asOf), job).scores.skills?.parts ?? []).map(
      ({ id, label, status }) => ({ id, label: label ?? "", importance: "must" as const, status }),
    );
  const changed = changedAnswers(
    statuses(RESUME),
    statuses(RESUME.replace("to Docker containers", "to Docker containers and Kafka")),
  );
  expect(changed).toEqual([expect.objectContaining({ label: "Kafka", before: "not-found", status: "met" })]);
});
