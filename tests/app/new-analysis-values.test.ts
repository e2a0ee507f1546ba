import { expect, test } from "vitest";
import {
  fieldOf,
  jobOf,
  readNewAnalysis,
  requestIdOf,
} from "~/components/seeker/analysis/new-analysis-values";
import { REQUEST_ID } from "../../workers/domain/matches/request-id";

const typed = new URLSearchParams({
  resume: "r1",
  mode: "description",
  url: "https://www.linkedin.com/jobs/view/1",
  description: " Java ",
  title: "Nurse",
});

test("what was typed in another mode is kept, and only the open mode names the job", () => {
  const values = readNewAnalysis(typed);
  expect(values).toMatchObject({ url: "https://www.linkedin.com/jobs/view/1", title: "Nurse" });
  expect(jobOf(values)).toEqual({ mode: "description", description: "Java", title: "" });
  expect(jobOf({ ...values, mode: "title" })).toEqual({ mode: "title", title: "Nurse" });
});

test("an address that names a title opens that mode, and none pasting", () => {
  expect(readNewAnalysis(new URLSearchParams("resume=r1&title=Nurse"))).toMatchObject({
    resumeId: "r1",
    mode: "title",
    title: "Nurse",
  });
  expect(readNewAnalysis(new URLSearchParams()).mode).toBe("description");
});

test("a form sent twice is one request; changed, it is another", async () => {
  const values = readNewAnalysis(typed);
  const first = await requestIdOf("abcdefghijklmnop", values);
  expect(first).toMatch(REQUEST_ID);
  expect(await requestIdOf("abcdefghijklmnop", values)).toBe(first);
  expect(await requestIdOf("abcdefghijklmnop", { ...values, title: "Baker" })).toBe(first);
  expect(await requestIdOf("abcdefghijklmnop", { ...values, description: "Go" })).not.toBe(first);
  expect(await requestIdOf("bbbbbbbbbbbbbbbb", values)).not.toBe(first);
});

test("a failure is shown at its field", () => {
  expect(fieldOf("resume-missing", "url")).toBe("resume");
  expect(fieldOf("job-missing", "title")).toBe("title");
  expect(fieldOf("posting-unreadable", "url")).toBe("url");
  expect(fieldOf("own-subscription-ended", "url")).toBeNull();
});
