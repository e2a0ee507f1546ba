import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { learningArticles } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { askFaulty, type Faults, noBatches, sendAndFollow, without } from "../../support/faulty-site";
import { sessionOf, visit } from "../../support/people/browser-session";
import { beginSignIn, CookieJar, chooseAccount, comeBack } from "../../support/people/google-browser";
import { humanField } from "../../support/people/human";
import { candidateFields, createSeeker, PASSWORD, textOf } from "../../support/people/seeker";
import { accountMessages } from "../../support/samples/spec-messages";

const deps = testDeps();
const db = deps.db.shared;

type Person = { email: string; cookie: string };
type Fields = Record<string, string>;
type Cause = (person: Person) => Promise<string>;

async function createPerson(): Promise<Person> {
  const { userId, email } = await createSeeker(deps);
  return { email, cookie: await sessionOf(deps, userId) };
}

/** A form of someone who isn't signed in. */
async function send(path: string, fields: Fields, faults: Faults = {}): Promise<string> {
  return sendAndFollow(faults, path, { body: new URLSearchParams(fields) });
}

async function register(changes: Fields): Promise<string> {
  return send("/register", await candidateFields(changes));
}

async function sendMessage(faults: Faults = {}): Promise<string> {
  const fields = {
    name: "Ada Berg",
    email: `${crypto.randomUUID()}@example.com`,
    message: "How do I start?",
  };
  return send("/contact", { ...fields, ...(await humanField()) }, faults);
}

/** A form of the settings page. */
function settings(intent: string, fields: Fields, faults: Faults = {}): Cause {
  return ({ cookie }) =>
    sendAndFollow(faults, "/settings", { cookie, body: new URLSearchParams({ intent, ...fields }) });
}

function newPassword(changes: Fields, faults: Faults = {}): Cause {
  const next = { newPassword: "new words here", confirmPassword: "new words here" };
  return settings("password", { currentPassword: PASSWORD, ...next, ...changes }, faults);
}

/** Signs in with the Google account of an address, and reads where that leads. */
async function comeFromGoogle({ email }: Person): Promise<string> {
  const jar = new CookieJar();
  const answer = await comeBack(jar, await chooseAccount(await beginSignIn(jar), { email }));
  return textOf(await visit(answer.headers.get("location") ?? "", { cookie: jar.header() }));
}

/** The learning center with an article whose date is none: no day is later than 8.64e15 ms. */
async function readUndatedArticle(): Promise<string> {
  const slug = crypto.randomUUID();
  const article = { slug, title: slug, excerpt: "x", author: "Ada Berg", readTime: 4, publishDate: 9e15 };
  await db.insert(learningArticles).values({ ...article, category: "career-advice", isPublished: true });
  const { text } = await askFaulty({}, `/learning-center?search=${slug}`);
  await db.delete(learningArticles).where(eq(learningArticles.slug, slug));
  return text;
}

const unanswered = `/learning-center?search=${crypto.randomUUID()}`;

/** How each message is caused: a message without a cause doesn't compile. */
const causes: Record<(typeof accountMessages)[number], Cause> = {
  "Unexpected Application Error!": async () => (await askFaulty({ DB: without(/./) }, unanswered)).text,
  "No articles found": async () => (await askFaulty({}, unanswered)).text,
  "Thank you! We'll notify you when new positions open up.": async ({ email }) =>
    send("/careers", { email, ...(await humanField()) }),
  "Your cookie preferences have been updated successfully!": () => send("/cookie-preferences", {}),
  "All fields are required": () => register({ fullName: "" }),
  "Passwords do not match": () => register({ confirmPassword: "another long password" }),
  "Password must be at least 6 characters long": () => register({ password: "abcd5" }),
  "Please enter both email and password": () => send("/login", { email: "", password: "" }),
  "An account with this email already exists. Please sign in instead.": ({ email }) => register({ email }),
  "An account with this email already exists. Please sign in with your password or use a different Google account.":
    comeFromGoogle,
  "Sorry, there was an error sending your message. Please try again.": () => sendMessage({ DB: noBatches }),
  "Thank you! Your message has been sent": () => sendMessage(),
  "successfully. We'll get back to you within 24 hours.": () => sendMessage(),
  "Failed to update profile": settings("profile", { fullName: "Mara" }, { DB: without(/^update "users"/) }),
  "New passwords do not match": newPassword({ confirmPassword: "something else" }),
  "New password must be at least 6 characters long": newPassword({
    newPassword: "12345",
    confirmPassword: "12345",
  }),
  "Current password is incorrect": newPassword({ currentPassword: "wrong words" }),
  "Failed to change password. Please check your current password.": newPassword({}, { DB: noBatches }),
  "Please enter your password to confirm account deletion": settings("delete-account", { password: "" }),
  "Password is incorrect": settings("delete-account", { password: "not it" }),
  "Failed to process request. Please try again or contact support directly.": settings(
    "delete-account",
    { password: PASSWORD },
    { DB: noBatches },
  ),
  "Redirecting to contact support...": settings("delete-account", { password: PASSWORD }),
  "Invalid Date": readUndatedArticle,
};

test.each(accountMessages)("%j is said", async (message) => {
  expect(await causes[message](await createPerson())).toContain(message);
});

test("none of them is said where nothing is wrong", async () => {
  const { cookie } = await createPerson();
  const open = ["/careers", "/cookie-preferences", "/register", "/login", "/contact", "/learning-center"];
  const said = async (path: string, asked: { cookie?: string } = {}) => {
    const { status, text } = await askFaulty({}, path, asked);
    return [path, status, accountMessages.filter((message) => text.includes(message))];
  };
  for (const path of open) expect(await said(path)).toEqual([path, 200, []]);
  for (const path of ["/settings", "/settings?delete=1"])
    expect(await said(path, { cookie })).toEqual([path, 200, []]);
});
