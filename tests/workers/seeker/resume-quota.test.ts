import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatch } from "../../../db/batch";
import { resumes } from "../../../db/schema";
import { acceptResumes } from "../../../workers/domain/resumes/accept-resumes";
import { MAX_RESUME_BYTES, MAX_RESUMES } from "../../../workers/domain/resumes/resume-limits";
import { setDefaultResume } from "../../../workers/domain/resumes/set-default-resume";
import { type TestDeps, testDeps } from "../../support/faults";
import { createOwner, type Owner, pdfFiles, rowsOf, upload } from "../../support/samples/seeker-resumes";

/** Adds résumés without files until the account holds so many. */
async function fill(deps: TestDeps, user: Owner, until: number) {
  const [first, ...others] = await rowsOf(deps, user);
  const rows = Array.from({ length: until - 1 - others.length }, (_, i) => {
    const id = crypto.randomUUID();
    return deps.db.shared
      .insert(resumes)
      .values({ ...first!, id, fileKey: id, fileHash: id, isDefault: false, name: `${i}` });
  });
  await runBatch(deps.db.shared, rows);
}

test("an account holds 200 résumés: what comes after is refused by name, and what is known already is not", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  await upload(deps, user, pdfFiles(1));
  await fill(deps, user, MAX_RESUMES - 1);
  const files = [...pdfFiles(2, 10), ...pdfFiles(1)];
  const { accepted, refused } = await upload(deps, user, files);
  expect(accepted.map(({ name, isNew }) => [name, isNew])).toEqual([
    ["CV 10", true],
    ["CV 0", false],
  ]);
  expect(refused).toEqual([
    {
      file: "CV 11.pdf",
      reason: "You have 200 résumés, which is the most an account can hold. Please delete one first.",
    },
  ]);
  expect(await rowsOf(deps, user)).toHaveLength(MAX_RESUMES);
});

test("an account holds 500 MB of résumés", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  await upload(deps, user, pdfFiles(1));
  const [size] = pdfFiles(1, 1).map(({ bytes }) => bytes.length);
  const hold = (fileSize: number) =>
    deps.db.shared.update(resumes).set({ fileSize }).where(eq(resumes.userId, user.userId));
  await hold(MAX_RESUME_BYTES - size! + 1);
  const { accepted, refused } = await upload(deps, user, pdfFiles(1, 1));
  expect(accepted).toEqual([]);
  expect(refused[0]?.reason).toContain("more than 500 MB");
  await hold(MAX_RESUME_BYTES - size!);
  expect((await upload(deps, user, pdfFiles(1, 1))).accepted).toHaveLength(1);
});

/** Every file in the bucket has a row, and every row its file. */
async function expectNothingHalfDone(deps: TestDeps, user: Owner) {
  const { objects } = await env.FILES.list({ prefix: `${user.userId}/` });
  const files = objects.map(({ key }) => key).filter((key) => key.endsWith(".pdf"));
  const keys = (await rowsOf(deps, user)).map(({ fileKey }) => fileKey);
  expect(files.sort()).toEqual(keys.filter((key) => key.endsWith(".pdf")).sort());
}

test("uploads at once don't pass the 200 résumés together, and what is refused leaves nothing behind", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  await upload(deps, user, pdfFiles(1));
  await fill(deps, user, MAX_RESUMES - 3);
  const answers = await Promise.all(
    [10, 20, 30, 40].map((from) => upload(deps, user, [...pdfFiles(2, from), ...pdfFiles(1, from + 1)])),
  );
  expect(await rowsOf(deps, user)).toHaveLength(MAX_RESUMES);
  const present = new Set((await rowsOf(deps, user)).map(({ id }) => id));
  expect(new Set(answers.flatMap(({ accepted }) => accepted.map(({ id }) => id))).size).toBe(3);
  for (const { accepted, refused } of answers) {
    expect(accepted.length + refused.length).toBe(3);
    for (const { id } of accepted) expect(present.has(id)).toBe(true);
    for (const { reason } of refused) expect(reason).toContain("You have 200 résumés");
  }
  expect((await rowsOf(deps, user)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  await expectNothingHalfDone(deps, user);
});

test("uploads at once don't pass the 500 MB together", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  await upload(deps, user, pdfFiles(1));
  const [size] = pdfFiles(1, 10).map(({ bytes }) => bytes.length);
  const held = MAX_RESUME_BYTES - size! * 2;
  await deps.db.shared.update(resumes).set({ fileSize: held }).where(eq(resumes.userId, user.userId));
  const answers = await Promise.all([10, 11, 12, 13].map((from) => upload(deps, user, pdfFiles(1, from))));
  expect(answers.flatMap(({ accepted }) => accepted)).toHaveLength(2);
  for (const { reason } of answers.flatMap(({ refused }) => refused)) expect(reason).toContain("500 MB");
  expect(await rowsOf(deps, user)).toHaveLength(3);
  await expectNothingHalfDone(deps, user);
});

test("an upload that finds the room taken while its files arrive leaves the default as it was", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  const { accepted } = await upload(deps, user, pdfFiles(2));
  await setDefaultResume(deps, { userId: user.userId, resumeId: accepted[0]!.id });
  async function* files() {
    yield* pdfFiles(1, 10);
    await fill(deps, user, MAX_RESUMES);
  }
  const late = await acceptResumes(deps, { user, files: files() });
  expect(late).toEqual({ accepted: [], refused: [{ file: "CV 10.pdf", reason: expect.any(String) }] });
  const defaults = (await rowsOf(deps, user)).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ id }) => id)).toEqual([accepted[0]!.id]);
  await expectNothingHalfDone(deps, user);
});
