import { expect, test } from "vitest";
import { deliver, testDeps } from "../../support/faults";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";

const resume = {
  basics: { name: "Hanna Lindqvist", email: "hanna@example.com" },
  work: [
    {
      name: "Alma Bröd",
      position: "Head Baker",
      startDate: "2019-03",
      endDate: "2024-05",
      highlights: ["Trained 9 bakers in laminated doughs"],
    },
  ],
};

async function setUp() {
  const deps = testDeps();
  const { userId } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  const send = (content: unknown) =>
    visit("/api/resumes", {
      cookie,
      method: "POST",
      body: filesForm([{ name: "Hanna.json", bytes: new TextEncoder().encode(JSON.stringify(content)) }]),
    });
  return { deps, userId, cookie, send };
}

test("a resume.json is uploaded like any other résumé, and what was read of it comes out as one", async () => {
  const { deps, userId, cookie, send } = await setUp();
  const answer = await send(resume);
  expect(answer.status).toBe(202);
  const [{ id, name }] = (await answer.json<{ accepted: [{ id: string; name: string }] }>()).accepted;
  expect(name).toBe("Hanna");
  const early = await visit(`/api/resumes/${id}/json-resume`, { cookie });
  expect(early.status).toBe(409);
  await deliver(deps, [{ userId, resumeId: id }]);
  const file = await visit(`/api/resumes/${id}/json-resume`, { cookie });
  expect(file.headers.get("content-disposition")).toContain("Hanna.json");
  expect(await file.json()).toMatchObject(resume);
  const original = await visit(`/api/resumes/${id}/file`, { cookie });
  expect(original.headers.get("content-type")).toBe("application/json");
  expect(await original.json()).toEqual(resume);
});

test("another JSON file is refused with what is wrong in it", async () => {
  const { send } = await setUp();
  const answer = await send({ ...resume, work: [{ startDate: "spring" }] });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message: 'This is no JSON Resume: "work[0].startDate" must be a date such as 2024-05-31, 2024-05 or 2024',
  });
});
