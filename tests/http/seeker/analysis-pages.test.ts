import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matches, matchShares, subscriptions } from "../../../db/schema";
import { analysisKeyOf } from "../../../workers/domain/files/analysis-key";
import { newRequestId } from "../../../workers/domain/matches/request-id";
import { correctResume } from "../../../workers/domain/resumes/corrections/correct-resume";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, postForm, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { analyse, analysesOf, POSTING, setSubscription } from "../../support/samples/job-analyses";
import { createResumes, rowsOf } from "../../support/samples/seeker-resumes";

const deps = testDeps();
const db = deps.db.shared;

async function setUp() {
  const { user, ids } = await createResumes(1);
  return { user, resumeId: ids[0] ?? "", cookie: await sessionOf(deps, user.userId) };
}

async function withAnalysis(given: Parameters<typeof analyse>[3] = {}) {
  const person = await setUp();
  const { id } = await analyse(deps, person.user, person.resumeId, given);
  return { ...person, id, path: `/analysis/${id}` };
}

type Person = Awaited<ReturnType<typeof setUp>>;

/** What is to be seen of a page: without its scripts and the data that they get. */
async function shownBy(answer: Response): Promise<string> {
  return shownHtml(await textOf(answer));
}

const look = async (path: string, cookie?: string) => shownBy(await visit(path, { cookie }));

function send({ cookie, resumeId }: Person, fields: Record<string, string>) {
  const form = { resume: resumeId, mode: "description", requestId: newRequestId(), ...fields };
  return postForm("/new-analysis", form, { cookie });
}

/** The words of the page's alert. */
function alertOf(page: string): string | undefined {
  return /<div role="alert"[^>]*>(.*?)<\/div><\/div>/s.exec(page)?.[1]?.replace(/<[^>]*>/g, "");
}

/** The message next to a field, by the field's id. */
function problemAt(page: string, field: string): string | undefined {
  return new RegExp(`<p id="${field}-error"[^>]*>([^<]*)</p>`).exec(page)?.[1];
}

test("without a résumé there is a prompt, and both ways to give one on the same page", async () => {
  const { userId } = await createSeeker(deps);
  const page = await look("/new-analysis", await sessionOf(deps, userId));
  expect(page).toContain("Please upload a resume first");
  expect(page).toMatch(/<details open="">.*type="file".*<textarea[^>]*name="resumeText"/s);
});

test("the default résumé is chosen, and an address fills the form in", async () => {
  const { user, ids } = await createResumes(2);
  const cookie = await sessionOf(deps, user.userId);
  const blank = await look("/new-analysis", cookie);
  expect(blank).toMatch(new RegExp(`<option value="${ids[1]}" selected="">[^<]*\\(default\\)`));
  expect(blank).toMatch(/value="description"[^>]*checked=""|checked=""[^>]*value="description"/);
  const filled = await look(`/new-analysis?resume=${ids[0]}&title=Registered%20nurse`, cookie);
  expect(filled).toMatch(new RegExp(`<option value="${ids[0]}" selected="">`));
  expect(filled).toMatch(/value="title"[^>]*checked=""|checked=""[^>]*value="title"/);
  expect(filled).toContain('value="Registered nurse"');
});

const NEITHER = "Please provide either a LinkedIn job URL or job description";
const UNREADABLE = "We couldn't read that posting. Please paste the job description instead.";

test.each([
  ["no résumé", { resume: "", description: POSTING }, "resume", "Please select a resume to analyze"],
  ["a résumé of nobody", { resume: "x", description: POSTING }, "resume", "Resume not found"],
  ["no address", { mode: "url" }, "job-url", NEITHER],
  ["no description", { mode: "description" }, "job-description", NEITHER],
  ["no title", { mode: "title" }, "job-title", "Please enter a job title"],
  [
    "another site's address",
    { mode: "url", url: "https://jobs.example.com/view/4010000001" },
    "job-url",
    "Please provide a valid LinkedIn job URL",
  ],
  [
    "a posting that LinkedIn doesn't show",
    { mode: "url", url: "https://www.linkedin.com/jobs/view/5000000999" },
    "job-url",
    UNREADABLE,
  ],
])(
  "%s is refused at its field and in a banner, and nothing typed is lost",
  async (_, fields, field, message) => {
    const person = await setUp();
    const requestId = newRequestId();
    const typed = { postingTitle: "Backend <Developer>", title: "", url: "", ...fields, requestId };
    const answer = await send(person, typed);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const page = await shownBy(answer);
    expect(alertOf(page)).toBe(message);
    expect(problemAt(page, field)).toBe(message);
    expect(page).toContain('value="Backend &lt;Developer&gt;"');
    expect(page).toContain(`name="requestId" value="${requestId}"`);
    if (typed.url) expect(page).toContain(`value="${typed.url}"`);
    expect(await analysesOf(deps, person.user)).toEqual([]);
  },
);

test("what was typed in another mode comes back with a refusal", async () => {
  const person = await setUp();
  const page = await shownBy(
    await send(person, { mode: "title", url: "https://a.example/b", description: "<b>" }),
  );
  expect(page).toContain('value="https://a.example/b"');
  expect(page).toContain("&lt;b&gt;</textarea>");
});

const YESTERDAY = Date.now() - 86_400_000;

test.each([
  [
    "ended",
    { nextRenewal: YESTERDAY },
    "Your subscription has ended. Please renew to continue using this feature.",
  ],
  [
    "suspended",
    { status: "suspended" as const },
    "Your account is suspended. Please contact support for assistance.",
  ],
  [
    "cancelled and over",
    { status: "cancelled" as const, nextRenewal: YESTERDAY },
    "No active subscription found. Please subscribe to use this feature.",
  ],
])("a subscription that is %s stops an analysis and says why", async (_, columns, message) => {
  const person = await setUp();
  await setSubscription(deps, person.user, columns);
  const answer = await send(person, { description: POSTING });
  expect(answer.status).toBe(402);
  const page = await shownBy(answer);
  expect(alertOf(page)).toContain(message);
  expect(page.includes("See plans")).toBe(message.includes("has ended"));
  expect(page).toContain("Kafka");
});

test("someone who never had a subscription is told so", async () => {
  const person = await setUp();
  await db.delete(subscriptions).where(eq(subscriptions.userId, person.user.userId));
  const page = await shownBy(await send(person, { description: POSTING }));
  expect(alertOf(page)).toBe("No subscription found. Please subscribe to use this feature.");
});

test("a fault of ours says that the analysis failed, and that one may try again", async () => {
  const person = await setUp();
  const [row] = await rowsOf(deps, person.user);
  await deps.files.remove([analysisKeyOf(row!)]);
  const answer = await send(person, { description: POSTING });
  expect(answer.status).toBe(500);
  expect(alertOf(await shownBy(answer))).toBe("Failed to analyze resume. Please try again.");
});

test("a plain form leads to the analysis; sent twice it is one, changed it is another", async () => {
  const person = await setUp();
  const form = { description: POSTING, requestId: newRequestId() };
  const first = await send(person, form);
  expect(first.status).toBe(302);
  const location = first.headers.get("location") ?? "";
  expect(location).toMatch(/^\/analysis\/[\da-f-]{36}$/);
  expect((await send(person, form)).headers.get("location")).toBe(location);
  const other = await send(person, { ...form, mode: "title", title: "Registered nurse" });
  expect(other.headers.get("location")).not.toBe(location);
  expect(await analysesOf(deps, person.user)).toHaveLength(2);
});

test("a posting at LinkedIn is read, and its page names the company and leads to it", async () => {
  const person = await setUp();
  const url = "https://www.linkedin.com/jobs/view/4010000001";
  const made = await send(person, { mode: "url", url });
  const page = await look(made.headers.get("location") ?? "", person.cookie);
  expect(page).toContain("Fjordpay & Partners");
  expect(page).toContain(`href="${url}"`);
});

test("the page of an analysis tells everything, and every link into a text has its place", async () => {
  const { cookie, path, resumeId } = await withAnalysis();
  const page = await look(path, cookie);
  for (const heading of [
    "Overall analysis",
    "Requirement by requirement",
    "What would change this",
    "Improvement suggestions",
    "Strengths",
    "Gaps",
    "Pivot strategy",
    "Job relevance",
    "Company relevance",
    "Interview questions",
    "Other scores",
    "The posting as given",
  ])
    expect(page, heading).toMatch(new RegExp(`<h[23][^>]*>${heading}</h[23]>`));
  expect(page).toContain("Match score");
  expect(page).toContain(`href="/resume-analysis/${resumeId}"`);
  const targets = [...page.matchAll(/href="[^"]*#([lp]\d+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(10);
  for (const id of targets) expect(page).toContain(`id="${id}"`);
  expect(page).not.toContain("please ask");
});

test("requirements stand once, grouped by their answer, and the open tab stands in the address", async () => {
  const { cookie, path } = await withAnalysis();
  const page = await look(path, cookie);
  const groups = [...page.matchAll(/<h3 class="font-sans[^"]*">([^<]+)<\/h3><span[^>]*>(\d+) rows?</g)];
  expect(groups.map(([, title]) => title)).toEqual(expect.arrayContaining(["Met", "The work itself"]));
  expect(page).toContain(`href="${path}?tab=posting"`);
  expect(page).toMatch(/id="panel-posting"[^>]* hidden=""/);
  expect(await look(`${path}?tab=posting`, cookie)).toMatch(/id="panel-requirements"[^>]* hidden=""/);
});

test("what a posting asks for can be read and corrected before anything is scored", async () => {
  const person = await setUp();
  const fields = { description: POSTING, intent: "read" };
  const read = await shownBy(await send(person, fields));
  expect(await analysesOf(deps, person.user)).toEqual([]);
  const ids = [...read.matchAll(/name="requirementId" value="([^"]+)"/g)].map(([, id]) => id ?? "");
  expect(ids.length).toBeGreaterThan(2);
  const [first = "", ...others] = ids;
  const rows = [first, ...others].flatMap((id): [string, string][] => [
    ["requirementId", id],
    ["importance", id === first ? "ignore" : "nice"],
  ]);
  const requestId = newRequestId();
  const given = Object.entries({
    resume: person.resumeId,
    mode: "description",
    requestId,
    description: POSTING,
  });
  const make = (edits: [string, string][]) => postForm("/new-analysis", [...given, ...edits], person);
  const made = (await make([...rows, ["addedNice", "Welding"]])).headers.get("location") ?? "";
  const page = await look(made, person.cookie);
  expect(page).toContain("was changed by hand");
  expect(page).toContain("Welding");
  expect(page).not.toMatch(/>must</);
  expect((await make(rows)).headers.get("location")).not.toBe(made);
});

test("where only a title was given, the page says that a built-in profile is used for the job", async () => {
  const { cookie, path } = await withAnalysis({ mode: "title", title: "Registered nurse" });
  const page = await look(path, cookie);
  expect(page).toContain("built-in profile of this occupation");
  expect(page).not.toContain("The posting as given");
});

test("what the job asks for is corrected by a plain form, and taken back by another", async () => {
  const { cookie, path, id, user } = await withAnalysis();
  const rowOf = async () => (await analysesOf(deps, user)).find((row) => row.id === id);
  const before = await rowOf();
  const form = await look(`${path}/requirements`, cookie);
  const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const ids = [...form.matchAll(/name="requirementId" value="([^"]+)"/g)].map(([, value]) => value ?? "");
  expect(ids.length).toBeGreaterThan(2);
  const body: [string, string][] = [
    ["seen", seenIn(form)],
    ...ids.flatMap((one, index): [string, string][] => [
      ["requirementId", one],
      ["importance", index === 0 ? "ignore" : "must"],
    ]),
    ["addedMust", "Welding"],
  ];
  const saved = await postForm(`${path}/requirements`, body, { cookie });
  expect([saved.status, saved.headers.get("location")]).toEqual([302, path]);
  const page = await look(path, cookie);
  expect(page).toContain("was changed by hand");
  expect(page).toContain("Welding");
  expect((await postForm(`${path}/requirements`, body, { cookie })).status).toBe(409);

  const again = await look(`${path}/requirements`, cookie);
  expect(again).toContain('<option value="ignore" selected="">');
  const back = { seen: seenIn(again), intent: "as-read" };
  expect((await postForm(`${path}/requirements`, back, { cookie })).status).toBe(302);
  expect(await look(path, cookie)).not.toContain("Welding");
  expect((await rowOf())?.score).toBe(before?.score);
});

test("an analysis of a résumé that was corrected since says so and can be made again", async () => {
  const { cookie, path, id, resumeId, user } = await withAnalysis();
  expect(await look(path, cookie)).not.toContain("Analyze Again");
  const edit = { kind: "person", values: { name: "Robin Vale", headline: "", location: "" } };
  await correctResume(deps, { userId: user.userId, resumeId, factsVersion: 1, edit });
  expect(await look(path, cookie)).toContain("You have corrected this résumé since");
  const again = await postForm(path, { requestId: newRequestId() }, { cookie });
  const location = again.headers.get("location") ?? "";
  expect([again.status, location === path]).toEqual([302, false]);
  const [before, after] = await analysesOf(deps, user);
  expect([before?.id, before?.factsVersion, after?.factsVersion]).toEqual([id, 1, 2]);
  expect(after).toMatchObject({ jobHash: before?.jobHash, jobTitle: before?.jobTitle, score: before?.score });
  expect(await look(location, cookie)).not.toContain("Analyze Again");
});

/** Makes a link by the plain form and reads its address from the dialog. */
async function share({ cookie, path }: { cookie: string; path: string }): Promise<string> {
  const made = await postForm(`${path}/share`, { intent: "share", days: "7" }, { cookie });
  expect(made.headers.get("location")).toBe(`${path}/share`);
  const dialog = await look(`${path}/share`, cookie);
  const [, address = ""] = /value="(https?:[^"]*\/shared\/[^"]+)"/.exec(dialog) ?? [];
  return new URL(address).pathname;
}

test("a shared link shows the analysis to anyone, without its person, kept by nobody", async () => {
  const person = await withAnalysis();
  const link = await share(person);
  const answer = await visit(link);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer.headers.getSetCookie()).toEqual([]);
  const whole = await textOf(answer);
  const [row] = await rowsOf(deps, person.user);
  for (const secret of [
    "Lind",
    "lind0@",
    row?.name ?? "",
    person.user.userId,
    person.resumeId,
    row?.fileKey ?? "",
  ])
    expect(whole).not.toContain(secret);
  expect(whole).toContain('name="robots" content="noindex');
  expect(whole).toContain("Requirement by requirement");
  expect(whole).not.toMatch(/Delete|Withdraw(?! from contract here)|Analyze Again|\?show=/);
  const forScripts = await visit(`${link}.data`);
  expect(forScripts.headers.get("cache-control")).toBe("no-store");
});

test("a link that was withdrawn, has ended or never was all say the same", async () => {
  const person = await withAnalysis();
  const withdrawn = await share(person);
  const [made] = await db.select().from(matchShares).where(eq(matchShares.matchId, person.id));
  const form = { intent: "withdraw", shareId: made?.id ?? "" };
  expect((await postForm(`${person.path}/share`, form, person)).status).toBe(302);
  expect(await look(`${person.path}/share`, person.cookie)).toContain("nobody else can see this analysis");
  const ended = await share(person);
  await db.update(matchShares).set({ expiresAt: 1 }).where(eq(matchShares.matchId, person.id));
  for (const link of [withdrawn, ended, "/shared/nothing", `${ended}x`]) {
    const answer = await visit(link);
    expect([link, answer.status]).toEqual([link, 404]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await shownBy(answer)).toContain("This link has ended or never existed.");
  }
});

test("a link can't be made for longer than 90 days", async () => {
  const { cookie, path } = await withAnalysis();
  const answer = await postForm(`${path}/share`, { intent: "share", days: "400" }, { cookie });
  expect(answer.status).toBe(400);
  expect(await shownBy(answer)).toContain("A link can stay open for 1 to 90 days.");
});

test("an analysis is deleted on a page of its own, and is gone then", async () => {
  const { cookie, path, id } = await withAnalysis();
  const confirm = await look(`${path}/delete`, cookie);
  expect(confirm).toContain("Delete this analysis?");
  expect(confirm).toContain("Delete Analysis");
  const done = await postForm(`${path}/delete`, {}, { cookie });
  expect([done.status, done.headers.get("location")]).toEqual([302, "/history?notice=deleted"]);
  expect(await db.select().from(matches).where(eq(matches.id, id))).toEqual([]);
  const gone = await visit(path, { cookie });
  expect(gone.status).toBe(404);
  expect(await shownBy(gone)).toContain("Analysis not found");
});
