import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { askFaulty, without } from "../../support/faulty-site";
import { searchingSeeker } from "../../support/jobs/searching-seeker";
import { sessionOf } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import { jobSearchMessages, wordForWord } from "../../support/samples/spec-messages";

const deps = testDeps();

type Message = (typeof jobSearchMessages)[number];
type Fields = { intent?: string; position?: string; location?: string; posting?: string };

/** The page after its form was sent, where the database refuses a statement like this. */
async function send(fields: Fields, refused?: RegExp): Promise<string> {
  const { resumeId, cookie } = await searchingSeeker(deps);
  const form = { intent: "search", position: "Cook", location: "Germany", ...fields, resume: resumeId };
  const faults = refused ? { DB: without(refused) } : {};
  const answer = await askFaulty(faults, "/jobs", { cookie, body: new URLSearchParams(form) });
  if (answer.status !== 303) return answer.text;
  return (await askFaulty({}, `/jobs?resume=${resumeId}`, { cookie })).text;
}

/** The specification's texts of the job search, and what has each of them said. */
const causes: Record<Message, () => Promise<string>> = {
  "Please upload a resume first": async () => {
    const { userId } = await createSeeker(deps);
    return (await askFaulty({}, "/jobs", { cookie: await sessionOf(deps, userId) })).text;
  },
  "Please enter a position to search for.": () => send({ position: " " }),
  "Please enter a location to search in.": () => send({ location: "  " }),
  'Location "{location}" is not integrated yet. Please try a different location.': () =>
    send({ location: "Atlantis" }),
  'No jobs found for "{position}" in {location}.': () => send({ position: "Qxyzzy" }),
  "Failed to fetch jobs": () => send({}, /job_posting_search/),
  "An unexpected error occurred while searching for jobs. Please try again.": () =>
    send({}, /^insert into "rate_limits"/),
  // A failure of the minute's limit would come before that of the analysis.
  "Failed to analyze job. Please try again.": () =>
    send({ intent: "analyze", posting: "1" }, /from "job_postings"/),
};

test.each(jobSearchMessages)("%j is said", async (message) => {
  expect(shown(await causes[message]())).toMatch(wordForWord(message));
});

test("none of them is said where nothing is wrong", async () => {
  const { cookie } = await searchingSeeker(deps);
  const page = shown((await askFaulty({}, "/jobs", { cookie })).text);
  expect(jobSearchMessages.filter((message) => wordForWord(message).test(page))).toEqual([]);
});

/** Without the catalogue of texts that scripts get. */
function shown(page: string): string {
  return page.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/&quot;|&#x22;/g, '"');
}
