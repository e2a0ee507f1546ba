import type { MailingList } from "../../domain/content/rules";
import type { SignedInUser } from "../../domain/identity/rules";
import { eraseNow } from "../../domain/privacy/erase-now";
import { answerMessage, markAnswered } from "../../domain/staff/answer-message";
import { decideAgent } from "../../domain/staff/decide-agent";
import { exportList } from "../../domain/staff/export-list";
import { getAgent } from "../../domain/staff/get-agent";
import { getCompany } from "../../domain/staff/get-company";
import { getOverview } from "../../domain/staff/get-overview";
import { getUser } from "../../domain/staff/get-user";
import { listAgents } from "../../domain/staff/list-agents";
import { getArticlePage, listArticles } from "../../domain/staff/list-articles";
import { listAudit } from "../../domain/staff/list-audit";
import { getBooking, listBookings } from "../../domain/staff/list-bookings";
import { getDeadMail, listDeadMails } from "../../domain/staff/list-dead-mails";
import { getDeletion, listDeletions } from "../../domain/staff/list-deletions";
import { listFailedApplicants, planApplicantRetry } from "../../domain/staff/list-failed-applicants";
import { listFailedResumes, planResumeRetry } from "../../domain/staff/list-failed-resumes";
import { listMailingLists } from "../../domain/staff/list-mailing-lists";
import { getMessage, listMessages } from "../../domain/staff/list-messages";
import { listSubscriptions } from "../../domain/staff/list-subscriptions";
import { moveBooking } from "../../domain/staff/move-booking";
import { deleteArticle, publishArticle } from "../../domain/staff/publish-article";
import { renderMarkdown } from "../../domain/staff/render-markdown";
import { resendMail } from "../../domain/staff/resend-mail";
import { retryFailedApplicants } from "../../domain/staff/retry-failed-applicants";
import { retryFailedResume } from "../../domain/staff/retry-failed-resume";
import type { AgentDecision, BookingMove } from "../../domain/staff/rules";
import { changeArticle, createArticle } from "../../domain/staff/save-article";
import type { ArticleForm, ListQuery } from "../../domain/staff/schema";
import { searchCompanies } from "../../domain/staff/search-companies";
import { searchUsers } from "../../domain/staff/search-users";
import { activateCompany, deactivateCompany } from "../../domain/staff/set-company-active";
import { exportResponse } from "../export-response";
import type { RequestTools } from "./tools";

/** What the provider's staff may do. Whatever changes something takes the one who does it, as `requireStaff` gave him. */
export function staffContext({ deps, orThrow }: RequestTools) {
  const by = ({ userId: actorId }: SignedInUser) => ({ actorId });
  return {
    staff: {
      /** UTC ms: clocks are shown against the server's time */
      now: () => deps.now(),
      overview: () => orThrow(getOverview(deps)),
      audit: (query: ListQuery<"audit">) => orThrow(listAudit(deps, query)),

      agents: (query: ListQuery<"agents">) => orThrow(listAgents(deps, query)),
      agent: (agentId: string) => orThrow(getAgent(deps, { agentId })),
      decideAgent: (
        staff: SignedInUser,
        input: { agentId: string; decision: AgentDecision; reason: string | null },
      ) => orThrow(decideAgent(deps, { ...input, ...by(staff) })),

      users: (query: ListQuery<"search">) => orThrow(searchUsers(deps, query)),
      user: (userId: string) => orThrow(getUser(deps, { userId })),
      companies: (query: ListQuery<"search">) => orThrow(searchCompanies(deps, query)),
      company: (companyId: string) => orThrow(getCompany(deps, { companyId })),
      activateCompany: (staff: SignedInUser, input: { companyId: string; reason: string }) =>
        orThrow(activateCompany(deps, { ...input, ...by(staff) })),
      deactivateCompany: (staff: SignedInUser, input: { companyId: string; reason: string }) =>
        orThrow(deactivateCompany(deps, { ...input, ...by(staff) })),
      subscriptions: (query: ListQuery<"subscriptions">) => orThrow(listSubscriptions(deps, query)),

      messages: (query: ListQuery<"messages">) => orThrow(listMessages(deps, query)),
      message: (messageId: string) => orThrow(getMessage(deps, { messageId })),
      answerMessage: (staff: SignedInUser, input: { messageId: string; answer: string }) =>
        orThrow(answerMessage(deps, { ...input, ...by(staff) })),
      /** Notes that a message was answered in another way. */
      markAnswered: (staff: SignedInUser, input: { messageId: string; reason: string }) =>
        orThrow(markAnswered(deps, { ...input, ...by(staff) })),

      bookings: (query: ListQuery<"bookings">) => orThrow(listBookings(deps, query)),
      booking: (bookingId: string) => orThrow(getBooking(deps, { bookingId })),
      moveBooking: (
        staff: SignedInUser,
        input: { bookingId: string; move: BookingMove; reason: string | null },
      ) => orThrow(moveBooking(deps, { ...input, ...by(staff) })),
      mailingLists: () => orThrow(listMailingLists(deps)),
      /** The confirmed addresses of a list, as a file to download. */
      exportList: (staff: SignedInUser, list: MailingList): Promise<Response> =>
        orThrow(exportList(deps, { list, ...by(staff) }).then(exportResponse)),

      deletions: (query: ListQuery<"plain">) => orThrow(listDeletions(deps, query)),
      deletion: (requestId: string) => orThrow(getDeletion(deps, { requestId })),
      eraseNow: (staff: SignedInUser, input: { requestId: string; reason: string }) =>
        orThrow(eraseNow(deps, { ...input, ...by(staff) })),

      failedApplicants: (query: ListQuery<"resumes">) => orThrow(listFailedApplicants(deps, query)),
      failedResumes: (query: ListQuery<"resumes">) => orThrow(listFailedResumes(deps, query)),
      planResumeRetry: (resumeId: string) => orThrow(planResumeRetry(deps, { resumeId })),
      retryFailedResume: (staff: SignedInUser, input: { resumeId: string; reason: string | null }) =>
        orThrow(retryFailedResume(deps, { ...input, ...by(staff) })),
      planApplicantRetry: (input: { threadId: string; applicantId: string | null }) =>
        orThrow(planApplicantRetry(deps, input)),
      retryFailedApplicants: (
        staff: SignedInUser,
        input: { threadId: string; applicantId: string | null; reason: string | null },
      ) => orThrow(retryFailedApplicants(deps, { ...input, ...by(staff) })),
      deadMails: (query: ListQuery<"plain">) => orThrow(listDeadMails(deps, query)),
      deadMail: (mailId: string) => orThrow(getDeadMail(deps, { mailId })),
      resendMail: (staff: SignedInUser, input: { mailId: string; reason: string | null }) =>
        orThrow(resendMail(deps, { ...input, ...by(staff) })),

      articles: (query: ListQuery<"articles">) => orThrow(listArticles(deps, query)),
      article: (articleId: string) => orThrow(getArticlePage(deps, { articleId })),
      createArticle: (staff: SignedInUser, form: ArticleForm) =>
        orThrow(createArticle(deps, { form, ...by(staff) })),
      changeArticle: (
        staff: SignedInUser,
        input: { articleId: string; form: ArticleForm; expected: number },
      ) => orThrow(changeArticle(deps, { ...input, ...by(staff) })),
      publishArticle: (staff: SignedInUser, input: { articleId: string; publish: boolean }) =>
        orThrow(publishArticle(deps, { ...input, ...by(staff) })),
      deleteArticle: (staff: SignedInUser, input: { articleId: string; reason: string | null }) =>
        orThrow(deleteArticle(deps, { ...input, ...by(staff) })),
      /** Markdown as it will be shown. */
      renderMarkdown,
    },
  };
}
