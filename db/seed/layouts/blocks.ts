import type { Block, Style } from "./column";

/** A list: every item behind a mark, `after` points below the last. */
export function list(
  items: string[],
  style: Style,
  { mark = "•", indent = 0, gap = 1.5, after = 0 } = {},
): Block[] {
  return items.map((text, i) => ({
    text,
    style,
    mark,
    indent,
    after: i === items.length - 1 ? after : gap,
  }));
}

/** The same paragraphs one under the other, each `gap` points apart. */
export function lines(items: string[], style: Style, { gap = 1.5, after = 0 } = {}): Block[] {
  return items.map((text, i) => ({ text, style, after: i === items.length - 1 ? after : gap }));
}
