import { expect, test } from "vitest";
import { demoAccounts, demoCompanies } from "../../db/seed/accounts";
import { seedThreads } from "../../db/seed/job-threads";
import { formatPeriod } from "../../db/seed/layouts/dates";

test("threads have descriptions that fit the form and deal-breakers of their own", () => {
  for (const thread of seedThreads) {
    expect(thread.description.length, thread.key).toBeGreaterThanOrEqual(300);
    expect(thread.description.length, thread.key).toBeLessThanOrEqual(2000);
    expect(thread.requirements.split("\n").length, thread.key).toBeGreaterThanOrEqual(3);
    expect(thread.description, thread.key).not.toContain(thread.requirements);
  }
});

test("every thread belongs to an agent", () => {
  const agents = demoAccounts.filter(({ role }) => role === "agent").map(({ key }) => key);
  for (const thread of seedThreads) expect(agents).toContain(thread.agentKey);
});

test("there is a candidate, a member of staff, and an agent in each of two companies", () => {
  expect(demoAccounts.filter(({ role }) => role === "candidate")).toHaveLength(1);
  expect(demoAccounts.filter(({ role }) => role === "staff")).toHaveLength(1);
  const employers = demoAccounts.filter(({ role }) => role === "agent").map(({ companyKey }) => companyKey);
  expect(employers).toEqual(demoCompanies.map(({ key }) => key));
});

test("accounts can be told apart and have passwords that registration would accept", () => {
  expect(new Set(demoAccounts.map(({ email }) => email)).size).toBe(demoAccounts.length);
  for (const { email, password } of demoAccounts) {
    expect(email).toMatch(/@plumbline\.example$/);
    expect(password.length).toBeGreaterThanOrEqual(6);
  }
});

test("dates are written as the language of the résumé writes them", () => {
  expect(formatPeriod("2021-03", null, "en", "short")).toBe("Mar 2021 – Present");
  expect(formatPeriod("2020-04", null, "de", "numeric")).toBe("04/2020 – heute");
  expect(formatPeriod("2021-02", "2022-12", "fr", "short")).toBe("févr. 2021 – déc. 2022");
  expect(formatPeriod("2021-02", "2022-12", "es", "long")).toBe("febrero de 2021 – diciembre de 2022");
  expect(formatPeriod(null, "2015", "en", "long")).toBe("2015");
});
