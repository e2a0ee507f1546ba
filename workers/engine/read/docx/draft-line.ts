import type { Line, Run } from "../../types";
import type { Draft, Span } from "./drafts";

/** Word's own default where a document names no size. */
const DEFAULT_SIZE = 10;
const MARGIN = 50;
const CHARACTER_WIDTH = 0.5;
const SAFE_LINK = /^(?:https?:|mailto:|tel:)/i;
const DROPPED = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}]/gu;

const MONTH =
  "(?:Jan|Feb|Fév|Mar|Mär|Apr|Avr|Abr|May|Mai|Mag|Jun|Juin|Giu|Jul|Juil|Lug|Aug|Aoû|Ago|Sep|Set|Oct|Okt|Ott|Nov|Dec|Dez|Déc|Dic|Ene|Gen)";
/** Converters from web pages lose the gap between a name and the date at the far end of its row. */
const GLUED_MONTH = new RegExp(`(?<=[\\p{Ll}\\d)])(?=${MONTH}\\p{Ll}{0,7}\\.? (?:19|20)\\d\\d)`, "gu");
const GLUED_YEAR = /(?<=\p{Ll}\p{Ll})(?=(?:19|20)\d\d$)/gu;

export function lineOfDraft(draft: Draft, y: number): Line | null {
  const tidy = tidySpans(draft.spans);
  const text = tidy.map((span) => span.text).join("");
  if (text === "") return null;
  const runs: Run[] = [];
  const links: Line["links"] = [];
  let start = 0;
  let x = MARGIN + draft.indent;
  for (const { text: piece, style, url } of tidy) {
    const end = start + piece.length;
    const size = style.size ?? DEFAULT_SIZE;
    const width = piece.length * size * CHARACTER_WIDTH;
    const run = {
      start,
      end,
      x,
      width,
      size,
      bold: style.bold === true,
      italic: style.italic === true,
      color: `#${(style.color ?? 0).toString(16).padStart(6, "0")}`,
    };
    const last = runs[runs.length - 1];
    if (last && sameStyle(last, run)) {
      last.end = end;
      last.width += width;
    } else runs.push(run);
    if (url !== null && SAFE_LINK.test(url) && piece.trim() !== "") links.push({ start, end, url });
    start = end;
    x += width;
  }
  const main = runs.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
  const { size, bold, italic, color } = main;
  const height = Math.max(...runs.map((run) => run.size));
  const width = x - MARGIN - draft.indent;
  return {
    text,
    page: 1,
    x: MARGIN + draft.indent,
    y,
    width,
    height,
    size,
    bold,
    italic,
    color,
    block: draft.block,
    runs,
    links,
  };
}

function sameStyle(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.size === b.size && a.color === b.color;
}

const WHOLE_END = /(?:^|[^\p{L}])\p{L}{3,}$/u;
const WHOLE_START = /^\p{L}{3,}/u;

/** "**Web**advanced": two words in unlike type that a template parts by drawing, without a space between them. */
function drawnApart(left: Span, right: Span): boolean {
  const [a, b] = [left.style, right.style];
  const unlike =
    (a.bold === true) !== (b.bold === true) || a.size !== b.size || (a.color ?? 0) !== (b.color ?? 0);
  return unlike && WHOLE_END.test(left.text.slice(-40)) && WHOLE_START.test(right.text);
}

function tidySpans(spans: Span[]): Span[] {
  const out: Span[] = [];
  let gap = "";
  for (const span of spans) {
    let text = "";
    const last = out[out.length - 1];
    if (gap === "" && last && drawnApart(last, span)) gap = " ";
    for (const part of span.text
      .replace(DROPPED, "")
      .replace(GLUED_MONTH, "\t")
      .replace(GLUED_YEAR, "\t")
      .split(/(\s+)/)) {
      if (part === "") continue;
      if (/^\s/.test(part)) {
        gap = gap === "\t" || part.includes("\t") || part.length > 2 ? "\t" : " ";
        continue;
      }
      if (out.length > 0 || text !== "") text += gap;
      gap = "";
      text += part;
    }
    if (text !== "") out.push({ ...span, text });
  }
  return out;
}
