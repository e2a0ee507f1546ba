import { expect, test } from "vitest";
import { normalizeCompanyName, normalizeWebsite } from "../../workers/domain/agencies/company-identity";
import {
  type CompanySubscription,
  checkSubscription,
} from "../../workers/domain/billing/subscription-validity";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 60 * 60 * 1000;

function subscription(status: CompanySubscription["status"], nextRenewal: number): CompanySubscription {
  const limits = { threads: 50, applicants: 1000, bulkAnalyses: 100, filesPerUpload: 10 };
  return {
    status,
    slug: "agency-trial",
    planName: "Trial",
    isPaid: false,
    startDate: NOW - DAY,
    periodStart: NOW - DAY,
    nextRenewal,
    cancelAt: null,
    pastDueSince: null,
    suspendedAt: null,
    limits,
  };
}

test("a subscription is valid to the last millisecond, and days left round up", () => {
  expect(checkSubscription(subscription("trial", NOW + 1), NOW)).toEqual({
    valid: true,
    status: "trial",
    daysLeft: 1,
  });
  expect(checkSubscription(subscription("active", NOW + 3 * DAY + 1), NOW)).toMatchObject({ daysLeft: 4 });
  expect(checkSubscription(subscription("trial", NOW), NOW)).toEqual({
    valid: false,
    status: "expired",
    code: "trial-expired",
  });
});

test("a cancelled subscription keeps access until its period ends", () => {
  expect(checkSubscription(subscription("cancelled", NOW + DAY), NOW)).toMatchObject({ valid: true });
  const ended = checkSubscription(subscription("cancelled", NOW), NOW);
  expect(ended).toEqual({ valid: false, status: "cancelled", code: "subscription-cancelled" });
});

test("no subscription, and one that has ended, are told apart", () => {
  expect(checkSubscription(null, NOW)).toMatchObject({ code: "no-subscription", status: "not_found" });
  expect(checkSubscription(subscription("active", NOW - 1), NOW)).toMatchObject({
    code: "subscription-expired",
  });
});

test.each([
  ["Harbour & Line, Inc.", "harbour line"],
  ["  ACME   Corporation Ltd ", "acme"],
  ["The Company Co", "the"],
  ["Coco Labs", "coco labs"],
  ["Müller-Thurgau GmbH", "müllerthurgau gmbh"],
])("company name %j is compared as %j", (name, normalized) => {
  expect(normalizeCompanyName(name)).toBe(normalized);
});

test.each([
  ["https://www.Example.com/", "example.com"],
  ["http://app.example.com", "example.com"],
  ["portal.example.com//", "example.com"],
  ["https://apple.com", "apple.com"],
  ["HTTPS://www.admin.example.com/x/", "example.com/x"],
])("website %j is compared as %j", (website, normalized) => {
  expect(normalizeWebsite(website)).toBe(normalized);
});
