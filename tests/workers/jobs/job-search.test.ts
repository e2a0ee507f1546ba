import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { jobFilters, jobSearches, linkedinGeoids } from "../../../db/schema";
import { findLocation, suggestLocations } from "../../../workers/domain/jobs/search/locations";
import { searchJobs } from "../../../workers/domain/jobs/search/search-jobs";
import { startSearch } from "../../../workers/domain/jobs/search/start-search";
import {
  hidePosting,
  matchPosting,
  showPosting,
  trackPosting,
} from "../../../workers/domain/jobs/search/work-on-posting";
import { getMatch } from "../../../workers/domain/matches/get-match";
import { testDeps } from "../../support/faults";
import { fakeJob, putBoard } from "../../support/jobs/boards";
import {
  ingest,
  postingsOf,
  publish,
  searchingSeeker,
  seekerWith,
} from "../../support/jobs/searching-seeker";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";

const deps = testDeps();

/** A word that only one test's postings have. */
const word = () => `Q${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;

async function found(
  seeker: { userId: string; resumeId: string },
  position: string,
  place: string,
  filter: Parameters<typeof searchJobs>[1]["filter"] = {},
) {
  const location = await findLocation(deps, place);
  if (!location) throw new Error(place);
  return searchJobs(deps, { ...seeker, position, location, filter });
}

test("the vocabulary of places is loaded: 213 of LinkedIn's and Remote, each with its kind and countries", async () => {
  const rows = await deps.db.shared.select().from(linkedinGeoids);
  const known = rows.filter(({ nameKey }) => nameKey !== "");
  expect(known).toHaveLength(214);
  for (const { kind, countries, names } of known) {
    if (kind !== "remote") expect(countries).toMatch(/^[A-Z]{2}(,[A-Z]{2})*$/);
    if (kind === "city" || kind === "region") expect(names).not.toBe("");
  }
  const of = (name: string) => known.find(({ locationName }) => locationName === name);
  expect(of("DACH")).toMatchObject({ kind: "bloc", countries: "DE,AT,CH", geoid: "91000006" });
  expect(of("Bavaria, Germany")).toMatchObject({ kind: "region", countries: "DE" });
});

test("locations are suggested from two letters on, at most five, without regard to case and accents", async () => {
  const names = async (typed: string) =>
    (await suggestLocations(deps, typed)).map(({ locationName }) => locationName);
  expect(await names("b")).toEqual([]);
  expect(await names("AN")).toHaveLength(5);
  expect(await names("cote d")).toEqual(["Côte d'Ivoire"]);
  expect((await names("BERL"))[0]).toBe("Berlin, Berlin, Germany");
  expect(await names("nowhere at all")).toEqual([]);
  const broken = {
    ...deps,
    db: openDatabases({
      prepare: () => {
        throw new Error("down");
      },
    } as never),
  };
  expect(await suggestLocations(broken, "berlin")).toEqual([]);
  expect(await findLocation(broken, "Berlin")).toBeNull();
});

test.each([
  ["germany", "Germany"],
  ["  Berlin, GERMANY ", "Berlin, Germany"],
  ["berlin", "Berlin, Germany"],
  ["Antwerpen", "Antwerp, Flemish Region, Belgium"],
  ["remote", "Remote"],
  ["Lond", null],
  ["Atlantis", null],
])("the location %j is %j", async (typed, name) => {
  expect((await findLocation(deps, typed))?.name ?? null).toBe(name);
});

test("a search finds by title and by kind of work, leaves out with a count, and orders by the match", async () => {
  const seeker = await searchingSeeker(deps);
  const own = word();
  const title = (rest: string) => `${own} ${rest}`;
  const { boardId } = await publish(deps, [
    fakeJob({
      title: title("Chef"),
      musts: ["Pastry", "Menu planning", "10 years of experience as a chef"],
      nices: [],
      duties: ["cook for 120 guests"],
    }),
    fakeJob({ title: title("Backend Developer") }),
    fakeJob({ title: title("Backend Developer"), city: "Munich" }),
    fakeJob({ title: title("Backend Developer"), city: "Paris", country: "FR" }),
    fakeJob({ title: title("Backend Developer, Remote"), city: "Cologne", isRemote: true }),
    fakeJob({ title: `Backend Engineer ${word()}` }),
  ]);
  const { jobs, counts } = await found(seeker, own, "Berlin");
  expect(jobs.map(({ title: shown, place }) => [shown.slice(own.length + 1), place])).toEqual(
    expect.arrayContaining([
      ["Backend Developer", "Berlin"],
      ["Backend Developer, Remote", "Cologne"],
      ["Chef", "Berlin"],
    ]),
  );
  expect(jobs).toHaveLength(3);
  expect(jobs.at(-1)?.title).toContain("Chef");
  expect(jobs[0]?.score).toBeGreaterThan(jobs.at(-1)?.score ?? 0);
  expect(jobs[0]?.strengths.length).toBeGreaterThan(0);
  expect(counts).toEqual({ total: 3, abroad: 1, elsewhere: 1, closed: 0, unwanted: 0, filtered: 0 });
  expect((await found(seeker, own, "Bavaria, Germany")).counts).toMatchObject({ total: 2 });
  expect((await found(seeker, own, "DACH")).counts).toMatchObject({ total: 4, abroad: 1 });
  expect((await found(seeker, own, "Remote")).counts).toMatchObject({ total: 1, elsewhere: 4 });
  // Another title, the same kind of work.
  const byWork = await found(seeker, "Software Engineer Backend", "Germany");
  const ids = (await postingsOf(deps, boardId)).map(({ id }) => id);
  expect(byWork.jobs.some(({ id }) => ids.includes(id))).toBe(true);
});

test("filters narrow by what the posting says, and count what they leave out", async () => {
  const seeker = await searchingSeeker(deps);
  const own = word();
  await publish(deps, [
    fakeJob({ title: `${own} One`, pay: { min: 50_000, max: 60_000, currency: "EUR" } }),
    fakeJob({ title: `${own} Two`, isRemote: true, employment: "part-time" }),
    fakeJob({
      title: `${own} Three`,
      postedAt: new Date(deps.now() - 20 * 86_400_000).toISOString(),
      city: "Vienna",
      country: "AT",
    }),
  ]);
  const titles = async (filter: Parameters<typeof searchJobs>[1]["filter"]) => {
    const { jobs, counts } = await found(seeker, own, "DACH", filter);
    expect(jobs.length + counts.filtered).toBe(3);
    return jobs.map(({ title }) => title.slice(own.length + 1)).sort();
  };
  expect(await titles({})).toEqual(["One", "Three", "Two"]);
  expect(await titles({ pay: "1" })).toEqual(["One"]);
  expect(await titles({ remote: "1" })).toEqual(["Two"]);
  expect(await titles({ days: "7" })).toEqual(["One", "Two"]);
  expect(await titles({ contract: "part-time" })).toEqual(["Two"]);
  expect(await titles({ country: "AT" })).toEqual(["Three"]);
  expect(await titles({ source: "lever" })).toEqual([]);
});

test("the badge of a card is the score of the analysis that it opens, made once however often it is asked for", async () => {
  const seeker = await searchingSeeker(deps);
  const own = word();
  await publish(deps, [
    fakeJob({ title: `${own} Backend Developer` }),
    fakeJob({ title: `${own} Data Engineer`, musts: ["Airflow", "Python", "5 years of experience"] }),
    fakeJob({
      title: `${own} Nurse`,
      musts: ["Registered nurse", "Wound care"],
      duties: ["care for patients"],
    }),
  ]);
  const { jobs } = await found(seeker, own, "Germany");
  expect(jobs).toHaveLength(3);
  for (const job of jobs) {
    const wanted = { ...seeker, postingId: job.id };
    const [one, two] = await Promise.all([matchPosting(deps, wanted), matchPosting(deps, wanted)]);
    expect(one.id).toBe(two.id);
    const { row, stored } = await getMatch(deps, { ...seeker, matchId: one.id });
    expect(row.score).toBe(job.score);
    expect(row).toMatchObject({ jobUrl: job.url, companyName: "Fjordpay", jobTitle: job.title });
    expect(stored?.posting).toContain(job.title);
  }
  const again = await found(seeker, own, "Germany");
  expect(again.jobs.map(({ id, score }) => [id, score])).toEqual(jobs.map(({ id, score }) => [id, score]));
  expect(again.jobs.every(({ matchId }) => matchId !== null)).toBe(true);
  // Another person's analyses are none of theirs.
  const other = await searchingSeeker(deps);
  expect((await found(other, own, "Germany")).jobs.every(({ matchId }) => matchId === null)).toBe(true);
});

test("the same posting by two ways is one card, closed ones are hidden and counted", async () => {
  const seeker = await searchingSeeker(deps);
  const own = word();
  const job = fakeJob({ title: `${own} Backend Developer` });
  const first = await publish(deps, [job, fakeJob({ title: `${own} Gone` })]);
  await publish(
    deps,
    [{ ...job, id: crypto.randomUUID(), title: `Developer Backend ${own} (m/f/d)` }],
    "lever",
  );
  const before = await found(seeker, own, "Germany");
  expect(before.jobs).toHaveLength(2);
  expect(before.jobs.filter(({ others }) => others.length === 1)).toHaveLength(1);
  await putBoard("ashby", [job], first.token);
  await ingest(deps, first.boardId);
  await ingest(deps, first.boardId);
  const after = await found(seeker, own, "Germany");
  expect(after.jobs).toHaveLength(1);
  expect(after.counts.closed).toBe(1);
});

test("one job that an employer posts a hundred times leaves room for all others", async () => {
  const seeker = await searchingSeeker(deps);
  const own = word();
  const [today, before] = [new Date(deps.now()), new Date(deps.now() - 86_400_000)].map((day) =>
    day.toISOString(),
  );
  const again = Array.from({ length: 100 }, () => fakeJob({ title: `${own} Nurse`, postedAt: today! }));
  // A board stores so many of one job, and an employer may have several boards.
  for (let board = 0; board < 5; board++) await publish(deps, again.splice(0, 20));
  await publish(deps, [fakeJob({ title: `${own} Developer`, postedAt: before! })], "lever", "Havenstad");
  const { jobs, counts } = await found(seeker, own, "Germany");
  expect(jobs.map(({ title }) => title).sort()).toEqual([`${own} Developer`, `${own} Nurse`]);
  expect(counts.total).toBe(2);
});

test("not interested leaves a posting out for that person alone, and can be taken back; a tracked one is tracked once", async () => {
  const [seeker, other] = [await searchingSeeker(deps), await searchingSeeker(deps)];
  const own = word();
  const { boardId } = await publish(deps, [fakeJob({ title: `${own} Backend Developer` })]);
  const [row] = await postingsOf(deps, boardId);
  const posting = { userId: seeker.userId, postingId: row?.id ?? 0 };
  await hidePosting(deps, posting);
  await hidePosting(deps, posting);
  expect((await found(seeker, own, "Germany")).counts).toMatchObject({ total: 0, unwanted: 1 });
  expect((await found(other, own, "Germany")).counts).toMatchObject({ total: 1, unwanted: 0 });
  await showPosting(deps, posting);
  const tracked = await trackPosting(deps, posting);
  expect(await trackPosting(deps, posting)).toBe(tracked);
  expect((await found(seeker, own, "Germany")).jobs).toMatchObject([{ applicationId: tracked }]);
  expect((await found(other, own, "Germany")).jobs).toMatchObject([{ applicationId: null }]);
  for (const postingId of [0, 2 ** 50, Number.NaN])
    await expect(hidePosting(deps, { ...posting, postingId })).rejects.toMatchObject({
      code: "posting-gone",
    });
});

test("a search is kept, one for each résumé, and what it found is recorded once", async () => {
  const seeker = await searchingSeeker(deps);
  const own = word();
  await publish(deps, [fakeJob({ title: `${own} Alpha` }), fakeJob({ title: `${own} Beta` })]);
  const given = { user: seeker, resumeId: seeker.resumeId, location: "germany" };
  expect(await startSearch(deps, { ...given, position: `  ${own}  Alpha ` })).toBeNull();
  expect(await startSearch(deps, { ...given, position: own })).toBeNull();
  const mine = eq(jobFilters.userId, seeker.userId);
  const filters = await deps.db.shared.select().from(jobFilters).where(mine);
  expect(filters).toMatchObject([{ position: own, location: "Germany", resumeId: seeker.resumeId }]);
  const jobs = await deps.db.shared.select().from(jobSearches).where(eq(jobSearches.userId, seeker.userId));
  expect(jobs.map(({ jobPosition }) => jobPosition).sort()).toEqual([`${own} Alpha`, `${own} Beta`]);
  expect(jobs[0]).toMatchObject({ filterId: filters[0]?.id, companyName: "Fjordpay", jobLocation: "Berlin" });
  // Nothing found: the search before stays.
  const nothing = await startSearch(deps, { ...given, position: `${own} Captain` });
  expect(nothing).toMatchObject({ message: `No jobs found for "${own} Captain" in Germany.` });
  expect(await deps.db.shared.$count(jobFilters, and(mine, eq(jobFilters.position, own)))).toBe(1);
});

test("searching costs a person no more than 60 times an hour, and another's résumé looks missing", async () => {
  const seeker = await searchingSeeker(deps);
  const given = { user: seeker, resumeId: seeker.resumeId, position: word(), location: "Berlin" };
  const other = await searchingSeeker(deps);
  await expect(startSearch(deps, { ...given, resumeId: other.resumeId })).rejects.toMatchObject({
    code: "resume-not-found",
  });
  for (let n = 0; n < 60; n++) await startSearch(deps, given);
  await expect(startSearch(deps, given)).rejects.toMatchObject({ code: "job-search-limit" });
});

const PEOPLE: [string, string, string[]][] = [
  [
    "Registered Nurse",
    "Registered Nurse",
    [
      "Registered Nurse, City Hospital",
      "- Wound care and medication administration on an acute ward",
      "Skills",
      "Patient care, Wound care, Medication administration, Infection control",
    ],
  ],
  [
    "Accountant",
    "Accountant",
    [
      "Accountant, Hall and Sons",
      "- Month-end closing, VAT returns and financial statements",
      "Skills",
      "Accounting, Month-end closing, VAT returns, Excel, SAP",
    ],
  ],
  [
    "Electrician",
    "Electrician",
    [
      "Electrician, Volt Works",
      "- Electrical installation and fault finding after circuit diagrams",
      "Skills",
      "Electrical installation, Fault finding, Circuit diagrams, Driving licence",
    ],
  ],
  [
    "Frontend Developer",
    "Frontend Developer",
    [
      "Frontend Developer, Pixel House",
      "- Built pages in TypeScript and React with unit tests in Jest",
      "Skills",
      "TypeScript, React, HTML, CSS, Git, Jest",
    ],
  ],
  [
    "Recruiter",
    "Recruiter",
    [
      "Recruiter, Finders",
      "- Sourcing and interviewing for engineering roles",
      "Skills",
      "Recruiting, Sourcing, Interviewing, Employment law, Applicant tracking systems",
    ],
  ],
  [
    "Chef",
    "Chef",
    [
      "Chef, Harbour Inn",
      "- Menu planning and food hygiene for 120 guests",
      "Skills",
      "Cooking, Menu planning, Food hygiene, Pastry",
    ],
  ],
];

test("six people of six trades find fitting postings, their own trade first", async () => {
  const own = word();
  const trades: Record<string, string[]> = Object.fromEntries(
    PEOPLE.map(([title, , lines]) => [title, (lines.at(-1) ?? "").split(", ")]),
  );
  await publish(
    deps,
    Object.entries(trades).map(([title, musts]) =>
      fakeJob({
        title: `${title} ${own}`,
        musts: [`At least 3 years of experience as a ${title.toLowerCase()}`, ...musts],
        nices: [],
        duties: [],
      }),
    ),
  );
  for (const [title, , lines] of PEOPLE) {
    const [job, ...rest] = lines;
    const seeker = await seekerWith(deps, [
      "Kim Berg",
      "kim.berg@example.com | +46 70 555 01 77 | Berlin, Germany",
      "",
      "Experience",
      job ?? "",
      "Jan 2016 - Present",
      ...rest,
    ]);
    const { jobs } = await found(seeker, own, "Germany");
    expect(jobs).toHaveLength(6);
    expect(jobs[0]?.title).toBe(`${title} ${own}`);
    expect(jobs[0]?.score ?? 0).toBeGreaterThan((jobs[1]?.score ?? 0) + 10);
  }
});

test("a search reads indexes alone, in a fixed number of statements", async () => {
  const seeker = await searchingSeeker(deps);
  const location = await findLocation(deps, "Berlin");
  const statements: Statement[] = [];
  const recording = { ...deps, db: openDatabases(recordingD1(statements)) };
  if (!location) throw new Error("Berlin");
  const filter = { remote: "1", pay: "1", days: "7", country: "DE" } as const;
  await searchJobs(recording, { ...seeker, position: "Backend Developer", location, filter });
  expect(statements.length).toBeLessThanOrEqual(6);
  for (const { sql, values } of statements) {
    const steps = (await planOf(sql, values)).filter(
      (step) => !/TEMP B-TREE FOR|SCAN [fw]$|SCAN \(/.test(step),
    );
    expect(slowSteps(steps), sql).toEqual([]);
  }
});
