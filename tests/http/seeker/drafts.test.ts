import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matches } from "../../../db/schema";
import { openDraft } from "../../../workers/domain/drafts/open-draft";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { postForm, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { draftFields } from "../../support/samples/drafts";
import { analyse } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const deps = testDeps();

async function setUp() {
  const { user, ids } = await createResumes(1, deps);
  const { id: matchId } = await analyse(deps, user, ids[0] ?? "");
  const own = { userId: user.userId, matchId };
  const { content, plain } = await openDraft(deps, { ...own, number: null });
  return {
    own,
    content,
    plain,
    path: `/analysis/${matchId}/rewrite`,
    cookie: await sessionOf(deps, user.userId),
  };
}

async function look(path: string, cookie: string): Promise<string> {
  return wordsOf(await visit(path, { cookie }));
}

async function wordsOf(answer: Response): Promise<string> {
  return shownHtml(await textOf(answer));
}

test("without scripts a bullet is rewritten and kept, and the later of two pages keeps its words", async () => {
  const { own, content, path, cookie } = await setUp();
  const page = await look(path, cookie);
  expect(page).toMatch(
    /<textarea[^>]*aria-label="Bullet of Backend Developer, Nordwind Systems: Built payment/,
  );
  expect(page).toContain("Nothing is written for you");
  expect(page).toContain("Save a version first: files hold what is saved.");
  const save = (seen: string, text: string) =>
    postForm(path, [["seen", seen], ...draftFields(content, { "Built payment": text })], { cookie });
  const first = await save("0", "Built payment services on Kafka");
  expect([first.status, first.headers.get("location")]).toEqual([302, `${path}?version=1`]);
  const kept = await look(`${path}?version=1`, cookie);
  expect(kept).toContain(">Built payment services on Kafka</textarea>");
  expect(kept).toContain("It was: Built payment services in Python and PostgreSQL on Kubernetes");
  expect(kept).toMatch(/Kafka<\/span>.*Not found.*Met/s);

  const late = await save("0", "Built payment services on Terraform");
  expect(late.status).toBe(409);
  const told = await wordsOf(late);
  expect(told).toContain("A newer version was saved in another tab");
  expect(told).toContain(">Built payment services on Terraform</textarea>");
  const seen = /name="seen" value="(\d+)"/.exec(told)?.[1] ?? "";
  expect((await save(seen, "Built payment services on Terraform")).headers.get("location")).toBe(
    `${path}?version=2`,
  );
  const { versions } = await openDraft(deps, { ...own, number: null });
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
});

test("a page says where the plain layout alone scores otherwise, and nothing where it doesn't", async () => {
  const { own, plain, path, cookie } = await setUp();
  const same = "The same words in a plain Word file";
  await deps.db.shared.update(matches).set({ score: plain.score }).where(eq(matches.id, own.matchId));
  expect(await look(path, cookie)).not.toContain(same);
  await deps.db.shared.update(matches).set({ score: 99 }).where(eq(matches.id, own.matchId));
  expect(await look(path, cookie)).toContain(`Your uploaded file scored 99. ${same} score ${plain.score}`);
});

test("intent score answers with the score and keeps nothing; a form that isn't ours is refused", async () => {
  const { own, content, plain, path, cookie } = await setUp();
  const written = draftFields(content, { "Built payment": "Built services on Kafka and Terraform" });
  const scored = await postForm(path, [["intent", "score"], ...written], { cookie });
  expect(scored.status).toBe(200);
  expect(await wordsOf(scored)).toContain("Save Version 1");
  const broken = await postForm(path, { lines: '[{"look":"virus","text":"x"}]' }, { cookie });
  expect(broken.status).toBe(400);
  const long = JSON.stringify([{ look: "plain", text: "word ".repeat(20_000) }]);
  expect((await postForm(path, { lines: long }, { cookie })).status).toBe(400);
  const after = await openDraft(deps, { ...own, number: null });
  expect([after.versions, after.plain.score]).toEqual([[], plain.score]);
});

test("a version is a text file and a JSON file, and is deleted from its own page", async () => {
  const { own, content, path, cookie } = await setUp();
  await postForm(path, [["seen", "0"], ...draftFields(content)], { cookie });
  await postForm(path, [["seen", "1"], ...draftFields(content)], { cookie });
  const { versions } = await openDraft(deps, { ...own, number: null });
  const oldest = versions.at(-1)?.id ?? "";
  const text = await visit(`/api/drafts/${oldest}/text`, { cookie });
  expect(text.headers.get("content-disposition")).toBe('attachment; filename="resume-draft-1.txt"');
  expect(await textOf(text)).toMatch(/^Mara Lind\n.*\n\nExperience\n.*\n• Built payment services/s);
  const json = await visit(`/api/drafts/${oldest}/json-resume`, { cookie });
  expect(json.headers.get("content-type")).toContain("application/json");
  expect(await look(`${path}/${oldest}/delete?version=2`, cookie)).toContain("Delete version 1?");
  const gone = await postForm(`${path}/${oldest}/delete?version=2`, {}, { cookie });
  expect(gone.headers.get("location")).toBe(`${path}?version=2`);
  expect((await visit(`/api/drafts/${oldest}/text`, { cookie })).status).toBe(404);
});
