import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../../db/schema";

export const withoutPerson: readonly { table: SQLiteTable; because: string }[] = [
  {
    table: schema.agents,
    because:
      "an agent's place in their agency: erased by `agencies/leaving`, exported by `export/agency-tables`",
  },
  { table: schema.companies, because: "an agency, no person" },
  {
    table: schema.companyAgreements,
    because:
      "which agreement an owner accepted for an agency: exported by `export/agency-tables`, kept as proof",
  },
  { table: schema.companySubscriptions, because: "an agency's plan" },
  { table: schema.threads, because: "an agency's job posting" },
  { table: schema.threadRequirements, because: "earlier versions of what an agency's job posting asks for" },
  { table: schema.batches, because: "an agency's upload" },
  {
    table: schema.applicants,
    because:
      "résumés that an agency received from applicants: the agency exports and erases them (RULINGS 42)",
  },
  {
    table: schema.decisions,
    because:
      "what an agency's people decided about applicants, who may export and erase them (RULINGS 42, 88)",
  },
  { table: schema.applicantNotes, because: "what agents wrote about applicants; goes with them" },
  { table: schema.agencyLog, because: "what was done in an agency: ids and figures, no names" },
  {
    table: schema.applicantLinks,
    because: "addresses of applicants' pages: an erasure takes out whose, and a receipt stays until they end",
  },
  {
    table: schema.applicantRequests,
    because: "what applicants asked of an agency: an erasure leaves number and times",
  },
  {
    table: schema.neverAgainMarks,
    because:
      "keyed hashes of applicants who are not to be taken again, as they asked with their deletion: they go with the company",
  },
  {
    table: schema.downloadAlerts,
    because: "how much an agent downloaded on a day, in figures; it goes after 90 days",
  },
  {
    table: schema.incidents,
    because: "what went wrong and was reported to us: the law asks for a record of it (GDPR 33(5))",
  },
  { table: schema.incidentLines, because: "what staff did about an incident: part of the same record" },
  { table: schema.blockedEngines, because: "engine versions that staff blocked, and why: no person" },
  { table: schema.subProcessorNotices, because: "which companies were told of a sub-processor" },
  { table: schema.incidentCompanies, because: "which agencies an incident concerned" },
  {
    table: schema.applicantExports,
    because:
      "files of applicants that an agent asked for; they go after a week, or with an applicant in them",
  },
  { table: schema.threadCounts, because: "what the rows of a job thread's applicants add up to" },
  { table: schema.threadAnalytics, because: "what the rows of a job thread's applicants add up to" },
  { table: schema.threadDays, because: "how many of a job thread's applicants came in each day" },
  { table: schema.poolPlaces, because: "how many people of an agency's pool live where" },
  {
    table: schema.threadPlaces,
    because: "how many applicants of a job thread live in a place; a place goes with the last of them",
  },
  {
    table: schema.poolNumbers,
    because: "numbers of applicants in the pool, whose words `pool_search` has: both go with the applicant",
  },
  {
    table: schema.poolEntries,
    because:
      "who of an agency's applicants stands in whose pool, by their address: it goes with the applicant",
  },
  {
    table: schema.notifications,
    because:
      "what an agent was told of job threads, in ids and figures: erased by `agencies/leaving`, exported by `export/agency-tables`",
  },
  { table: schema.webhooks, because: "addresses of an agency's own servers" },
  {
    table: schema.webhookDeliveries,
    because: "what those servers were told in the last 30 days: ids and times, no names",
  },
  { table: schema.threadShares, because: "which colleague may see a job thread" },
  {
    table: schema.tableViews,
    because: "filters, order and columns of an agency's table, without the search for a person",
  },
  { table: schema.threadVisits, because: "when an agent looked at a job thread" },
  {
    table: schema.clientReports,
    because: "what an agency showed a client; the link closes when someone on it is erased",
  },
  {
    table: schema.reportPeople,
    because: "an agency's applicants as a client saw them: they go with the applicant",
  },
  {
    table: schema.toldPostings,
    because: "which postings a kept search has told of, as keys: it goes with the search",
  },
  { table: schema.reportAnswers, because: "what clients said of applicants: it goes with the applicant" },
  { table: schema.reportViews, because: "how often a client's page was opened, by the hour" },
  {
    table: schema.representationConsents,
    because: "what applicants told an agency: it goes with the applicant",
  },
  {
    table: schema.voluntaryAnswers,
    because: "what people said of themselves after a decision, without anything that tells who they are",
  },
  { table: schema.voluntaryGroups, because: "how many people an agency asked in half a year" },
  {
    table: schema.voluntaryInvitations,
    because: "which applicants were asked voluntary questions: it goes with the applicant",
  },
  { table: schema.usedVoluntaryLinks, because: "marks of used links, which no person is tied to" },
  {
    table: schema.voluntaryRefusals,
    because: "keyed hashes of addresses that want no such mail: without them, they would be asked again",
  },
  { table: schema.plans, because: "what can be bought" },
  { table: schema.creditPacks, because: "what can be bought" },
  { table: schema.planUsage, because: "how much of its plan an agency used" },
  { table: schema.billingAlerts, because: "what doesn't add up with the payment provider, by its ids" },
  { table: schema.actions, because: "what credits can be spent on" },
  { table: schema.stripeEvents, because: "ids of events that have taken effect" },
  { table: schema.cookieConsents, because: "choices under random ids, which no account is tied to" },
  { table: schema.learningArticles, because: "published articles" },
  { table: schema.letters, because: "what staff wrote to a list; who gets it is in the outbox" },
  { table: schema.funnelWeeks, because: "counts per week, tied to no one" },
  { table: schema.linkedinGeoids, because: "names of places" },
  { table: schema.jobBoards, because: "where employers publish what they offer" },
  {
    table: schema.jobPostings,
    because: "what employers offer in public; addresses and numbers of people are left out of the text",
  },
  { table: schema.jobPostingTexts, because: "the same postings' words, while they are open" },
  { table: schema.filesToDelete, because: "keys of objects that are going; each leaves with its object" },
  { table: schema.sweepCursors, because: "where a sweep goes on, for a minute" },
  { table: schema.usedRequestIds, because: "random ids of requests" },
];
