/** What stands in a file, as a reader sees it: the output of `read/`. */

/** A rectangle on a page, in PDF points (1/72 inch); the origin is the page's top left corner. */
export type Box = { page: number; x: number; y: number; width: number; height: number };

/** A stretch of a line in one type style. `start` and `end` are offsets into `Line.text`. */
export type Run = {
  start: number;
  end: number;
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** "#rrggbb" */
  color: string;
};

/** One line of visible text. A wide horizontal gap inside the line is one "\t"; other white space is one " ". */
export type Line = {
  text: string;
  /** 1-based */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** font size in points, of most of the line */
  size: number;
  bold: boolean;
  italic: boolean;
  /** "#rrggbb", of most of the line */
  color: string;
  /** Which region of the layout (column, sidebar, table cell, header) the line stands in; numbered in reading order. */
  block: number;
  runs: Run[];
  /** Link targets (mailto:, tel:, https:) over a stretch of the line; not part of the text. */
  links: { start: number; end: number; url: string }[];
};

export type HiddenReason = "white" | "tiny" | "covered" | "off-page" | "invisible" | "hidden-run";

/** Text in the file that a human reader can't see: kept apart, counted, never scored. */
export type HiddenText = { reason: HiddenReason; page: number; text: string };

export type FileFormat = "pdf" | "docx" | "doc" | "text";

/** What stands in a file, as a reader sees it. `lines` is in reading order. */
export type ResumeText = {
  format: FileFormat;
  pages: { number: number; width: number; height: number }[];
  lines: Line[];
  hidden: HiddenText[];
  /** pages that failed or ended in the middle of their text: some or all of it is missing */
  warnings?: { code: "page-unread"; page: number }[];
};

/** Why a file could not be read. The sentence for each code stands in `workers/copy/unreadable-files.ts`. */
export type ReadErrorCode =
  | "password"
  | "no-text"
  | "wrong-type"
  | "damaged"
  | "too-large"
  | "too-many-pages"
  | "too-complex"
  | "empty";
