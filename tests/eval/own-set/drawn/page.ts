import type { Job, Study } from "../../../../db/seed/person";
import { type DateForm, period } from "../dates";
import type { Subject } from "../people";

/** A layout as a browser or a word processor draws it: the HTML of one person, and how it writes dates. */
export type WebLayout = { dates: DateForm; draw: (subject: Subject, dates: DateForm) => string };

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** A period in a layout's form; `now` is always the language's first word for "present". */
export function dated({ from, to }: Job | Study, dates: DateForm): string {
  return escaped(period(from, to, dates, "en", 0));
}

export function list(items: string[], tag = "ul"): string {
  return `<${tag}>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</${tag}>`;
}

/** "Clinical: Wound care, Phlebotomy" per group, each in an element of its own. */
export function skillLines({ skills }: Subject, tag = "p"): string {
  return skills
    .map(
      ({ group, items }) => `<${tag}>${escaped(`${group ? `${group}: ` : ""}${items.join(", ")}`)}</${tag}>`,
    )
    .join("");
}

export function contactLine({ email, phone, location }: Subject): string {
  return escaped([email, phone, location].join(" | "));
}

export function page(style: string, body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><style>
    @page { margin: 16mm } body { margin: 0; font: 10.5pt/1.35 Arial, "Liberation Sans", sans-serif }
    h1 { font-size: 20pt; margin: 0 0 4px } h2 { font-size: 13pt; margin: 14px 0 4px } h3 { font-size: 11pt; margin: 8px 0 0 }
    p { margin: 2px 0 } ul, ol { margin: 2px 0 6px; padding-left: 18px } ${style}</style></head><body>${body}</body></html>`;
}
