import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import type { Deps } from "../../../workers/domain/deps";
import { getAgent } from "../../../workers/domain/staff/agencies/get-agent";
import { getCompany } from "../../../workers/domain/staff/agencies/get-company";
import { listAgents } from "../../../workers/domain/staff/agencies/list-agents";
import { listSubscriptions } from "../../../workers/domain/staff/agencies/list-subscriptions";
import { searchCompanies } from "../../../workers/domain/staff/agencies/search-companies";
import { deactivateCompany } from "../../../workers/domain/staff/agencies/set-company-active";
import { getAccountBilling } from "../../../workers/domain/staff/billing/get-account-billing";
import { listOpenBilling } from "../../../workers/domain/staff/billing/open-billing";
import { getBooking, listBookings } from "../../../workers/domain/staff/coaching/list-bookings";
import { exportList } from "../../../workers/domain/staff/content/export-list";
import { getArticle, listArticles } from "../../../workers/domain/staff/content/list-articles";
import { listMailingLists } from "../../../workers/domain/staff/content/list-mailing-lists";
import { getMessage, listMessages } from "../../../workers/domain/staff/content/list-messages";
import { getDeadMail, listDeadMails } from "../../../workers/domain/staff/failures/list-dead-mails";
import {
  listFailedApplicants,
  planApplicantRetry,
} from "../../../workers/domain/staff/failures/list-failed-applicants";
import {
  listFailedResumes,
  planResumeRetry,
} from "../../../workers/domain/staff/failures/list-failed-resumes";
import { getOverview } from "../../../workers/domain/staff/get-overview";
import { getUser } from "../../../workers/domain/staff/get-user";
import { listAudit, listAuditTrail } from "../../../workers/domain/staff/list-audit";
import { getDeletion, listDeletions } from "../../../workers/domain/staff/list-deletions";
import { searchUsers } from "../../../workers/domain/staff/search-users";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";

const after = { value: 5, id: "x" };
const id = "x";

const works: Record<string, (deps: Deps) => Promise<unknown>> = {
  overview: (deps) => getOverview(deps),
  "agents who wait": (deps) => listAgents(deps, { status: "pending", after }),
  "agents who don't": (deps) => listAgents(deps, { status: "blocked", after }),
  users: (deps) => searchUsers(deps, { q: "a", after: null }),
  "all users": (deps) => searchUsers(deps, { q: "", after: "b@example.com" }),
  companies: (deps) => searchCompanies(deps, { q: "a", after: null }),
  "all companies": (deps) => searchCompanies(deps, { q: "", after: "x~y" }),
  "agencies' subscriptions": (deps) =>
    listSubscriptions(deps, { kind: "agency", status: "active", soon: true, after }),
  "people's subscriptions": (deps) =>
    listSubscriptions(deps, { kind: "individual", status: "active", soon: false, after }),
  "open messages": (deps) => listMessages(deps, { state: "open", after }),
  "answered messages": (deps) => listMessages(deps, { state: "answered", after }),
  message: (deps) => getMessage(deps, { messageId: id }),
  "new coaching wishes": (deps) => listBookings(deps, { state: "new", after }),
  "answered coaching wishes": (deps) => listBookings(deps, { state: "answered", after }),
  "a coaching wish": (deps) => getBooking(deps, { bookingId: id }),
  "mailing lists": (deps) => listMailingLists(deps),
  "a mailing list's export": async (deps) => {
    const { lines } = await exportList(deps, { list: "newsletter", actorId: id });
    for await (const _ of lines);
  },
  deletions: (deps) => listDeletions(deps, { after }),
  deletion: (deps) => getDeletion(deps, { requestId: id }),
  "job seekers' failed résumés": (deps) => listFailedResumes(deps, { after }),
  "a job seeker's retry": (deps) => planResumeRetry(deps, { resumeId: id }),
  "failed résumés": (deps) => listFailedApplicants(deps, { after }),
  "dead mails": (deps) => listDeadMails(deps, { after }),
  "dead mail": (deps) => getDeadMail(deps, { mailId: id }),
  "published articles": (deps) => listArticles(deps, { state: "published", after }),
  drafts: (deps) => listArticles(deps, { state: "drafts", after }),
  article: (deps) => getArticle(deps, { articleId: id }),
  "the audit log": (deps) => listAudit(deps, { subject: "", after }),
  "the audit log of an action": (deps) => listAudit(deps, { action: "agent-approved", subject: "", after }),
  "the audit log of a subject": (deps) => listAudit(deps, { subject: id, after }),
  "audit lines on a subject": (deps) => listAuditTrail(deps, { subject: id }),
  "open billing": (deps) => listOpenBilling(deps),
  "a person's money": (deps) => getAccountBilling(deps, { account: { userId: id } }),
  "a company's money": (deps) => getAccountBilling(deps, { account: { companyId: id } }),
  "a person, an agent, an agency, a retry, a deactivation": async (deps) => {
    const agent = await createAgent(testDeps());
    const threadId = await addThread(testDeps(), agent);
    await getUser(deps, agent);
    await getAgent(deps, agent);
    await getCompany(deps, agent);
    await planApplicantRetry(deps, { threadId, applicantId: null });
    await deactivateCompany(deps, { companyId: agent.companyId, actorId: id, reason: id });
  },
};

/** Indexes that hold the failed or the open ones alone: reading all of one is what a count or a list is for. */
const WHOLE_INDEX =
  /^SCAN (?:b2b_candidates USING COVERING INDEX b2b_candidates_failed_idx|resumes USING COVERING INDEX resumes_failed_idx|\w+ USING (?:COVERING )?INDEX (?:contract_declarations|billing_alerts)_open_idx)$/;

test.each(Object.keys(works))(
  "the staff's queries read an index, never a growing table: %s",
  async (name) => {
    const deps = testDeps();
    const statements: Statement[] = [];
    await works[name]?.({ ...deps, db: openDatabases(recordingD1(statements)) }).catch(() => {});
    expect(statements.length).toBeGreaterThan(0);
    for (const { sql, values } of statements) {
      const steps = await planOf(sql, values);
      const slow = slowSteps(steps).filter((step) => !WHOLE_INDEX.test(step));
      // An agency's own few agents may be sorted in memory.
      const ofOneAgency = steps.some((step) => step.includes("b2b_agents_company_idx"));
      const left = ofOneAgency ? slow.filter((step) => !/TEMP B-TREE/.test(step)) : slow;
      expect(left, `${sql}\n${steps.join("\n")}`).toEqual([]);
    }
  },
);
