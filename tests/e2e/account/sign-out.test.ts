import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { newPerson, register, signOut } from "../support/people";
import { hydrated } from "../support/ready";

const open = oneBrowser();

test("after signing out, going back shows no private page, and the choice about cookies stays", async () => {
  const { page, errors } = await open();
  const person = newPerson("Vera Okafor");
  await register(page, person);
  await page.evaluate(() => sessionStorage.setItem("private", "kept"));
  // Opened as documents, as by a bookmark: the browser's own memory of pages is what is asked here.
  for (const path of ["/my-resumes", "/settings"]) await page.goto(path);
  await hydrated(page);
  expect(await page.getByLabel("Full Name").inputValue()).toBe(person.fullName);
  const cookiesBefore = (await page.context().cookies()).map(({ name }) => name);
  await signOut(page);
  expect(await page.evaluate(() => sessionStorage.getItem("private"))).toBeNull();
  const expectNothingPrivate = async () => {
    const html = await page.content();
    for (const secret of [person.fullName, person.email]) expect(html).not.toContain(secret);
  };
  // A document that lived on would hold the data of its first page in its scripts.
  await expectNothingPrivate();

  await page.evaluate(() => history.go(-2));
  await page.waitForURL("**/login?next=%2Fmy-resumes");
  await expectNothingPrivate();
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const kept = cookiesBefore.filter((name) => !/session|hint/.test(name));
  expect(cookies).toEqual(expect.arrayContaining(kept));
  expect(errors).toEqual([]);
});
