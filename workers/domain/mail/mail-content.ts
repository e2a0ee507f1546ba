import type { SiteConfig } from "../deps";
import type { MailData, MailTemplate } from "./mail-data";
import type { CalendarEntry } from "./render-calendar";

export type MailSite = Pick<SiteConfig, "origin" | "infoMailbox">;

/** All strings are plain text: renderers escape them. */
export type MailContent = {
  subject: string;
  name: string | null;
  paragraphs: MailParagraph[];
  button?: { label: string; url: string };
  closing?: string[];
  calendar?: CalendarEntry;
  why: string;
  /** how to get no more of them, without a sign-in: a line with a link, and headers for mail programs */
  leave?: { text: string; url: string };
};

/** A paragraph of ours, what somebody wrote, with its line breaks, or what staff wrote as Markdown. */
export type MailParagraph = string | { quote: string } | { markdown: string };

export type MailTexts<T extends MailTemplate> = {
  [K in T]: (data: MailData[K], site: Pick<SiteConfig, "origin" | "infoMailbox">) => MailContent;
};

const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };

/** "Saturday, 5 December 2026". @param time UTC ms */
export function mailDay(time: number): string {
  const format = new Intl.DateTimeFormat("en-GB", { ...day, weekday: "long" });
  return format.format(time).replace(/^(\w+) /, "$1, ");
}

/** "5 December 2026 at 14:30 UTC". @param time UTC ms */
export function mailMoment(time: number): string {
  const format = new Intl.DateTimeFormat("en-GB", { ...day, hour: "2-digit", minute: "2-digit" });
  return `${format.format(time)} UTC`;
}

/** One line without control characters or marks that turn the direction of reading. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

const MAX_NAME = 60;

/** null where it reads like an advertisement: anyone can register someone else's mailbox under any name. */
export function harmlessName(name: string | null): string | null {
  const clean = oneLine(name ?? "");
  if (clean === "" || clean.length > MAX_NAME || /[:/@<>]|\.\p{L}{2,}|www/iu.test(clean)) return null;
  return clean;
}

export const BECAUSE_OF_ACCOUNT = "You get this mail because a Plumbline account uses this address.";
export const SWITCH_OFF = "Get no more mails about your job threads";
export const BECAUSE_OF_AGENCY =
  "You get this mail because this address belongs to an agency's account at Plumbline.";
