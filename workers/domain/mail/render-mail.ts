import type { MailMessage } from "../../adapters/mail/port";
import { harmlessName, type MailContent, type MailSite, oneLine } from "./mail-content";
import type { MailData, MailTemplate } from "./mail-data";
import { renderCalendar } from "./render-calendar";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";
import { accountTexts } from "./templates/account";
import { agencyTexts } from "./templates/agency";
import { applicantTexts } from "./templates/applicants";
import { applicationTexts } from "./templates/applications";
import { billingTexts } from "./templates/billing";
import { coachTexts } from "./templates/coach";
import { coachingTexts } from "./templates/coaching";
import { contactTexts } from "./templates/contact";
import { declarationTexts } from "./templates/declarations";
import { jobTexts } from "./templates/jobs";
import { limitTexts } from "./templates/limits";
import { listTexts } from "./templates/lists";
import { notificationTexts } from "./templates/notifications";
import { privacyTexts } from "./templates/privacy";
import { reportTexts } from "./templates/reports";
import { staffBillingTexts } from "./templates/staff-billing";
import { subscriptionTexts } from "./templates/subscription";
import { voluntaryTexts } from "./templates/voluntary";

const texts: Record<MailTemplate, (data: never, site: MailSite) => MailContent> = {
  ...accountTexts,
  ...agencyTexts,
  ...subscriptionTexts,
  ...billingTexts,
  ...limitTexts,
  ...declarationTexts,
  ...staffBillingTexts,
  ...privacyTexts,
  ...contactTexts,
  ...listTexts,
  ...coachingTexts,
  ...coachTexts,
  ...reportTexts,
  ...voluntaryTexts,
  ...applicantTexts,
  ...notificationTexts,
  ...applicationTexts,
  ...jobTexts,
};

export const MAIL_TEMPLATES = Object.keys(texts) as MailTemplate[];

const MAX_SUBJECT = 150;

/** The subject is one line without control characters; everything that people typed is escaped. */
export function renderMail<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  site: MailSite,
): Pick<MailMessage, "subject" | "text" | "html" | "attachments" | "headers"> {
  const content = texts[template](data as never, site);
  const subject = [...oneLine(content.subject)].slice(0, MAX_SUBJECT).join("");
  const name = harmlessName(content.name);
  const greeting = name ? `Hello ${name},` : "Hello,";
  const paragraphs = content.paragraphs.map((part) => (typeof part === "string" ? oneLine(part) : part));
  const mail = { ...content, subject, paragraphs };
  return {
    subject,
    text: renderText(mail, greeting, site),
    html: renderHtml(mail, greeting, site),
    ...(mail.leave ? { headers: leaveHeaders(mail.leave.url) } : {}),
    ...(mail.calendar ? { attachments: [renderCalendar(mail.calendar, site)] } : {}),
  };
}

/** RFC 8058: mail programs offer a button that posts to the address. */
function leaveHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
