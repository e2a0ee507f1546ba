import { expect, test } from "vitest";
import { phrasesOf } from "../../../workers/engine/job/phrases/phrases";
import { readPosting } from "../../../workers/engine/job/sentences/segments";

function phrases(description: string): string[] {
  const posting = readPosting({ title: "", description });
  return posting.segments.flatMap((segment) =>
    phrasesOf(posting, segment).map(({ start, end }) => posting.text.slice(start, end)),
  );
}

test.each([
  ["Clean, test and label returned instruments.", "Clean, test and label returned instruments"],
  [
    "Plans, directs and coordinates the work of the crew",
    "Plans, directs and coordinates the work of the crew",
  ],
  ["Provide advice and training to new volunteers", "Provide advice and training to new volunteers"],
  [
    "Excellent written, verbal and interpersonal communication skills",
    "written, verbal and interpersonal communication skills",
  ],
  [
    "Teach standards-based lessons in life, earth and physical science",
    "Teach standards-based lessons in life, earth and physical science",
  ],
  ["Manage a classroom of 24–28 students", "Manage a classroom of 24–28 students"],
  [
    "Lead the design of robust, scalable, and efficient booking systems",
    "Lead the design of robust, scalable, and efficient booking systems",
  ],
  [
    "Develop high-performance, reliable and secure meters",
    "Develop high-performance, reliable and secure meters",
  ],
])("%s names one whole thing", (sentence, whole) => {
  expect(phrases(sentence)).toEqual([whole]);
});

test("fields of knowledge in a list stay apart", () => {
  expect(phrases("Experience in planning, budgeting and forecasting")).toEqual([
    "planning",
    "budgeting",
    "forecasting",
  ]);
});

test("what an employer says of the post isn't part of what it requires", () => {
  expect(phrases("This post requires a qualified gas engineer")).toContain("qualified gas engineer");
});
