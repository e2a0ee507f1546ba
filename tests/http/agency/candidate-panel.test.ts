import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { panelView } from "../../../app/lib/views/panel-view";
import { applicants, companies } from "../../../db/schema";
import { openPerson } from "../../../workers/domain/decisions/open-person";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { deliver, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { resumePdf, textPdf } from "../../support/samples/text-pdf";

const BROKEN = textPdf([]).slice(0, 40);

/** A thread with Mara's résumé and a file that can't be read; `pending` leaves both unread. */
async function threadOfTwo({ blindReview = false, pending = false } = {}) {
  const deps = testDeps();
  const agent = await createAgent(deps, { blindReview });
  const threadId = await addThread(deps, agent);
  const files = (async function* () {
    yield { name: "mara.pdf", bytes: resumePdf(1) };
    yield { name: "broken.pdf", bytes: BROKEN };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  if (!pending) await deliver(deps, deps.sent.splice(0));
  const rows = await deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
  const idOf = (fileName: string) => rows.find((row) => row.fileName === fileName)?.id ?? "";
  expect(applicantIds).toHaveLength(2);
  const panelOf = async (fileName: string) =>
    panelView(threadId, await openPerson(deps, { agent, threadId, applicantId: idOf(fileName) }));
  const path = (fileName: string) => `/agent/campaigns/${threadId}/candidates/${idOf(fileName)}`;
  return { deps, path, panelOf, idOf, cookie: await sessionOf(deps, agent.userId) };
}

async function page(path: string, cookie: string): Promise<string> {
  const answer = await visit(path, { cookie });
  expect(answer.status).toBe(200);
  return answer.text();
}

const openTab = (html: string) => /role="tab"[^>]*aria-selected="true"[^>]*>([^<]+)/.exec(html)?.[1];
const shownPanels = (html: string) =>
  [...html.matchAll(/<div role="tabpanel" id="panel-(\w+)"([^>]*)>/g)]
    .filter(([, , rest]) => !/\shidden(=|\s|$)/.test(rest ?? ""))
    .map(([, id]) => id);

test("the panel says until when somebody is kept: by the last contact, longer on the shortlist, open on hold", async () => {
  const { deps, panelOf, idOf, path, cookie } = await threadOfTwo();
  const DAY = 24 * 60 * 60 * 1000;
  const own = eq(applicants.id, idOf("mara.pdf"));
  const set = (columns: Partial<typeof applicants.$inferInsert>) =>
    deps.db.shared.update(applicants).set(columns).where(own);
  const lastContactAt = Date.parse("2026-11-20T08:00:00Z");
  await set({ lastContactAt });
  expect((await panelOf("mara.pdf")).keptUntil).toBe(null);
  const [row] = await deps.db.shared.select().from(applicants).where(own);
  const company = eq(companies.id, row?.companyId ?? "");
  await deps.db.shared
    .update(companies)
    .set({ retentionDays: 365, shortlistedRetentionDays: 730 })
    .where(company);
  expect((await panelOf("mara.pdf")).keptUntil).toBe(lastContactAt + 365 * DAY);
  expect(await page(path("mara.pdf"), cookie)).toContain("kept until");
  await set({ shortlistedAt: lastContactAt });
  expect((await panelOf("mara.pdf")).keptUntil).toBe(lastContactAt + 730 * DAY);
  await set({ heldAt: lastContactAt });
  expect((await panelOf("mara.pdf")).keptUntil).toBe(null);
});

test("each tab has an address that works without scripts and keeps the table's search", async () => {
  const { path, cookie } = await threadOfTwo();
  const search = "?sort=relevancy_score&order=desc";
  for (const [tab, name, id] of [
    ["", "Why", "why"],
    ["&tab=resume", "Résumé", "resume"],
    ["&tab=ask", "Ask", "ask"],
    ["&tab=notes", "Notes", "notes"],
    ["&tab=nothing", "Why", "why"],
  ]) {
    const html = await page(path("mara.pdf") + search + tab, cookie);
    expect([openTab(html), shownPanels(html)]).toEqual([name, [id]]);
    const links = [...html.matchAll(/id="tab-\w+"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*id="tab-\w+"/g)];
    expect(links).toHaveLength(4);
    for (const [, one, other] of links) expect(one ?? other).toContain("sort=relevancy_score&amp;order=desc");
  }
});

test("the panel has the specification's details: status, date, confidence, scores, four lists, history", async () => {
  const { panelOf, path, cookie } = await threadOfTwo();
  const panel = await panelOf("mara.pdf");
  expect(panel).toMatchObject({
    name: "Mara Lind",
    work: "Backend Developer at Nordwind Systems",
    place: "Gothenburg, Sweden",
    email: "mara.lind1@example.com",
    status: "completed",
    pictures: "pdf",
  });
  expect(panel.phone).toContain("555 01 03");
  expect(panel.analysedAt).toBeGreaterThan(0);
  const { analysed } = panel;
  if (!analysed) throw new Error("not analysed");
  expect(analysed.confidence).toBeGreaterThan(0);
  expect(analysed.scores.map(({ name }) => name)).toEqual([
    "relevancy",
    "skills",
    "experience",
    "seniority",
    "category",
  ]);
  const [core, preferred, emerging, soft, other] = analysed.skills;
  expect([core, preferred, emerging, soft, other].map((group) => group?.title)).toEqual([
    "Core",
    "Preferred",
    "Emerging",
    "Soft",
    "Other",
  ]);
  const names = (group: typeof core) => group?.skills.map(({ name }) => name) ?? [];
  expect(names(core)).toContain("PostgreSQL");
  expect(core?.skills.find(({ name }) => name === "PostgreSQL")?.evidence[0]?.text).toContain("PostgreSQL");
  expect(names(other)).toContain("Git");
  expect(names(other).filter((name) => names(core).includes(name))).toEqual([]);
  const [job] = analysed.experience;
  expect(job).toMatchObject({ title: "Backend Developer", company: "Nordwind Systems" });
  expect(job?.months).toBeGreaterThan(60);
  expect(job?.relevance).toBeGreaterThan(0);
  expect(job?.technologies).toContain("Python");

  const html = await page(path("mara.pdf"), cookie);
  for (const words of ["Completed", "mailto:mara.lind1@example.com", "Confidence", "Core", "relevant</span>"])
    expect([words, html.includes(words)]).toEqual([words, true]);
});

test("words that scores rest on lie where they stand on the page", async () => {
  const { panelOf } = await threadOfTwo();
  const { analysed } = await panelOf("mara.pdf");
  const quotes = analysed?.scores.flatMap(({ parts }) => parts).flatMap(({ evidence }) => evidence) ?? [];
  const built = quotes.find(({ text }) => text.includes("PostgreSQL"));
  // The seventh line of a page that begins 760 points above its foot, 15 points a line.
  const [x, y, width, height] = built?.box ?? [0, 0, 0, 0];
  expect(x).toBeGreaterThan(72);
  expect(x + width).toBeLessThan(595);
  expect(y).toBeGreaterThan(842 - 760 + 5 * 15);
  expect(y + height).toBeLessThan(842 - 760 + 14 * 15);
});

test("a file that couldn't be read is still to be looked at, one that is too complex isn't", async () => {
  const { deps, panelOf, path, cookie, idOf } = await threadOfTwo();
  const failed = await panelOf("broken.pdf");
  expect(failed).toMatchObject({ status: "failed", analysed: null, advice: null, pictures: "pdf" });
  const html = await page(`${path("broken.pdf")}?tab=resume`, cookie);
  expect(openTab(html)).toBe("Résumé");
  expect(html).toContain("Failed");
  expect(html).toContain("damaged");
  await deps.db.shared
    .update(applicants)
    .set({ failureCode: "too-complex" })
    .where(eq(applicants.id, idOf("broken.pdf")));
  expect(await page(`${path("broken.pdf")}?tab=resume`, cookie)).toContain("too complex to draw safely");
});

test("before the analysis there are pages and notes, and no scores", async () => {
  const { panelOf, path, cookie } = await threadOfTwo({ pending: true });
  expect(await panelOf("mara.pdf")).toMatchObject({ status: "pending", analysed: null, pictures: "pdf" });
  const html = await page(path("mara.pdf"), cookie);
  expect(html).toContain("Processing...");
  expect(html).not.toContain("Relevancy</h3>");
});

test("under blind review no page is pictured and no address of the file given", async () => {
  const { panelOf, path, cookie, idOf } = await threadOfTwo({ blindReview: true });
  expect(await panelOf("mara.pdf")).toMatchObject({
    pictures: "veiled",
    email: null,
    phone: null,
    place: null,
  });
  const html = await page(`${path("mara.pdf")}?tab=resume`, cookie);
  expect(html).toContain("are shown when you shortlist them");
  expect(html).not.toContain(`/api/candidates/${idOf("mara.pdf")}/resume`);
});

test("to another agency every tab is a page that isn't there", async () => {
  const { deps, path } = await threadOfTwo();
  const stranger = await sessionOf(deps, (await createAgent(deps)).userId);
  for (const tab of ["", "?tab=resume", "?tab=ask", "?tab=notes"])
    expect((await visit(path("mara.pdf") + tab, { cookie: stranger })).status).toBe(404);
});
