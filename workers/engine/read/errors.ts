import type { ReadErrorCode } from "../types";

/** A file that can't be read. `code` is for people, in the words of `workers/copy`; `detail` is for logs only. */
export class ReadError extends Error {
  readonly code: ReadErrorCode;
  readonly detail: string | undefined;

  constructor(code: ReadErrorCode, detail?: string) {
    super(code);
    this.name = "ReadError";
    this.code = code;
    this.detail = detail;
  }
}
