import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { analyse, setSubscription } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const deps = testDeps();

async function look(path: string, cookie: string): Promise<{ status: number; page: string }> {
  const answer = await visit(path, { cookie });
  // React parts a sentence from the figures in it by empty comments.
  const page = shownHtml(await textOf(answer));
  return { status: answer.status, page };
}

/** A person with résumés and as many analysed jobs, each of another title. */
async function setUp({ resumes = 1, jobs = 1 } = {}) {
  const { user, ids } = await createResumes(resumes);
  const made: string[] = [];
  for (let at = 0; at < jobs; at++) {
    const description = `Requirements\n- Terraform\n- Python\n- ${["Kafka", "Go", "Docker", "Rust"][at % 4]}\nTask ${at}`;
    made.push((await analyse(deps, user, ids[0] ?? "", { title: `Job ${at}`, description })).id);
  }
  return { user, resumes: ids, jobs: made, cookie: await sessionOf(deps, user.userId) };
}

const columnsOf = (page: string) => page.match(/<th scope="col"/g)?.length ?? 0;
const jobsOf = (ids: string[]) => ids.map((id) => `job=${id}`).join("&");

test("without a résumé or without a job there is a prompt instead of a form", async () => {
  const { userId } = await createSeeker(deps);
  const none = await look("/compare", await sessionOf(deps, userId));
  expect(none.page).toContain("Please upload a resume first");
  const { cookie } = await setUp({ jobs: 0 });
  const { page } = await look("/compare", cookie);
  expect(page).toContain("There are no jobs to compare yet");
  expect(page).toContain('href="/new-analysis"');
});

test("the address carries the choice: one résumé against several jobs", async () => {
  const { cookie, resumes, jobs } = await setUp({ jobs: 3 });
  const { page } = await look(`/compare?resume=${resumes[0]}&${jobsOf(jobs)}`, cookie);
  expect(columnsOf(page)).toBe(3);
  for (const id of jobs) expect(page).toContain(`href="/analysis/${id}"`);
  expect(page.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(3);
  expect(page).toMatch(/This one change helps 3 of 3\./);
  expect(page).not.toMatch(/\.\.\s*<strong/);
  expect(page).toContain("not asked for");
});

test("jobs chosen in the history are compared with the default résumé at once", async () => {
  const { cookie, jobs } = await setUp({ resumes: 2, jobs: 2 });
  const { page } = await look(`/compare?${jobsOf(jobs)}`, cookie);
  expect(columnsOf(page)).toBe(2);
  expect(page).toMatch(/This one change helps/);
});

test("a job that two analyses are about is listed once", async () => {
  const { user, cookie, resumes, jobs } = await setUp({ resumes: 2, jobs: 2 });
  const description = "Requirements\n- Terraform\n- Python\n- Kafka\nTask 0";
  const again = await analyse(deps, user, resumes[1] ?? "", { title: "Job 0", description });
  const { page } = await look(`/compare?${jobsOf([...jobs, again.id])}`, cookie);
  expect(columnsOf(page)).toBe(2);
  expect(page.match(/type="checkbox"/g)).toHaveLength(2);
});

test("versions of a résumé are compared with one job", async () => {
  const { cookie, resumes, jobs } = await setUp({ resumes: 2 });
  const chosen = resumes.map((id) => `resume=${id}`).join("&");
  const { page } = await look(`/compare?by=versions&job=${jobs[0]}&${chosen}`, cookie);
  expect(columnsOf(page)).toBe(2);
  for (const id of resumes) expect(page).toContain(`href="/resume-analysis/${id}"`);
});

test("more than six jobs are refused in words, and the choice stays", async () => {
  const { cookie, resumes, jobs } = await setUp({ jobs: 7 });
  const { page } = await look(`/compare?resume=${resumes[0]}&${jobsOf(jobs)}`, cookie);
  expect(page).toContain("Please choose up to 6 to compare.");
  expect(columnsOf(page)).toBe(0);
  expect(page.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(7);
});

test("jobs are found by their titles, and what was chosen stays", async () => {
  const { cookie, resumes, jobs } = await setUp({ jobs: 3 });
  const { page } = await look(`/compare?resume=${resumes[0]}&job=${jobs[0]}&q=job+2`, cookie);
  const boxes = [...page.matchAll(/type="checkbox"[^>]*value="([^"]+)"/g)].map(([, id]) => id);
  expect(boxes).toEqual([jobs[0], jobs[2]]);
  const nothing = await look("/compare?q=zzz", cookie);
  expect(nothing.page).toContain("No job that you have analyzed has these words in its title.");
});

test("a stranger's job or résumé is missing, and nothing of it is shown", async () => {
  const mine = await setUp();
  const other = await setUp();
  const job = await look(`/compare?resume=${mine.resumes[0]}&job=${other.jobs[0]}`, mine.cookie);
  expect(columnsOf(job.page)).toBe(0);
  expect(job.page).toContain('role="alert"');
  const resume = await look(`/compare?resume=${other.resumes[0]}&job=${mine.jobs[0]}`, mine.cookie);
  expect(resume.page).toContain("Resume not found");
});

test("an ended subscription stops what would be a new analysis; what was analysed before is still compared", async () => {
  const { cookie, resumes, jobs, user } = await setUp({ resumes: 2, jobs: 2 });
  const [old, fresh] = resumes;
  // The same job with another résumé: either of its analyses names the pair.
  const description = "Requirements\n- Terraform\n- Python\n- Kafka\nTask 0";
  const other = await analyse(deps, user, fresh ?? "", { title: "Job 0", description });
  await setSubscription(deps, user, { nextRenewal: 1 });
  const versions = `/compare?by=versions&job=${jobs[0]}&resume=${old}&resume=${fresh}`;
  for (const [path, columns] of [
    [`/compare?resume=${old}&${jobsOf(jobs)}`, 2],
    [`/compare?resume=${fresh}&job=${jobs[0]}`, 1],
    [`/compare?resume=${old}&job=${other.id}`, 1],
    [versions, 2],
  ] as const)
    expect([path, columnsOf((await look(path, cookie)).page)]).toEqual([path, columns]);
  for (const path of [
    `/compare?resume=${fresh}&${jobsOf(jobs)}`,
    `/compare?by=versions&job=${jobs[1]}&resume=${old}&resume=${fresh}`,
  ]) {
    const { page } = await look(path, cookie);
    expect(page).toContain("Your subscription has ended. Please renew to continue using this feature.");
    expect([path, columnsOf(page)]).toEqual([path, 0]);
  }
});
