import { expect, test } from "vitest";
import { parseText } from "../support/resume-text";

const TEXT = `Ada Winter
Sales Manager
Leeds, England - Email me on Worksite: worksite.com/r/Ada-
Winter/27b31f359c52ef76
Sells machines to bakeries in all of England and trains those who sell them.

Work Experience
Sales Manager
Hill Bakeries - Leeds - 2010 to 2014
Sold ovens to forty bakeries.
https://www.worksite.com/r/Ada-Winter/27b31f359c52ef76?isid=download
Trained six new sellers
`;

test("a site's line about the person's page there is neither summary nor duty", () => {
  const { summary, experience } = parseText(TEXT);
  expect(summary?.value).toBe("Sells machines to bakeries in all of England and trains those who sell them.");
  expect(experience[0]?.bullets.map(({ value }) => value)).toEqual([
    "Sold ovens to forty bakeries.",
    "Trained six new sellers",
  ]);
});
