import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { humanField } from "../../support/people/human";
import { entryOf, freshEmail, mailsTo, postForm } from "../../support/public-forms";

test("the wish for interview practice is stored and confirmed by mail; a dialog says thank you", async () => {
  const deps = testDeps();
  const email = freshEmail();
  const answer = await postForm("/interview", { email, ...(await humanField()) });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/interview?sent=true"]);
  expect(await entryOf(deps, "interview", email)).toMatchObject({ confirmedAt: null });
  expect((await mailsTo(deps, email)).map(({ template }) => template)).toEqual(["list-confirm"]);
  const page = await (await visit("/interview?sent=true")).text();
  expect(page).toContain("<dialog open");
  expect(page).toContain("Got it");
});

test("the page is for everyone, and says that the practice isn't open", async () => {
  const page = await (await visit("/interview")).text();
  expect(page).toContain("Coming Soon");
  for (const kind of ["Behavioral", "Technical", "People", "Product"]) expect(page).toContain(kind);
  expect(page).not.toContain("<dialog open");
});
