import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { askFaulty, noBatches, without } from "../../support/faulty-site";
import { sessionOf } from "../../support/people/browser-session";
import { analyse, analysesOf } from "../../support/samples/job-analyses";
import { createResumes, rowsOf } from "../../support/samples/seeker-resumes";
import { resumePdf } from "../../support/samples/text-pdf";

const deps = testDeps();

async function setUp() {
  const { user, ids } = await createResumes(1);
  const { id } = await analyse(deps, user, ids[0] ?? "");
  return { user, resumeId: ids[0] ?? "", matchId: id, cookie: await sessionOf(deps, user.userId) };
}

test("a history that can't be read says so, and the page still renders", async () => {
  const { cookie } = await setUp();
  const { text } = await askFaulty({ DB: without(/job_analyses/) }, "/history", { cookie });
  expect(text).toContain("Failed to load analysis history");
  expect(text).toMatch(/<h1[^>]*>History<\/h1>/);
  expect(text).not.toContain("No analyses yet");
});

test("an analysis that can't be deleted says so in its dialog, and stays", async () => {
  const { user, cookie, matchId } = await setUp();
  const body = new URLSearchParams();
  const { status, text } = await askFaulty({ DB: noBatches }, `/history/${matchId}/delete`, {
    cookie,
    body,
  });
  expect([status, text]).toEqual([500, expect.stringContaining("Failed to delete analysis")]);
  expect(await analysesOf(deps, user)).toHaveLength(1);
});

test("résumés that can't be listed are said to be so, and the upload is still there", async () => {
  const { cookie } = await setUp();
  const { text } = await askFaulty({ DB: without(/from "resumes"/) }, "/my-resumes", { cookie });
  expect(text).toContain("Failed to load resumes");
  expect(text).toContain("Upload and Analyze");
  expect(text).not.toContain("No résumés yet");
});

test("a résumé that can't be deleted says so in its dialog, and stays", async () => {
  const { user, cookie, resumeId } = await setUp();
  const body = new URLSearchParams();
  const { status, text } = await askFaulty({ DB: noBatches }, `/my-resumes/${resumeId}/delete`, {
    cookie,
    body,
  });
  expect([status, text]).toEqual([
    500,
    expect.stringContaining("Failed to delete resume. Please try again."),
  ]);
  expect(await rowsOf(deps, user)).toHaveLength(1);
});

test("an upload that fails on our side says so in the spec's words, and leaves nothing", async () => {
  const { user, cookie } = await setUp();
  const body = new FormData();
  body.append("resumes", new File([resumePdf(77)], "cv.pdf"));
  const { status, text } = await askFaulty({ DB: noBatches }, "/my-resumes", { cookie, body });
  expect([status, text]).toEqual([
    500,
    expect.stringContaining("Failed to upload resume. Please try again."),
  ]);
  expect(await rowsOf(deps, user)).toHaveLength(1);
});
