import { MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_JSON_TEXT, MAX_JSON_VALUES } from "./json-limits";

export type JsonObject = { [key: string]: unknown };

type Checked = { resume: JsonObject } | { problem: string };

/** Parts of JSON Resume 1.0.0 that are lists of objects. */
const LISTS = [
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
];

/** @returns a resume.json of jsonresume.org's schema, or what is wrong with it, as a sentence without its full stop */
export function checkJsonResume(bytes: Uint8Array): Checked {
  if (bytes.length > MAX_JSON_BYTES)
    return { problem: `A resume.json may have up to ${MAX_JSON_BYTES / 1024} KB` };
  let resume: unknown;
  try {
    resume = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return { problem: "This file isn't valid JSON in UTF-8" };
  }
  if (!isObject(resume) || !isObject(resume.basics))
    return { problem: 'This JSON file is no JSON Resume: it has no "basics"' };
  const tooMuch = problemOfSize(resume);
  if (tooMuch) return { problem: tooMuch };
  const wrong = wrongPart(resume);
  return wrong ? { problem: `This is no JSON Resume: ${wrong}` } : { resume };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Level by level, so that no depth exhausts the stack. */
function problemOfSize(resume: JsonObject): string | null {
  let level: unknown[] = [resume];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > MAX_JSON_DEPTH) return `This JSON file is nested more than ${MAX_JSON_DEPTH} levels deep`;
    if (values > MAX_JSON_VALUES)
      return `This JSON file has more than ${MAX_JSON_VALUES.toLocaleString("en")} values`;
    if (level.some((value) => typeof value === "string" && value.length > MAX_JSON_TEXT))
      return `A text in this JSON file has more than ${MAX_JSON_TEXT.toLocaleString("en")} characters`;
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
  return null;
}

/** By the types alone: what a file says of itself beyond them is left out, as the schema allows. */
function wrongPart(resume: JsonObject): string | null {
  const basics = wrongField(resume.basics as JsonObject, "basics");
  if (basics) return basics;
  for (const name of LISTS) {
    const list = resume[name];
    if (list === undefined || list === null) continue;
    if (!Array.isArray(list)) return `"${name}" must be a list`;
    for (const [at, entry] of list.entries()) {
      const place = `${name}[${at}]`;
      if (!isObject(entry)) return `"${place}" must be an object`;
      const wrong = wrongField(entry, place);
      if (wrong) return wrong;
    }
  }
  return null;
}

const TEXTS =
  /^(?:name|label|email|phone|url|summary|position|company|organization|institution|area|studyType|title|awarder|issuer|language|fluency|level|reference|description|publisher|location)$/;
const DATES = /^(?:startDate|endDate|date|releaseDate)$/;
const TEXT_LISTS = /^(?:highlights|keywords|courses|roles)$/;
const DATE = /^(?:(?:19|20)\d\d)(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/;

function wrongField(entry: JsonObject, place: string): string | null {
  for (const [key, value] of Object.entries(entry)) {
    if (value === null || value === "") continue;
    const path = `"${place}.${key}"`;
    const isPlace = place === "basics" && key === "location";
    if (TEXTS.test(key) && !isPlace && typeof value !== "string") return `${path} must be a text`;
    if (DATES.test(key) && !(typeof value === "string" && DATE.test(value)))
      return `${path} must be a date such as 2024-05-31, 2024-05 or 2024`;
    if (TEXT_LISTS.test(key) && !(Array.isArray(value) && value.every((one) => typeof one === "string")))
      return `${path} must be a list of texts`;
    if (isPlace && !isObject(value)) return `${path} must be an object`;
  }
  return null;
}
