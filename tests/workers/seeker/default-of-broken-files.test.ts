import { expect, test } from "vitest";
import type { Deps } from "../../../workers/domain/deps";
import { seekerDocuments } from "../../../workers/domain/documents/audiences/seeker-documents";
import { failDocument } from "../../../workers/domain/documents/fail-document";
import { deleteResume } from "../../../workers/domain/resumes/delete-resume";
import { retryResume } from "../../../workers/domain/resumes/retry-resume";
import { setDefaultResume } from "../../../workers/domain/resumes/set-default-resume";
import { deliver, testDeps } from "../../support/faults";
import {
  createOwner,
  createResumes,
  type Owner,
  pdfFiles,
  rowsOf,
  upload,
} from "../../support/samples/seeker-resumes";

async function defaultsOf(deps: Deps, user: Owner): Promise<string[]> {
  return (await rowsOf(deps, user)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

async function fail(deps: Deps, { userId }: Owner, id: string) {
  const ref = { ownerId: userId, id };
  await failDocument(deps, seekerDocuments, { ref, leaseToken: null, failureCode: "protected" });
}

async function uploadOne(deps: Deps, user: Owner, from: number): Promise<string> {
  const { accepted } = await upload(deps, user, pdfFiles(1, from));
  return accepted[0]?.id ?? "";
}

test("files that can't be read give the default back to the one that had it, however many they are", async () => {
  const { deps, user, ids } = await createResumes(3);
  const { userId } = user;
  const [chosen = ""] = ids;
  await setDefaultResume(deps, { userId, resumeId: chosen });
  const first = await uploadOne(deps, user, 20);
  const second = await uploadOne(deps, user, 21);
  expect(await defaultsOf(deps, user)).toEqual([second]);
  await fail(deps, user, first);
  expect(await defaultsOf(deps, user)).toEqual([second]);
  await fail(deps, user, second);
  expect(await defaultsOf(deps, user)).toEqual([chosen]);
});

test("a broken file can't be made the default, and isn't by the deletion of the others", async () => {
  const { deps, user, ids } = await createResumes(1);
  const { userId } = user;
  const broken = await uploadOne(deps, user, 20);
  await fail(deps, user, broken);
  await expect(setDefaultResume(deps, { userId, resumeId: broken })).rejects.toMatchObject({
    code: "default-unreadable",
  });
  expect(await defaultsOf(deps, user)).toEqual(ids);
  await deleteResume(deps, { userId, resumeId: ids[0] ?? "" });
  expect(await defaultsOf(deps, user)).toEqual([]);
});

test("the only file has no default to give back, and becomes it when it is read after all", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  const only = await uploadOne(deps, user, 20);
  await fail(deps, user, only);
  expect(await defaultsOf(deps, user)).toEqual([]);
  deps.sentOwn.splice(0);
  await retryResume(deps, { userId: user.userId, resumeId: only });
  await deliver(deps, deps.sentOwn.splice(0));
  expect(await defaultsOf(deps, user)).toEqual([only]);
});
