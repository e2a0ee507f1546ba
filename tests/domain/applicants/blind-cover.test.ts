import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { codeName } from "../../../workers/domain/applicants/blind/code-name";
import { coverFor } from "../../../workers/domain/applicants/blind/cover-text";
import { likelyNames, ownWords } from "../../../workers/domain/applicants/blind/own-words";
import { personalSpans } from "../../../workers/engine/parse/contact/personal-spans";
import { textToResume } from "../../../workers/engine/read";

const own = ownWords({
  names: ["Dr. Zoë Müller-Quist"],
  emails: ["zq.private@post.example"],
  phones: ["+46 70 555 01 02"],
  links: ["https://github.com/zedqueue"],
  places: ["Göteborg, Sweden", "New Haven, CT 06510"],
});
const cover = coverFor(own);

test.each([
  ["Zoë Müller-Quist", "[hidden]"],
  ["Award for ZOE MUELLER", "Award for [hidden]"],
  ["Z. Müller and A. B. Quist wrote it", "[hidden] and [hidden] wrote it"],
  ["muellerquist.example and @muellerart", "[hidden].example and @[hidden]"],
  ["Write to anyone@elsewhere.example", "Write to [hidden]"],
  ["Call 070-555 01 02 today", "Call [hidden] today"],
  ["Handle zedqueue; see www.zq.example/x", "Handle [hidden]; see [hidden]"],
  ["Sales in GÖTEBORG and New Haven, CT", "Sales in [hidden] and [hidden]"],
  ["She led her team; he left", "[hidden] led [hidden] team; [hidden] left"],
  ["Mrs Bergman, Kauffrau, Saleswoman", "[hidden] Bergman, Kau[hidden], Sales[hidden]"],
])("%j is covered to %j", (text, expected) => {
  expect(cover(text).text).toBe(expected);
});

test.each([
  "New services, MS Office, MS in Physics",
  "Quistling",
  "2014 - 2018",
  "Python 3.11, 10,000 users a day",
])("%j tells nothing and stays", (text) => {
  const plain = coverFor(ownWords({ names: ["Bo Ek"], places: ["New Haven"], phones: ["+46 70 555 01 02"] }));
  expect(plain(text)).toMatchObject({ text });
});

test("a name that is an everyday word is covered where it is the name", () => {
  const will = coverFor(ownWords({ names: ["Will May"] }));
  expect(will("Will May: I will travel, from May on").text).toBe("[hidden]: I will travel, from [hidden] on");
});

test("offsets go with the words that they point at", () => {
  const text = "Zoë Müller built Python services in Göteborg with Go";
  const covered = cover(text);
  for (const word of ["Python services", "Go"]) {
    const start = text.lastIndexOf(word);
    const [from, to] = [covered.at(start, "start"), covered.at(start + word.length, "end")];
    expect(covered.text.slice(from, to)).toBe(word);
  }
  const inside = [covered.at(2, "start"), covered.at(6, "end")];
  expect(covered.text.slice(...inside)).toBe("[hidden]");
});

test("where no name was read, the file's name and the e-mail tell which words of the head are one", () => {
  const hints = { fileName: "CV_Lena-Froehlich_2024.pdf", emails: ["lfroehlich@post.example"] };
  expect(likelyNames(["LENA FROEHLICH", "Java Developer"], hints)).toEqual(["lena", "froehlich"]);
});

test("personal details in a table of the head are covered without a colon, too", () => {
  const lines = [
    "Lebenslauf",
    "Staatsangehörigkeit\tdeutsch",
    "Berufserfahrung",
    "04/2020 - heute\tLeiterin",
  ];
  const { spans } = personalSpans(textToResume(lines.join("\n")));
  expect(spans[1]).toEqual([{ start: 0, end: lines[1]?.length }]);
  expect(spans[3]).toEqual([]);
});

test("code names are stable, short, and seldom the same", () => {
  const ids = Array.from({ length: 500 }, (_, at) => `0000${at}-4f2e-4c1d-9a3b-${at * 7919}`);
  const names = ids.map(codeName);
  expect(names).toEqual(ids.map(codeName));
  for (const name of names) expect(name).toMatch(/^Candidate [0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(names).size).toBeGreaterThan(490);
});

/** Who reads applicants as they are stored. A new file here must veil what it hands out, or hand out no person's words. */
const READS_STORED = [
  // The shortlist, whom blind review shows.
  "workers/domain/reports/list-reports.ts",
  "workers/domain/reports/list-shortlisted.ts",
  "workers/domain/reports/prepare-report.ts",
  "workers/domain/agency-log/list-log.ts",
  "workers/domain/overview/list-activity.ts",
  "workers/domain/pool/list-pool.ts",
  // The key alone that tells who is the same person, and hands it to nobody.
  "workers/domain/pool/open-pool-person.ts",
  "workers/domain/pool/find-fitting.ts",
  "workers/domain/reviewers/list-rows.ts",
  // To the person themselves, by their own code: never to an agent.
  "workers/domain/applicant-page/find-link.ts",
  "workers/domain/applicant-page/open-page.ts",
  "workers/domain/applicant-page/correct-reading.ts",
  // Addresses for mails to the person; hands out a code where they are unveiled.
  "workers/domain/applicant-page/issue-link.ts",
  "workers/domain/applicant-page/requests/answer-request.ts",
  // Veils name, words and corrections.
  "workers/domain/applicant-page/get-their-page.ts",
  "workers/domain/applicant-page/requests/list-requests.ts",
  // Which rows are the same person's, and a name that is veiled.
  "workers/domain/applicants/duplicates/person-rows.ts",
  "workers/domain/applicants/retention/hold-person.ts",
  "workers/domain/applicants/retention/is-held.ts",
  // Addresses whose mails go with them.
  "workers/domain/applicants/erase-applicants.ts",
  // Addresses for mails; hands out how many.
  "workers/domain/voluntary/askable.ts",
  "workers/domain/voluntary/invite-applicants.ts",
  "workers/domain/decisions/decide.ts",
  "workers/domain/applicants/delete-applicant.ts",
  "workers/domain/applicants/export-person.ts",
  "workers/domain/applicants/find-person.ts",
  "workers/domain/applicants/advice/get-advice.ts",
  "workers/domain/applicants/get-applicant.ts",
  "workers/domain/applicants/erase-person.ts",
  "workers/domain/applicants/list-applicants.ts",
  "workers/domain/applicants/list-score-changes.ts",
  // Tells who is the same person, and hands out nothing.
  "workers/domain/applicants/duplicates/keep-apart.ts",
  "workers/domain/applicants/duplicates/merge-duplicates.ts",
  // Keys of rows that were never compared; hands out nothing.
  "workers/domain/applicants/duplicates/seek-missed.ts",
  // Shows the name through the veil, and the text as it is covered.
  "workers/domain/applicants/proposals/propose-fields.ts",
  // Counts and numbers alone.
  "workers/domain/threads/counts/recount-threads.ts",
  "workers/domain/threads/counts/recounted-figures.ts",
  "workers/domain/threads/requirements/preview-requirements.ts",
  // Conditions of a query, which `blindQuery` has gone through.
  "workers/domain/applicants/table/applicant-filter.ts",
  // Reads and scores documents; hands out nothing.
  "workers/domain/documents/audiences/applicant-documents.ts",
  // Reads what is stored, for those of this list.
  "workers/domain/stored/read-results.ts",
  // Copies a file to another thread, and hands out nothing.
  "workers/domain/pool/add-to-thread.ts",
  // Tells a file's own sender that it is here already.
  "workers/domain/documents/uploads/accept-upload.ts",
];

const STORED =
  /applicants\.(?:fileName|candidate\w+|resumeFileUrl|experienceHistory)\b|applicant: applicants\b|\.\.\.ownColumns\b|\.select\(\)\s*\.from\(applicants\)|\b(?:findStoredApplicant|getStoredDetails|readApplicant(?:Analysis|Reading)|findPerson)\(/;
/** Keys of files that are deleted. */
const KEYS_ALONE = [
  "erase-retained.ts",
  "delete-orphans.ts",
  "erase-deleted-threads.ts",
  "data-without-person.ts",
];

test("every file that reads applicants as they are stored is known, and none is a page or an endpoint", () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const files = ["workers/domain", "workers/http", "app"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const readers = files.filter(
    (file) =>
      !KEYS_ALONE.some((name) => file.endsWith(`/${name}`)) &&
      STORED.test(
        readFileSync(join(root, file), "utf8").replace(
          /function (?:findStoredApplicant|getStoredDetails|readApplicant(?:Analysis|Reading)|findPerson)\(/g,
          "",
        ),
      ),
  );
  const others = readers.filter((file) => !file.startsWith("workers/domain/applicants/blind/"));
  expect(others.sort()).toEqual([...READS_STORED].sort());
});
