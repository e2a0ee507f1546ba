import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { learningArticles } from "../../../db/schema";
import { deleteArticle, publishArticle } from "../../../workers/domain/staff/content/publish-article";
import { changeArticle, createArticle } from "../../../workers/domain/staff/content/save-article";
import { articleSchema } from "../../../workers/domain/staff/schema";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { auditTrailOf, createStaff, expectAllOrNothing, post, wordsOf } from "../../support/people/staff";

const deps = testDeps();
const db = deps.db.shared;

function fieldsOf(changes: Record<string, string> = {}) {
  return {
    title: "Dates that add up",
    slug: `dates-${crypto.randomUUID()}`,
    excerpt: "Why months matter.",
    body: "## Months\n\nWrite them.",
    category: "resume-writing",
    author: "Miriam Falk",
    publishDate: "2026-11-20",
    linkedinUrl: "",
    ...changes,
  };
}

async function bySlug(slug: string) {
  const [article] = await db.select().from(learningArticles).where(eq(learningArticles.slug, slug));
  return article;
}

async function saved(changes: Record<string, string> = {}) {
  const fields = fieldsOf(changes);
  const form = articleSchema.parse({ ...fields, linkedinUrl: undefined });
  const articleId = await createArticle(deps, { form, actorId: "x" });
  const article = await bySlug(fields.slug);
  if (!article) throw new Error("not saved");
  return { fields, form, articleId, article };
}

test("an article is written, read again, published, taken back and deleted, each with its line", async () => {
  const { cookie, userId } = await createStaff(deps);
  const fields = fieldsOf({ linkedinUrl: "https://www.linkedin.com/pulse/dates" });
  const extra = { id: "chosen", isPublished: "1", readTime: "99", createdAt: "1" };
  const created = await post("/admin/articles/new", cookie, { ...fields, ...extra, intent: "save" });
  const article = await bySlug(fields.slug);
  const path = `/admin/articles/${article?.id}`;
  expect(created.headers.get("location")).toBe(`${path}?notice=saved`);
  expect(article).toMatchObject({
    title: fields.title,
    isPublished: false,
    readTime: 1,
    publishDate: Date.UTC(2026, 10, 20),
    linkedinUrl: fields.linkedinUrl,
  });
  expect(article?.id).not.toBe("chosen");
  expect(await (await visit(path, { cookie })).text()).toContain('value="2026-11-20"');
  await post(path, cookie, { intent: "publish" });
  expect((await bySlug(fields.slug))?.isPublished).toBe(true);
  expect((await post(path, cookie, { intent: "publish" })).status).toBe(409);
  await post(path, cookie, { intent: "unpublish" });
  const expected = String(article?.updatedAt);
  const changed = await post(path, cookie, { ...fields, title: "Dates", expected, intent: "save" });
  expect(changed.status).toBe(302);
  expect((await bySlug(fields.slug))?.title).toBe("Dates");
  expect((await post(`${path}/delete`, cookie, { reason: "Outdated." })).status).toBe(302);
  expect(await bySlug(fields.slug)).toBeUndefined();
  expect((await visit(path, { cookie })).status).toBe(404);
  const auditLines = await auditTrailOf(deps, article?.id ?? "");
  expect(auditLines.map(({ action }) => action).sort()).toEqual([
    "article-changed",
    "article-created",
    "article-deleted",
    "article-published",
    "article-unpublished",
  ]);
  expect(auditLines.every(({ actorId }) => actorId === userId)).toBe(true);
});

test("two editors: the second is told, keeps their text, and overwrites nothing", async () => {
  const { cookie } = await createStaff(deps);
  const { fields, articleId, article } = await saved();
  const path = `/admin/articles/${articleId}`;
  const expected = String(article.updatedAt);
  await post(path, cookie, { ...fields, title: "First", expected, intent: "save" });
  const second = await post(path, cookie, { ...fields, title: "Second", expected, intent: "save" });
  expect(second.status).toBe(409);
  const page = await second.text();
  expect(page).toContain("Someone else has saved this article since you opened it");
  expect(page).toContain('value="Second"');
  expect((await bySlug(fields.slug))?.title).toBe("First");
  for (const odd of ["", "x", "-1", String(Number(expected) + 1000)])
    expect((await post(path, cookie, { ...fields, expected: odd, intent: "save" })).status).toBe(409);
});

test("of twenty people who save at the same moment one succeeds", async () => {
  const { form, articleId, article } = await saved();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      changeArticle(deps, {
        articleId,
        form: { ...form, title: `${at}` },
        expected: article.updatedAt,
        actorId: "x",
      }),
    ),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await auditTrailOf(deps, articleId)).length).toBe(2);
});

test("an address belongs to one article", async () => {
  const { cookie } = await createStaff(deps);
  const { fields } = await saved();
  const answer = await post("/admin/articles/new", cookie, { ...fields, title: "Another", intent: "save" });
  expect(answer.status).toBe(409);
  expect(await wordsOf(answer)).toContain("Another article has this address already.");
});

test.each<[string, Record<string, string>, string]>([
  ["no title", { title: " " }, "Please enter a title"],
  ["an address with a slash", { slug: "a/b" }, "Small letters, digits and single hyphens only"],
  ["an address with capitals", { slug: "Dates" }, "Small letters, digits and single hyphens only"],
  ["an unknown category", { category: "gossip" }, "Please choose a category"],
  ["a day that isn't", { publishDate: "2026-02-30" }, "Please choose a date"],
  [
    "another site",
    { linkedinUrl: "https://evil.example/linkedin.com" },
    "Please enter an address at linkedin.com",
  ],
  [
    "a script",
    { linkedinUrl: "javascript:alert(1)//linkedin.com" },
    "Please enter an address at linkedin.com",
  ],
  ["control characters", { body: "a\u0000b" }, "This text has characters we can't show"],
])("not saved: %s", async (_, changes, words) => {
  const { cookie } = await createStaff(deps);
  const fields = fieldsOf(changes);
  const answer = await post("/admin/articles/new", cookie, { ...fields, intent: "save" });
  expect(answer.status).toBe(400);
  expect(await wordsOf(answer)).toContain(words);
  expect(await bySlug(fields.slug)).toBeUndefined();
});

test("a preview shows the text without a single tag of the writer's, and saves nothing", async () => {
  const { cookie } = await createStaff(deps);
  const body = [
    "# One",
    "## Two",
    "**bold** <script>alert(1)</script> <img src=x onerror=alert(2)>",
    "[bad](javascript:alert(3)) [data](data:text/html,x) [good](https://example.com/a)",
  ].join("\n\n");
  const fields = fieldsOf({ body, title: "" });
  const answer = await post("/admin/articles/new", cookie, { ...fields, intent: "preview" });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  const preview = page.slice(page.indexOf('id="preview"'));
  expect(preview).toContain("<h2>One</h2>");
  expect(preview).toContain("<strong>bold</strong>");
  expect(preview).toContain("&lt;script&gt;");
  expect(preview).toContain('<a href="">bad</a>');
  expect(preview).toContain('<a href="">data</a>');
  expect(preview).toContain('<a href="https://example.com/a">good</a>');
  expect(preview.split("</section>")[0]).not.toMatch(/<(script|img|h1)/);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(await bySlug(fields.slug)).toBeUndefined();
});

test("articles: whichever statement fails, nothing has happened", async () => {
  const { form, articleId, article } = await saved();
  const state = async () => [await bySlug(form.slug), await auditTrailOf(deps, articleId)];
  const actorId = "x";
  const works = [
    (broken: typeof deps) =>
      changeArticle(broken, {
        articleId,
        form: { ...form, title: "New" },
        expected: article.updatedAt,
        actorId,
      }),
    (broken: typeof deps) => publishArticle(broken, { articleId, actorId, publish: true }),
    (broken: typeof deps) => deleteArticle(broken, { articleId, actorId, reason: null }),
  ];
  for (const work of works)
    expect(await expectAllOrNothing(deps, (broken) => work(broken as typeof deps), state)).toBe(3);
});
