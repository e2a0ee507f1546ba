import type { MailContent, MailParagraph, MailSite } from "./mail-content";
import { letterText } from "./render-letter";

export function renderText(mail: MailContent, greeting: string, { origin, infoMailbox }: MailSite): string {
  const blocks = [
    greeting,
    ...mail.paragraphs.map((part) => paragraphText(part, origin)),
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.url}`] : []),
    ...(mail.closing ?? []),
    `-- \nPlumbline, ${origin}\n${mail.why}\n${mail.leave ? `${mail.leave.text}: ${mail.leave.url}\n` : ""}Questions? Write to ${infoMailbox}.`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function paragraphText(paragraph: MailParagraph, origin: string): string {
  if (typeof paragraph === "string") return paragraph;
  if ("markdown" in paragraph) return letterText(paragraph.markdown, origin);
  return textLinesOf(paragraph.quote)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

export function textLinesOf(text: string): string[] {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .split("\n");
}
