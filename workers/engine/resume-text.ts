/** A rectangle on a page, in PDF points (1/72 inch); the origin is the page's top left corner. */
export type Box = { page: number; x: number; y: number; width: number; height: number };

/** `start` and `end` are offsets into `Line.text`. */
export type Run = {
  start: number;
  end: number;
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
};

/** One line of visible text. A wide horizontal gap inside the line is one "\t"; other white space is one " ". */
export type Line = {
  text: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** font size in points, of most of the line */
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  /** Region of the layout (column, sidebar, table cell), numbered in reading order. */
  block: number;
  runs: Run[];
  links: { start: number; end: number; url: string }[];
};

export type HiddenReason = "white" | "tiny" | "covered" | "off-page" | "invisible" | "hidden-run";

export type HiddenText = { reason: HiddenReason; page: number; text: string };

export type FileFormat = "pdf" | "docx" | "doc" | "text";

export type ResumeText = {
  format: FileFormat;
  pages: { number: number; width: number; height: number }[];
  lines: Line[];
  hidden: HiddenText[];
  /** pages that failed or ended in the middle of their text: some or all of it is missing */
  warnings?: { code: "page-unread"; page: number }[];
};

export type ReadErrorCode =
  | "password"
  | "no-text"
  | "wrong-type"
  | "damaged"
  | "too-large"
  | "too-many-pages"
  | "too-complex"
  | "empty";
