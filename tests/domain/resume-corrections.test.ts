import { expect, test } from "vitest";
import { editCorrections, MAX_CORRECTIONS } from "../../workers/domain/resumes/corrections/edit-corrections";
import { type ResumeEdit, resumeEditSchema } from "../../workers/domain/resumes/schema";
import { applyCorrections, type Correction } from "../../workers/engine/parse/corrections";
import { factsOf } from "../engine/match/support/build-facts";

const read = factsOf({
  name: "Mara Lind",
  headline: "Nurse",
  jobs: [
    { title: "Nurse", company: "Ward", from: "2019-01", to: "present" },
    { title: "Aide", company: "Home", from: "2015-02", to: "2018-03" },
  ],
  education: [{ degree: "Diploma" }],
  skills: ["Excel"],
});
const nurse = { title: "Nurse", company: "Ward", location: null, start: "2019-01", end: "present" };
const work = (changes: Partial<typeof nurse>, entry = 0): ResumeEdit =>
  ({ kind: "experience", entry, values: { ...nurse, ...changes } }) as ResumeEdit;
const messageOf = (edit: unknown) => resumeEditSchema.safeParse(edit).error?.issues[0]?.message;
const personWith = (name: string) => ({ kind: "person", values: { name, headline: "", location: "" } });

test("only what differs from what was read is a correction, and the newest of a field counts", () => {
  const first = editCorrections(read, [], work({ title: "Sister", start: "2018" }));
  expect(first).toEqual([
    { kind: "experience", entry: 0, field: "title", value: "Sister" },
    { kind: "experience", entry: 0, field: "start", value: "2018" },
  ]);
  const second = editCorrections(read, first, work({ title: "Matron", start: "2018" }));
  expect(second).toEqual([{ ...first[0], value: "Matron" }, first[1]]);
  expect(editCorrections(read, second, work({}))).toEqual([]);
});

test("a field of one entry leaves the same field of another alone", () => {
  const first = editCorrections(read, [], work({ title: "Sister" }));
  const other = { title: "Carer", company: "Home", start: "2015-02", end: "2018-03" };
  const both = editCorrections(read, first, work(other, 1));
  expect(both).toEqual([first[0], { kind: "experience", entry: 1, field: "title", value: "Carer" }]);
});

test("undo takes back the one that it names", () => {
  const all = editCorrections(read, [], work({ title: "Sister", company: "Clinic" }));
  expect(editCorrections(read, all, { kind: "undo", at: 0 })).toEqual([all[1]]);
  expect(() => editCorrections(read, all, { kind: "undo", at: 2 })).toThrow("in the meantime");
});

test("entries and skills that aren't there are not taken out, those that are only once", () => {
  const gone = editCorrections(read, [], { kind: "remove-experience", entry: 1 });
  expect(editCorrections(read, gone, { kind: "remove-experience", entry: 1 })).toEqual(gone);
  expect(() => editCorrections(read, [], { kind: "remove-education", entry: 1 })).toThrow("in the meantime");
  const names = ["Excel", "Excel", "Latin"];
  const skills = editCorrections(read, [], { kind: "remove-skills", names });
  expect(skills).toEqual([{ kind: "remove-skill", name: "Excel" }]);
  expect(applyCorrections(read, skills).skills).toEqual([]);
});

test("dates that run backwards and more than the limit are refused", () => {
  expect(() => editCorrections(read, [], work({ start: "2020-05", end: "2020-04" }))).toThrow(
    "The end may not lie before the start",
  );
  expect(() => editCorrections(read, [], work({ start: "2031" }))).toThrow("The end may not lie before");
  expect(editCorrections(read, [], work({ start: "2020", end: "2020" }))).toHaveLength(2);
  const many = Array.from(
    { length: MAX_CORRECTIONS },
    (_, at): Correction => ({ kind: "remove-skill", name: `${at}` }),
  );
  expect(() => editCorrections(read, many, work({ title: "Sister" }))).toThrow("up to 200 corrections");
  expect(editCorrections(read, many, { kind: "undo", at: 0 })).toHaveLength(MAX_CORRECTIONS - 1);
});

test("values are trimmed, empty ones mean that it isn't there, and what can't be shown is refused", () => {
  expect(resumeEditSchema.parse(personWith("  Ada  "))).toEqual({
    kind: "person",
    values: { name: "Ada", headline: null, location: null },
  });
  expect(messageOf(personWith("x".repeat(201)))).toBe("Please keep to 200 characters");
  expect(messageOf(personWith("a\u202Eb"))).toBe("This has characters we can't show");
});

test.each([
  ["2021-03", "2021-03"],
  ["2021", "2021"],
  ["", null],
  ["Present", "present"],
])("an end of %j is read as %j", (end, value) => {
  const values = { title: "", company: "", location: "", start: "", end };
  expect(resumeEditSchema.parse({ kind: "experience", entry: "0", values })).toMatchObject({
    entry: 0,
    values: { end: value },
  });
});

test.each(["2021-13", "21-03", "March 2021", "1850"])("a start of %j is no date", (start) => {
  const values = { institution: "", degree: "", field: "", start, end: "" };
  expect(messageOf({ kind: "education", entry: 0, values })).toBe("Please write a date as 2021-03 or 2021");
});
