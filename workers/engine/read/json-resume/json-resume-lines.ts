import { isObject, type JsonObject } from "./check-json-resume";

export type JsonLine = { look: "name" | "heading" | "entry" | "plain" | "bullet"; text: string };

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The words of a JSON Resume as the lines of a résumé: every text of its fields once, nothing added but headings. */
export function jsonResumeLines(resume: JsonObject): JsonLine[] {
  const basics = resume.basics as JsonObject;
  const lines: JsonLine[] = [];
  const add = (look: JsonLine["look"], ...texts: string[]) => {
    for (const text of texts) if (text !== "") lines.push({ look, text });
  };
  const section = (heading: string, name: string, write: (entry: JsonObject) => void) => {
    const entries = listOf(resume, name);
    if (entries.length > 0) add("heading", heading);
    entries.forEach(write);
  };
  add("name", textOf(basics, "name"));
  add("plain", textOf(basics, "label"), contactOf(basics));
  if (textOf(basics, "summary")) add("heading", "Summary");
  add("plain", textOf(basics, "summary"));
  const job = (entry: JsonObject, name: string) => {
    add("entry", textOf(entry, "position"));
    add("plain", joined(name, textOf(entry, "location"), spanOf(entry)));
    add("plain", textOf(entry, "summary"));
    add("bullet", ...textsOf(entry, "highlights"));
  };
  section("Experience", "work", (entry) => job(entry, textOf(entry, "name") || textOf(entry, "company")));
  section("Volunteering", "volunteer", (entry) => job(entry, textOf(entry, "organization")));
  section("Projects", "projects", (entry) => {
    add("entry", joined(textOf(entry, "name"), spanOf(entry)));
    add("plain", textOf(entry, "description"));
    add("bullet", ...textsOf(entry, "highlights"));
    add("plain", textsOf(entry, "keywords").join(", "));
  });
  section("Education", "education", (entry) => {
    const study = [textOf(entry, "studyType"), textOf(entry, "area")].filter(Boolean).join(" in ");
    add("entry", study || textOf(entry, "institution"));
    add("plain", joined(study ? textOf(entry, "institution") : "", spanOf(entry), textOf(entry, "score")));
    add("plain", textsOf(entry, "courses").join(", "));
  });
  section("Skills", "skills", (entry) => {
    const keywords = textsOf(entry, "keywords").join(", ");
    add("plain", [textOf(entry, "name"), keywords].filter(Boolean).join(": "));
  });
  section("Languages", "languages", (entry) => {
    const fluency = textOf(entry, "fluency");
    add("plain", textOf(entry, "language") + (fluency && ` (${fluency})`));
  });
  section("Certificates", "certificates", (entry) =>
    add(
      "plain",
      [textOf(entry, "name"), textOf(entry, "issuer"), dayOf(textOf(entry, "date"))]
        .filter(Boolean)
        .join(", "),
    ),
  );
  section("Awards", "awards", (entry) => {
    add("plain", joined(textOf(entry, "title"), textOf(entry, "awarder"), dayOf(textOf(entry, "date"))));
    add("plain", textOf(entry, "summary"));
  });
  section("Publications", "publications", (entry) => {
    const released = dayOf(textOf(entry, "releaseDate"));
    add("plain", joined(textOf(entry, "name"), textOf(entry, "publisher"), released));
    add("plain", textOf(entry, "summary"));
  });
  section("Interests", "interests", (entry) =>
    add("plain", [textOf(entry, "name"), ...textsOf(entry, "keywords")].filter(Boolean).join(", ")),
  );
  section("References", "references", (entry) =>
    add("plain", joined(textOf(entry, "name"), textOf(entry, "reference"))),
  );
  return lines;
}

function contactOf(basics: JsonObject): string {
  const place = isObject(basics.location) ? basics.location : {};
  const where = ["city", "region", "countryCode"].map((key) => textOf(place, key)).filter(Boolean);
  const address = textOf(place, "address");
  const links = listOf(basics, "profiles").map((profile) => textOf(profile, "url"));
  return joined(
    textOf(basics, "email"),
    textOf(basics, "phone"),
    // A street stays out; our own exports have the whole place as it was read.
    where.length === 0 || address.includes(textOf(place, "city"))
      ? address || where.join(", ")
      : where.join(", "),
    textOf(basics, "url") || textOf(basics, "website"),
    ...links,
  );
}

function joined(...texts: string[]): string {
  return texts.filter(Boolean).join(" | ");
}

function textOf(entry: JsonObject, key: string): string {
  const value = entry[key];
  return typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
}

function textsOf(entry: JsonObject, key: string): string[] {
  const values = entry[key];
  return Array.isArray(values) ? values.map((_, at) => textOf(values as never, String(at))) : [];
}

function listOf(entry: JsonObject, key: string): JsonObject[] {
  const values = entry[key];
  return Array.isArray(values) ? values.filter(isObject) : [];
}

/** "Mar 2020 - Jun 2022"; what has begun and has no end goes on. */
function spanOf(entry: JsonObject): string {
  const [start, end] = [dayOf(textOf(entry, "startDate")), dayOf(textOf(entry, "endDate"))];
  return start ? `${start} - ${end || "Present"}` : end;
}

function dayOf(date: string): string {
  const [year = "", month] = date.split("-");
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : year;
}
