import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { humanField } from "../../support/people/human";
import { entryOf, freshEmail, linkIn, mailsTo, postForm } from "../../support/public-forms";

test("Notify Me stores the wish, mails its confirmation and says so", async () => {
  const deps = testDeps();
  const email = freshEmail();
  const answer = await postForm("/careers", { email, ...(await humanField()) });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/careers?sent=true"]);
  expect(await entryOf(deps, "careers", email)).toMatchObject({ confirmedAt: null });
  expect(await entryOf(deps, "newsletter", email)).toBeUndefined();
  const [mail] = await mailsTo(deps, email);
  expect(mail).toMatchObject({
    template: "list-confirm",
    data: { about: "new positions when they open up" },
  });
  expect(await (await visit("/careers?sent=true")).text()).toContain(
    "Thank you! We&#x27;ll notify you when new positions open up.",
  );
  const { token } = await linkIn(deps, email, "list-confirm");
  await postForm("/newsletter/confirm", { token });
  expect((await entryOf(deps, "careers", email))?.confirmedAt).toBeGreaterThan(0);
});

test("a wrong address and a robot are refused, and the address stays in the form", async () => {
  const wrong = await postForm("/careers", { email: "ada@", ...(await humanField()) });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('value="ada@"');
  const email = freshEmail();
  expect((await postForm("/careers", { email })).status).toBe(400);
  expect(await entryOf(testDeps(), "careers", email)).toBeUndefined();
});
