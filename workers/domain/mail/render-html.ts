import { escapeHtml } from "../escape-html";
import type { MailContent, MailParagraph, MailSite } from "./mail-content";
import { renderLetter } from "./render-letter";
import { textLinesOf } from "./render-text";

/** Mail clients know little CSS: tables for the frame, styles on each element, one sheet for readers in the dark. */
const SANS = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";
const PARAGRAPH = `margin:0 0 16px;${SANS};font-size:16px;line-height:1.55;color:#1d2126`;
const SMALL = `margin:0 0 6px;${SANS};font-size:13px;line-height:1.5;color:#565b61`;

/** By the tags that Markdown makes. */
const LETTER: Record<string, string> = {
  p: `class="ink" style="${PARAGRAPH}"`,
  h2: `class="ink" style="margin:24px 0 10px;${SERIF};font-size:20px;line-height:1.3;color:#1d2126"`,
  ul: `style="margin:0 0 16px;padding-left:22px"`,
  ol: `style="margin:0 0 16px;padding-left:22px"`,
  li: `class="ink" style="${PARAGRAPH};margin-bottom:6px"`,
  blockquote: `class="quote" style="margin:0 0 16px;padding:12px 14px 1px;background:#f3efe8;border-radius:6px"`,
  a: `class="link" style="color:#0f5a68"`,
};

const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#14171a!important}.sheet{background:#1b1f23!important;border-color:#31373c!important}
.ink{color:#eae6df!important}.soft{color:#aeb1b3!important}.quote{background:#272c31!important;color:#eae6df!important}
.button{background:#eae6df!important}.button a{color:#14171a!important}.link{color:#84c8d2!important}}`;

export function renderHtml(mail: MailContent, greeting: string, { origin, infoMailbox }: MailSite): string {
  const body = [
    text(greeting),
    ...mail.paragraphs.map((part) => paragraphHtml(part, origin)),
    mail.button ? buttonHtml(mail.button) : "",
    ...(mail.closing ?? []).map(text),
  ].join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf8f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:#faf8f4">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 14px;${SERIF};font-size:20px;font-weight:bold;color:#1d2126">Plumbline</td></tr>
<tr><td class="sheet" style="padding:28px 24px 12px;background:#ffffff;border:1px solid #ddd7cc;border-radius:8px">
<h1 class="ink" style="margin:0 0 18px;${SERIF};font-size:24px;line-height:1.25;color:#1d2126">${escapeHtml(mail.subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:18px 4px 0">
<p class="soft" style="${SMALL}">${escapeHtml(mail.why)}</p>
${mail.leave ? `<p class="soft" style="${SMALL}">${link(mail.leave.url, mail.leave.text, "soft")}</p>\n` : ""}<p class="soft" style="${SMALL}">Plumbline, ${link(origin, origin, "soft")}. Questions? Write to ${link(`mailto:${infoMailbox}`, infoMailbox, "soft")}.</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function text(paragraph: string): string {
  return `<p class="ink" style="${PARAGRAPH}">${escapeHtml(paragraph)}</p>`;
}

function paragraphHtml(paragraph: MailParagraph, origin: string): string {
  if (typeof paragraph === "string") return text(paragraph);
  if ("markdown" in paragraph) return renderLetter(paragraph.markdown, { origin, styles: LETTER });
  const lines = textLinesOf(paragraph.quote).map(escapeHtml).join("<br>\n");
  return `<p class="quote" style="${PARAGRAPH};padding:12px 14px;background:#f3efe8;border-radius:6px;overflow-wrap:anywhere">${lines}</p>`;
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px"><tr>
<td class="button" bgcolor="#1d2126" style="border-radius:6px;background:#1d2126"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;${SANS};font-size:16px;font-weight:bold;color:#faf8f4;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="${SMALL};margin-bottom:16px;overflow-wrap:anywhere">Or copy this address into your browser:<br>${link(url, url, "link")}</p>`;
}

function link(url: string, label: string, kind: "soft" | "link"): string {
  const color = kind === "link" ? "#0f5a68" : "#565b61";
  return `<a href="${escapeHtml(url)}" class="${kind}" style="color:${color}">${escapeHtml(label)}</a>`;
}
