import { expect, test } from "vitest";
import { MAX_JSON_FILE } from "../../../workers/domain/resumes/files/own-files";
import { jsonResume } from "../../../workers/domain/resumes/json-resume";
import { parseResume } from "../../../workers/engine/parse";
import { readResume } from "../../../workers/engine/read";
import { checkJsonResume } from "../../../workers/engine/read/json-resume/check-json-resume";
import { MAX_JSON_BYTES, MAX_JSON_TEXT } from "../../../workers/engine/read/json-resume/json-limits";

const bytesOf = (value: unknown) =>
  new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));

/** In the schema's own field names, with parts that the reader has no field for. */
const baker = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: {
    name: "Hanna Lindqvist",
    label: "Head Baker",
    image: "",
    email: "hanna.lindqvist@example.com",
    phone: "+46 70 123 45 67",
    url: "https://hannabakes.example.com",
    summary: "Baker with twelve years in sourdough, who plans production for three shops.",
    location: { address: "Storgatan 1", postalCode: "411 03", city: "Gothenburg", countryCode: "SE" },
    profiles: [{ network: "LinkedIn", username: "hannal", url: "https://www.linkedin.com/in/hannal" }],
  },
  work: [
    {
      name: "Alma Bröd",
      position: "Head Baker",
      location: "Gothenburg",
      startDate: "2019-03-01",
      highlights: ["Cut waste from 11% to 4% by planning", "Trained 9 bakers in laminated doughs"],
    },
    {
      name: "Stora Bageriet",
      position: "Baker",
      startDate: "2014-08",
      endDate: "2019-02",
      highlights: ["Baked 800 loaves a night"],
    },
  ],
  volunteer: [
    {
      organization: "Stadsmissionen",
      position: "Kitchen Volunteer",
      startDate: "2016-01",
      endDate: "2017-12",
      highlights: ["Cooked for 60 guests every Sunday"],
    },
  ],
  education: [
    {
      institution: "Burgårdens gymnasium",
      area: "Bakery and Confectionery",
      studyType: "Diploma",
      startDate: "2011-08",
      endDate: "2014-06",
    },
  ],
  skills: [{ name: "Baking", level: "Master", keywords: ["Sourdough", "Lamination"] }],
  languages: [{ language: "Swedish", fluency: "Native speaker" }],
  projects: [
    { name: "Rye library", startDate: "2021-02", endDate: "2021-11", highlights: ["Tested 40 flours"] },
  ],
};

async function read(resume: unknown) {
  const text = await readResume(bytesOf(resume), "resume.json");
  const facts = parseResume(text, { asOf: "2026-11" });
  return { text, facts, exported: jsonResume(facts) };
}

test("a JSON Resume is read word for word, and comes out as it went in", async () => {
  const { exported } = await read(baker);
  const { $schema, work, volunteer, education, languages, projects } = baker;
  const [first, second] = work;
  expect(exported).toMatchObject({
    $schema,
    basics: {
      name: "Hanna Lindqvist",
      label: "Head Baker",
      email: "hanna.lindqvist@example.com",
      phone: "+46 70 123 45 67",
      url: "https://hannabakes.example.com",
      summary: baker.basics.summary,
      location: { city: "Gothenburg" },
      profiles: [{ url: "https://www.linkedin.com/in/hannal" }],
    },
    work: [{ ...first, startDate: "2019-03" }, second],
    ...{ volunteer, education, languages, projects },
  });
  const skills = (exported.skills as { name: string }[]).map(({ name }) => name);
  expect(skills).toEqual(expect.arrayContaining(["Sourdough", "Lamination"]));
});

test("what was exported says the same when it is read again", async () => {
  const { exported } = await read(baker);
  expect((await read(exported)).exported).toEqual(exported);
});

test("each fact's words stand in a line, and a street is in none", async () => {
  const { text, facts } = await read(baker);
  const bullets = facts.experience.flatMap((entry) => entry.bullets);
  expect(bullets).toHaveLength(5);
  for (const { value, quotes } of bullets) {
    const [quote] = quotes;
    expect(text.lines[quote?.line ?? -1]?.text.slice(quote?.start, quote?.end)).toBe(value);
  }
  expect(text.lines.some(({ text: line }) => line.includes("Storgatan"))).toBe(false);
});

test("older files say company and website", async () => {
  const { exported } = await read({
    basics: { name: "Ola Berg", website: "https://ola.example.com" },
    work: [{ company: "Nordic Rail", position: "Train Driver", startDate: "2020-01", endDate: "2021-12" }],
  });
  expect(exported).toMatchObject({
    basics: { url: "https://ola.example.com" },
    work: [{ name: "Nordic Rail", position: "Train Driver" }],
  });
});

const deep = `{"basics":{"name":"A","x":${"[".repeat(5000)}${"]".repeat(5000)}}}`;

test.each([
  ["{", "This file isn't valid JSON in UTF-8"],
  [Uint8Array.of(0x7b, 0xff, 0x7d), "This file isn't valid JSON in UTF-8"],
  [[], 'This JSON file is no JSON Resume: it has no "basics"'],
  [{ name: "package", version: "1.0.0" }, 'This JSON file is no JSON Resume: it has no "basics"'],
  [{ basics: { name: 5 } }, 'This is no JSON Resume: "basics.name" must be a text'],
  [{ basics: { location: "here" } }, 'This is no JSON Resume: "basics.location" must be an object'],
  [{ basics: {}, work: {} }, 'This is no JSON Resume: "work" must be a list'],
  [{ basics: {}, work: ["x"] }, 'This is no JSON Resume: "work[0]" must be an object'],
  [
    { basics: {}, work: [{}, { startDate: "last May" }] },
    'This is no JSON Resume: "work[1].startDate" must be a date such as 2024-05-31, 2024-05 or 2024',
  ],
  [
    { basics: {}, skills: [{ keywords: "SQL" }] },
    'This is no JSON Resume: "skills[0].keywords" must be a list of texts',
  ],
  [deep, "This JSON file is nested more than 8 levels deep"],
  [{ basics: {}, skills: Array(5001).fill({}) }, "This JSON file has more than 5,000 values"],
  [
    { basics: { summary: "x".repeat(MAX_JSON_TEXT + 1) } },
    "A text in this JSON file has more than 5,000 characters",
  ],
  [" ".repeat(MAX_JSON_BYTES + 1), "A resume.json may have up to 256 KB"],
])("what is no JSON Resume is refused with what is wrong in it: %#", (file, problem) => {
  expect(checkJsonResume(file instanceof Uint8Array ? file : bytesOf(file))).toEqual({ problem });
});

test("a file without a word in it has no text", async () => {
  await expect(read({ basics: {} })).rejects.toMatchObject({ code: "no-text" });
});

test("browsers send as much as the engine reads", () => {
  expect(MAX_JSON_FILE).toBe(MAX_JSON_BYTES);
});
