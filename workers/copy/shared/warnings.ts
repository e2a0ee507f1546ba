import type { WarningMessages } from "../../engine/messages/resume";
import type { HiddenReason } from "../../engine/types";
import type { CatalogueOf, Voice } from "../catalogue";

const HIDDEN: Record<HiddenReason, string> = {
  white: "in the colour of the paper",
  tiny: "too small to be read",
  covered: "under a picture or a colour",
  "off-page": "outside the page",
  invisible: "painted invisibly",
  "hidden-run": "marked as hidden",
};

function nameOf({ role, company }: { role: string | null; company: string | null }): string {
  return [role, company].filter(Boolean).join(", ") || "a job without a title";
}

function pagesOf(pages: number[]): string {
  return pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(", ")}`;
}

export function warningWords({ Resume }: Voice): CatalogueOf<WarningMessages> {
  return {
    "page-without-text": ({ page }) =>
      `Page ${page} holds no text that software can read. If you see words there, they are a picture: write them as text.`,
    "text-hidden": ({ count, reason, pages }) =>
      `${count} ${count === 1 ? "stretch" : "stretches"} of text ${count === 1 ? "is" : "are"} ${HIDDEN[reason]} (${pagesOf(pages)}). Only visible text counts, so nothing of it was scored; other readers may take it for a trick.`,
    "start-unread": (job) =>
      `We could not read when it began: ${nameOf(job)}. It doesn't count as experience until a date can be read.`,
    "end-unread": (job) =>
      `We could not read when it ended: ${nameOf(job)}. It doesn't count as experience until a date can be read.`,
    "dates-backwards": (job) =>
      `The end lies before the start: ${nameOf(job)}. It doesn't count as experience.`,
    "two-columns": ({ pages }) =>
      `${pages.length === 1 ? `Page ${pages[0]} has` : `Pages ${pages.join(", ")} have`} text in columns beside each other. We read each column by itself; software that reads straight across mixes such lines as these two.`,
    "contact-in-margin": () =>
      "The contact details stand only in the header or footer that every page repeats. Some software leaves these out: write them into the page as well.",
    "too-long": ({ pages, words }) =>
      `${Resume} has ${pages === null ? "" : `${pages} pages and `}${words} words about work. Unless the field expects that, few readers go beyond two pages.`,
  };
}
