import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { askFaulty, without } from "../../support/faulty-site";
import { fakeJob } from "../../support/jobs/boards";
import { postingsOf, publish, searchingSeeker } from "../../support/jobs/searching-seeker";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, postForm, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { setSubscription } from "../../support/samples/job-analyses";

const deps = testDeps();

const word = () => `Q${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;

type Seeker = Awaited<ReturnType<typeof searchingSeeker>>;

async function look(path: string, cookie: string): Promise<string> {
  const page = await textOf(await visit(path, { cookie }));
  return shownHtml(page);
}

const search = ({ resumeId, cookie }: Seeker, position: string, location = "Germany") =>
  postForm("/jobs", { intent: "search", resume: resumeId, position, location }, { cookie });

async function searched(seeker: Seeker, position: string): Promise<string> {
  const answer = await search(seeker, position);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/jobs?resume=${seeker.resumeId}`);
  return look(`/jobs?resume=${seeker.resumeId}`, seeker.cookie);
}

test("without a résumé the page asks for one and leads to them", async () => {
  const { userId } = await createSeeker(deps);
  const page = await look("/jobs", await sessionOf(deps, userId));
  expect(page).toContain("Please upload a resume first");
  expect(page).toMatch(/<a [^>]*href="\/my-resumes"[^>]*>Go to My Resumes/);
  expect(page).not.toContain("Search Jobs");
});

test("a first visit shows the form, the résumé, the suggested positions, and the tab", async () => {
  const { resumeId, cookie } = await searchingSeeker(deps);
  const page = await look("/jobs", cookie);
  expect(page).toMatch(/aria-current="page"[^>]*>Jobs</);
  for (const words of ["Search Jobs", "(default)", "Suggested Positions"]) expect(page).toContain(words);
  const href = /href="(\/jobs\?resume=[^"]+&position=[^"]+)"/.exec(page)?.[1] ?? "";
  const chosen = await look(href, cookie);
  const position = new URL(href, "http://x").searchParams.get("position") ?? "";
  expect(href).toContain(resumeId);
  expect(chosen).toContain(`value="${position}"`);
});

test("what is missing is said in the spec's words, and what was typed stays", async () => {
  const seeker = await searchingSeeker(deps);
  for (const [position, location, message] of [
    [" ", "Berlin", "Please enter a position to search for."],
    ["Cook", "  ", "Please enter a location to search in."],
    ["Cook", "Atlantis", 'Location "Atlantis" is not integrated yet. Please try a different location.'],
  ] as const) {
    const answer = await search(seeker, position, location);
    expect(answer.status).toBe(400);
    const page = await textOf(answer);
    expect(page).toContain(message);
    if (location.trim()) expect(page).toContain(`value="${location}"`);
  }
  const own = word();
  const nothing = await textOf(await search(seeker, own));
  expect(nothing).toContain(`No jobs found for "${own}" in Germany.`);
  const noResume = await postForm(
    "/jobs",
    { intent: "search", position: "Cook", location: "Berlin" },
    seeker,
  );
  expect(await textOf(noResume)).toContain("Please upload a resume first");
  const stranger = await searchingSeeker(deps);
  const foreign = await search({ ...seeker, resumeId: stranger.resumeId }, "Cook");
  expect(foreign.status).toBe(404);
});

test("searched, narrowed, edited, analysed, tracked, hidden and taken back without scripts", async () => {
  const seeker = await searchingSeeker(deps);
  const { cookie, resumeId } = seeker;
  const own = word();
  const pay = { min: 60_000, max: 80_000, currency: "EUR" };
  const { boardId, token } = await publish(deps, [
    fakeJob({ title: `${own} Backend Developer`, pay }),
    fakeJob({
      title: `${own} Baker`,
      isRemote: true,
      musts: ["Baking bread", "Food hygiene"],
      duties: ["bake"],
    }),
    fakeJob({ title: `${own} Cook`, city: "Paris", country: "FR" }),
  ]);
  const page = await searched(seeker, own);
  for (const words of [
    "Current Search",
    "Edit Search",
    "2 jobs",
    "1 hidden: 1 other country",
    "From Ashby",
    "Seen open just now",
    "EUR 60,000 to 80,000 a year",
    "View Job",
    "Company Profile",
    "% match",
  ])
    expect(page).toContain(words);
  expect(page).not.toContain("Search Jobs");
  expect(page).toContain(`href="https://jobs.ashbyhq.com/${token}"`);
  expect(page).toMatch(/href="https:\/\/www\.linkedin\.com\/jobs\/search\?keywords=\w+&geoId=101282230"/);
  expect(page.indexOf("Backend Developer, Fjordpay")).toBeLessThan(page.indexOf("Baker, Fjordpay"));
  expect(page).not.toMatch(/<img/);

  const narrowed = await look(`/jobs?resume=${resumeId}&remote=1`, cookie);
  expect(narrowed).toContain("1 job");
  expect(narrowed).toContain("1 not within your filters");
  expect(narrowed).toContain("Clear Filters");
  expect(await look(`/jobs?resume=${resumeId}&edit=1`, cookie)).toMatch(/Search Jobs[\s\S]*Cancel/);
  const none = await look(`/jobs?resume=${resumeId}&source=lever`, cookie);
  expect(none).toContain(`No jobs found for "${own}" in Germany.`);

  const [first] = await postingsOf(deps, boardId);
  const id = first?.id ?? 0;
  const at = `/jobs?resume=${resumeId}&pay=1`;
  const act = async (intent: string) => {
    const answer = await postForm(at, { intent, resume: resumeId, posting: String(id) }, { cookie });
    expect(answer.status).toBe(303);
    const to = answer.headers.get("location") ?? "";
    expect(to.startsWith(at)).toBe(true);
    return look(to.split("#")[0] ?? "", cookie);
  };
  const badge = /(\d+)% match/.exec(await look(at, cookie))?.[1];
  const analysed = await act("analyze");
  expect(/(\d+)% match/.exec(analysed)?.[1]).toBe(badge);
  const analysis = /href="(\/analysis\/[^"]+)"/.exec(analysed)?.[1] ?? "";
  const opened = await look(analysis, cookie);
  expect(opened).toContain(`${own} Backend Developer`);
  expect(opened).toMatch(new RegExp(`>${badge}<`));
  expect(opened).not.toContain("its posting at LinkedIn");
  expect(await act("track")).toMatch(/href="\/applications\/[^"]+"[^>]*>Tracked/);
  expect(await act("hide")).toMatch(/left out of your searches[\s\S]*Undo[\s\S]*1 not interested/);
  expect(await act("show")).toContain("1 job");
});

test("without a verified address nothing is searched, and without a subscription nothing analysed", async () => {
  const seeker = await searchingSeeker(deps);
  const own = word();
  const { boardId } = await publish(deps, [fakeJob({ title: `${own} Cook` })]);
  await searched(seeker, own);
  await setSubscription(deps, seeker, { nextRenewal: deps.now() - 24 * 60 * 60 * 1000 });
  const [row] = await postingsOf(deps, boardId);
  const form = { intent: "analyze", resume: seeker.resumeId, posting: String(row?.id) };
  const ended = await postForm("/jobs", form, { cookie: seeker.cookie });
  expect(ended.status).toBe(402);
  expect(await textOf(ended)).toMatch(/subscription has ended/i);
  const { userId } = await createSeeker(deps, { emailVerified: false });
  const cookie = await sessionOf(deps, userId);
  const refused = await postForm(
    "/jobs",
    { intent: "search", resume: "x", position: "Cook", location: "Berlin" },
    { cookie },
  );
  expect(await textOf(refused)).toContain("Please confirm your email address first.");
});

test("a posting that is gone is said to be", async () => {
  const seeker = await searchingSeeker(deps);
  for (const intent of ["analyze", "track", "hide"]) {
    const form = { intent, resume: seeker.resumeId, posting: "999999999" };
    const answer = await postForm("/jobs", form, { cookie: seeker.cookie });
    expect(answer.status).toBe(404);
    expect(await textOf(answer)).toContain("This posting is no longer there.");
  }
});

test("locations are suggested to who is signed in", async () => {
  const { cookie } = await searchingSeeker(deps);
  const answer = await visit("/api/locations?q=berlin", { cookie });
  expect(await answer.json()).toEqual({
    locations: expect.arrayContaining([{ locationName: "Berlin, Germany", geoId: "103035651" }]),
  });
  expect((await visit("/api/locations?q=berlin")).status).toBe(401);
});

test("where résumés, or the jobs of a kept search, can't be read, the page says so and stays", async () => {
  const seeker = await searchingSeeker(deps);
  const own = word();
  await publish(deps, [fakeJob({ title: `${own} Cook` })]);
  await searched(seeker, own);
  const { cookie } = seeker;
  const resumes = await askFaulty({ DB: without(/from "resumes" left join/) }, "/jobs", { cookie });
  expect(resumes.text).toContain("Failed to load resumes");
  const jobs = await askFaulty({ DB: without(/job_posting_search/) }, "/jobs", { cookie });
  expect(jobs.text).toContain("Failed to fetch jobs");
  expect(jobs.text).toContain("Current Search");
  const unrecorded = await askFaulty({ DB: without(/^insert into "job_searches"/) }, "/jobs", {
    cookie,
    body: new URLSearchParams({
      intent: "search",
      resume: seeker.resumeId,
      position: own,
      location: "Germany",
    }),
  });
  expect(unrecorded.status).toBe(303);
});
