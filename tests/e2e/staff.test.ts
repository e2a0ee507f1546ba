import { beforeAll, expect, test } from "vitest";
import { type Agency, newAgency, openAs, staffMember } from "./support/accounts";
import { oneBrowser, type WatchedPage } from "./support/browser";
import { newPerson, openMail, passPeopleCheck, register } from "./support/people";
import { noteWords, openReady } from "./support/ready";

const open = oneBrowser();
let staff: WatchedPage;
let agency: Agency;

beforeAll(async () => {
  staff = await openAs(open, await staffMember());
  agency = await newAgency();
});

test("a message from the contact form is answered here, and the answer is mailed", async () => {
  const visitor = await open();
  const sender = newPerson("Lotte Brandt");
  await openReady(visitor.page, "/contact");
  await visitor.page.getByLabel("Name", { exact: true }).fill(sender.fullName);
  await visitor.page.getByLabel("Email").fill(sender.email);
  await visitor.page.getByRole("textbox", { name: "Message" }).fill("Does it read Danish résumés?");
  await passPeopleCheck(visitor.page);
  const thanked = await noteWords(visitor.page, "Your message has been sent successfully");
  await visitor.page.getByRole("button", { name: "Send Message" }).click();
  await thanked();

  const { page } = staff;
  await openReady(page, "/admin");
  await page.getByRole("link", { name: sender.fullName }).click();
  await page.getByText("Does it read Danish résumés?").waitFor();
  await page
    .getByLabel(`Your answer, mailed to ${sender.email}`)
    .fill("It reads the words, not yet their meaning.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await page.getByText("Your answer is on its way.").waitFor();
  const mail = await openMail(visitor.page, { to: sender.email, subject: "Our answer to your message" });
  await mail.getByText("It reads the words, not yet their meaning.").waitFor();
  expect([...staff.errors, ...visitor.errors]).toEqual([]);
});

test("a company is found by how its website begins; deactivating it shuts its agents out", async () => {
  const { page } = staff;
  const agent = await openAs(open, agency);
  await openReady(agent.page, "/agent/dashboard");

  await openReady(page, "/admin/companies");
  await page.getByLabel("Name or website").fill(agency.companyName.replace("Agency ", "").slice(0, 14));
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("heading", { name: "By website" }).waitFor();
  await page.getByRole("link", { name: agency.companyName }).click();
  await page.getByRole("link", { name: "Deactivate" }).click();
  const dialog = page.getByRole("dialog");
  const top = async () => (await dialog.boundingBox())?.y;
  const before = await top();
  // Nothing at all the browser itself would refuse.
  await dialog.getByLabel("Reason").fill("  ");
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await dialog.getByText("Please give a reason").waitFor();
  expect(await top(), "the dialog stays where it is while a message makes it longer").toBe(before);
  await dialog.getByLabel("Reason").fill("The company has closed.");
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await page.getByText("The company is not active any more.").waitFor();

  await agent.page.getByRole("link", { name: "Job Threads", exact: true }).click();
  await agent.page.waitForURL("**/agent/login?next=*");
  expect([...staff.errors, ...agent.errors]).toEqual([]);
});

test("an article is written, previewed, published and deleted", async () => {
  const { page } = staff;
  await openReady(page, "/admin/articles");
  await page.getByRole("link", { name: "New article" }).click();
  await page.getByLabel("Title").fill("Reading a posting twice");
  await page.getByLabel("Address").fill("reading-a-posting-twice");
  await page.getByLabel("Excerpt").fill("What the second reading shows.");
  await page.getByLabel("Text", { exact: true }).fill("## First\n\nRead it *slowly*.");
  await page.getByLabel("Author").fill("Miriam Falk");
  await page.getByLabel("Publish date").fill("2026-11-20");
  await page.getByRole("button", { name: "Preview" }).click();
  await page.locator("#preview").getByRole("heading", { name: "First" }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("The article is published.").waitFor();
  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("The article is deleted.").waitFor();
  expect(staff.errors).toEqual([]);
});

test("a planned deletion can be carried out at once; the person's next click finds no account", async () => {
  const { page } = staff;
  const leaving = await open();
  const person = newPerson("Ole Strand");
  await register(leaving.page, person);
  await openReady(leaving.page, "/settings?delete=1");
  await leaving.page.getByLabel("Password", { exact: true }).fill(person.password);
  const redirecting = await noteWords(leaving.page, "Redirecting to contact support...");
  await leaving.page.getByRole("button", { name: "Contact Support" }).click();
  await redirecting();
  await leaving.page.waitForURL("**/contact?request=*");

  await openReady(page, "/admin/deletions");
  await page.getByRole("row", { name: person.email }).getByRole("link", { name: "Erase now" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Asked for it on the phone");
  await page.getByRole("dialog").getByRole("button", { name: "Erase everything" }).click();
  await page.getByText("Everything about this person is erased.").waitFor();
  await leaving.page.goto("/settings");
  await leaving.page.waitForURL("**/login?next=*");
  await openReady(page, "/admin/users");
  await page.getByLabel("Email or name").fill(person.email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("No address and no name begins like this.").waitFor();
  expect([...staff.errors, ...leaving.errors]).toEqual([]);
});

test("the audit log says who did what and why, and can be filtered", async () => {
  const { page } = staff;
  await openReady(page, "/admin/audit");
  const row = page.getByRole("row", { name: "The company has closed." });
  expect(await row.textContent()).toContain("Miriam Falk");
  await page.getByLabel("What").selectOption("article-published");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.waitForURL(/action=article-published/);
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  expect(staff.errors).toEqual([]);
});
