import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { resumes } from "../../db/schema";
import { MAX_RESUME_BYTES, MAX_RESUMES } from "../../workers/domain/resumes/rules";
import { testDeps } from "../support/faults";
import { createOwner, pdfFiles, rowsOf, upload } from "../support/own-resumes";

test("an account holds 200 résumés: what comes after is refused by name, and what is known already is not", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  await upload(deps, user, pdfFiles(1));
  const [first] = await rowsOf(deps, user);
  const rows = Array.from({ length: MAX_RESUMES - 2 }, (_, i) => {
    const id = crypto.randomUUID();
    return deps.db.shared
      .insert(resumes)
      .values({ ...first!, id, fileKey: id, fileHash: id, isDefault: false, name: `${i}` });
  });
  await deps.db.shared.batch(rows as never);
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
