/** A stretch of text in one style. */
export type Span = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  color?: string;
  tracking?: number;
};

/** One paragraph; `right` stands at the right edge of the same line, `cells` are columns of a grid. */
export type Row = {
  spans: Span[];
  right?: Span[];
  cells?: Span[][];
  /** width of a hanging first column, in points: the label stands in it, the rest beside it */
  label?: Span[];
  bullet?: string;
  indent?: number;
  before?: number;
  centre?: boolean;
  rule?: boolean;
};

/** A page's content: rows over the full width, then columns side by side. */
export type Sheet = { head: Row[]; columns: { share: number; rows: Row[] }[]; foot: Row[]; look: Look };

export type Look = { face: string; size: number; accent: string; margin: number; letter: boolean };

export function row(text: string, style: Omit<Span, "text"> = {}, more: Omit<Row, "spans"> = {}): Row {
  return { spans: [{ text, ...style }], ...more };
}
