import { expect, test } from "vitest";
import { newRequestId } from "../../../workers/domain/matches/request-id";
import { pasteResume } from "../../../workers/domain/resumes/paste-resume";
import { deliver, testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, postForm, textOf } from "../../support/people/seeker";
import { analysesOf, POSTING } from "../../support/samples/job-analyses";
import { rowsOf } from "../../support/samples/seeker-resumes";
import { resumePdf } from "../../support/samples/text-pdf";

const deps = testDeps();

const TEXT = `Ilse Vandermeer
ilse@example.com

Experience
Senior Backend Engineer, Adyen, Amsterdam
March 2019 to present
- Built payment services in Java and Kafka.

Education
Bachelor of Computer Science, University of Ghent, 2011 to 2015`;

async function setUp() {
  const { userId } = await createSeeker(deps);
  return { user: { userId, emailVerified: true }, cookie: await sessionOf(deps, userId) };
}

type Person = Awaited<ReturnType<typeof setUp>>;

function send(
  { cookie }: Pick<Person, "cookie">,
  fields: Record<string, string>,
  file?: { name: string; bytes: Uint8Array<ArrayBuffer> },
) {
  const body = new FormData();
  const all = { mode: "description", description: POSTING, requestId: newRequestId(), ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  body.append("resumes", file ? new File([file.bytes], file.name) : new File([], ""));
  return visit("/new-analysis", { method: "POST", body, cookie });
}

test("a file that comes with the form is kept, chosen, and nothing typed is lost", async () => {
  const person = await setUp();
  const file = { name: "Mara Lind.pdf", bytes: resumePdf(1) };
  const answer = await send(person, { intent: "analyze", postingTitle: "Baker" }, file);
  expect(answer.status).toBe(200);
  const [resume] = await rowsOf(deps, person.user);
  expect(resume).toMatchObject({ name: "Mara Lind", fileType: "application/pdf" });
  const page = await textOf(answer);
  expect(page).toContain(`<option value="${resume?.id}" selected="">`);
  expect(page).toContain("Kafka");
  expect(page).toContain('value="Baker"');
  expect(await analysesOf(deps, person.user)).toEqual([]);
});

test("pasted text becomes a résumé named after its first line, once", async () => {
  const person = await setUp();
  expect((await send(person, { intent: "add", resumeText: TEXT })).status).toBe(200);
  await send(person, { intent: "add", resumeText: TEXT.replaceAll("\n", "\r\n") });
  const rows = await rowsOf(deps, person.user);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ name: "Ilse Vandermeer", fileType: "text/plain; charset=utf-8" });
  const file = await visit(`/api/resumes/${rows[0]?.id}/file`, { cookie: person.cookie });
  expect(file.headers.get("content-disposition")).toContain('filename="Ilse Vandermeer.txt"');
  expect(await file.text()).toBe(TEXT);
});

test.each([
  ["Please upload a valid file type (.pdf, .doc, .docx).", {}, { name: "mara.txt", bytes: resumePdf() }],
  ["Please upload a valid file type (.pdf, .doc, .docx).", {}, { name: "a.pdf", bytes: new Uint8Array(9) }],
  ["The file is empty", {}, { name: "a.pdf", bytes: new Uint8Array() }],
  ["A résumé may have up to 50,000 characters", { resumeText: "word ".repeat(10_001) }, undefined],
] as [string, Record<string, string>, Parameters<typeof send>[2]][])(
  "a résumé that comes along is refused: %s",
  async (words, fields, file) => {
    const person = await setUp();
    const answer = await send(person, fields, file);
    expect(answer.status).toBe(400);
    const page = await textOf(answer);
    expect(page).toContain(words);
    expect(page).toContain("Kafka");
    expect(await rowsOf(deps, person.user)).toEqual([]);
  },
);

test("nobody without a confirmed address gives a résumé there", async () => {
  const { userId } = await createSeeker(deps, { emailVerified: false });
  const cookie = await sessionOf(deps, userId);
  expect(await textOf(await visit("/new-analysis", { cookie }))).toContain("Confirm your email address.");
  expect((await send({ cookie }, { resumeText: TEXT })).status).toBe(403);
  expect(await rowsOf(deps, { userId })).toEqual([]);
});

test("what was read is asked about next to the job, and analyzing says that it is right", async () => {
  const person = await setUp();
  const { id } = await pasteResume(deps, { user: person.user, text: TEXT });
  const waiting = await textOf(await visit("/new-analysis", { cookie: person.cookie }));
  expect(waiting).toContain("We are reading it.");
  await deliver(deps, deps.sentOwn.splice(0));

  const page = await textOf(await visit(`/new-analysis?resume=${id}`, { cookie: person.cookie }));
  expect(page).toContain("Is this what we read?");
  expect(page).toContain("Senior Backend Engineer");
  const factsVersion = /name="factsVersion" value="(\d+)"/.exec(page)?.[1] ?? "";
  const form = { resume: id, mode: "description", description: POSTING, requestId: newRequestId() };
  const stale = await postForm(
    "/new-analysis",
    { ...form, readingOf: id, factsVersion: "7" },
    { cookie: person.cookie },
  );
  expect(stale.status).toBe(409);
  expect(await analysesOf(deps, person.user)).toEqual([]);

  const made = await postForm(
    "/new-analysis",
    { ...form, readingOf: id, factsVersion },
    { cookie: person.cookie },
  );
  expect(made.headers.get("location")).toMatch(/^\/analysis\//);
  const [resume] = await rowsOf(deps, person.user);
  expect(resume?.confirmedReading).toBeTruthy();
  const again = await textOf(await visit("/new-analysis", { cookie: person.cookie }));
  expect(again).not.toContain("Is this what we read?");
});
