import { expect, test } from "vitest";
import { roiOf } from "../../app/components/marketing/agencies/roi-math";

test.each([
  [60, 3],
  [240, 12],
  [990, 50],
])(
  "%i résumés a month return at least the %ix that the page claims, and less than one more",
  (resumes, times) => {
    expect(Math.floor(roiOf(resumes).times)).toBe(times);
  },
);

test("hours and euros follow from the inputs", () => {
  expect(roiOf(60)).toEqual({ resumes: 60, hours: 15.2, euros: 608, times: 3.04 });
});
