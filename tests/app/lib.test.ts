import { expect, test } from "vitest";
import { chooseFiles } from "../../app/components/upload/choose-files";
import { monthsInWords, percent, plainWord, signed } from "../../app/lib/format";
import { readRequirementEdits } from "../../app/lib/forms/requirement-edits";
import { localeOf } from "../../app/lib/locale";
import { pageWindow, tableSearch } from "../../app/lib/thread-query";
import { type ApplicantRow, applicantRow } from "../../app/lib/views/applicant-row";
import { mergeRanges, segmentsOf } from "../../app/lib/views/resume-pages";
import type { ApplicantListItem } from "../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../workers/domain/applicants/schema";

test("a table's address names its order and reads back as the same query", () => {
  const query = parseApplicantQuery(new URLSearchParams("sort=relevancy_score&search=a%26b&minSkills=0"));
  const search = tableSearch(query, { page: 2 });
  expect(search).toBe("?page=2&size=10&sort=relevancy_score&order=desc&search=a%26b&minSkills=0");
  expect(parseApplicantQuery(new URLSearchParams(search))).toEqual({ ...query, page: 2 });
  expect(tableSearch(parseApplicantQuery(new URLSearchParams()))).toBe("?size=10&sort=created_at&order=desc");
});

test("at most five page buttons surround the current page", () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(10, 20)).toEqual([8, 9, 10, 11, 12]);
  expect(pageWindow(20, 20)).toEqual([16, 17, 18, 19, 20]);
});

test("marks that touch become one, and a line is cut without losing a character", () => {
  expect(
    mergeRanges([
      [5, 9],
      [0, 3],
      [3, 4],
      [6, 12],
    ]),
  ).toEqual([
    [0, 4],
    [5, 12],
  ]);
  const line = { index: 0, text: "Built services in Go", bold: false, newBlock: false, marks: [[6, 14]] };
  const segments = segmentsOf(line as Parameters<typeof segmentsOf>[0], [[18, 20]]);
  expect(segments.map((segment) => segment.text).join("")).toBe(line.text);
  expect(segments.filter((segment) => segment.marked).map((segment) => segment.text)).toEqual(["services"]);
  expect(segments.filter((segment) => segment.active).map((segment) => segment.text)).toEqual(["Go"]);
});

test("the requirement editor's fields become edits, for every kind of id", () => {
  const form = new FormData();
  for (const [id, importance] of [
    ["skill:c++", "must"],
    ["skill:a.b[0]", "ignore"],
  ] as const) {
    form.append("requirementId", id);
    form.append("importance", importance);
  }
  form.append("gate", "skill:c++");
  form.append("addedMust", "Docker, gRPC\n\nGo");
  expect(readRequirementEdits(form)).toEqual({
    rows: [
      { id: "skill:c++", importance: "must", gate: true, merged: [] },
      { id: "skill:a.b[0]", importance: "ignore", gate: false, merged: [] },
    ],
    addedMust: ["Docker", "gRPC", "Go"],
    addedNice: [],
  });
  form.set("addedNice", "x".repeat(200));
  expect(readRequirementEdits(form)).toBeNull();
});

test("files are refused before they are sent, with the spec's words", () => {
  const pdf = new File(["%PDF-"], "a.PDF");
  const text = new File(["x"], "b.txt");
  const allowance = { room: null, roomMessage: null, wordFiles: false };
  expect(chooseFiles([pdf, text], allowance)).toMatchObject({
    files: [pdf],
    refused: [{ file: "b.txt" }],
    error: "Only PDF files are allowed",
  });
  expect(chooseFiles(Array(200).fill(pdf), allowance)).toMatchObject({ refused: [], error: null });
  expect(chooseFiles([pdf], allowance).error).toBeNull();
  const full = { ...allowance, room: 1, roomMessage: "Your plan allows 5 candidates." };
  expect(chooseFiles([pdf], full).files).toEqual([pdf]);
  expect(chooseFiles([pdf, pdf], full)).toMatchObject({ files: [], error: full.roomMessage });
  const word = new File(["PK"], "c.DOCX");
  expect(chooseFiles([word], allowance)).toMatchObject({ files: [], error: "Only PDF files are allowed" });
  expect(chooseFiles([pdf, word, text], { ...allowance, wordFiles: true })).toMatchObject({
    files: [pdf, word],
    refused: [{ file: "b.txt", reason: "Please upload a valid file type (.pdf, .doc, .docx)." }],
  });
});

test("a reader's language is taken where dates can be written in it", () => {
  expect(localeOf("de-DE,de;q=0.9,en;q=0.8")).toBe("de-DE");
  expect(localeOf("*, not a tag!!")).toBe("en-GB");
  expect(localeOf(null)).toBe("en-GB");
});

test("figures are said as people say them", () => {
  expect([percent(73.4), percent(80), percent(null)]).toEqual(["73.4%", "80%", "N/A"]);
  expect([monthsInWords(1), monthsInWords(26), monthsInWords(0)]).toEqual([
    "1 month",
    "2 years 2 months",
    "less than a month",
  ]);
  expect([signed(6.24), signed(-3.4), signed(12)]).toEqual(["+6.2", "−3.4", "+12.0"]);
  expect(plainWord("part-time")).toBe("Part time");
});

test("a row says how far its score moved, unless it didn't, or the score is stale, or there was none before", () => {
  const now = { jobVersion: 2, engineVersion: "1" };
  const item = { analysisStatus: "completed", rescoreQueuedAt: null, gates: [], ...now };
  const moveOf = (scores: Partial<ApplicantListItem>): ApplicantRow["move"] =>
    applicantRow({ ...item, ...scores } as ApplicantListItem, now, () => "").move;
  expect(moveOf({ previousRelevancyScore: 71.2, relevancyScore: 77.4 })).toEqual({ from: 71.2, by: 6.2 });
  expect(moveOf({ previousRelevancyScore: 71.2, relevancyScore: 71.2 })).toBeNull();
  expect(moveOf({ previousRelevancyScore: null, relevancyScore: 71.2 })).toBeNull();
  expect(moveOf({ previousRelevancyScore: 71.2, relevancyScore: null })).toBeNull();
  expect(moveOf({ previousRelevancyScore: 71.2, relevancyScore: 77.4, jobVersion: 1 })).toBeNull();
});
