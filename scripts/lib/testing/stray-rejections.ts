/** The errors that pdf.js makes itself. */
const OF_PDF_JS = new Set(["FormatError", "XRefEntryException", "XRefParseException", "ParserEOFException"]);

/**
 * Keeps Node alive through promises of pdf.js that nobody can handle. In a broken page tree pdf.js fetches all first
 * children ahead and waits for one only; the others fail inside it, out of reach of the reader, which reports the file's
 * trouble by itself. Node ends a process for that; workerd doesn't. Any other unhandled rejection still ends the process.
 */
export function outliveStrayRejections(): void {
  process.on("unhandledRejection", (reason: unknown) => {
    if (reason instanceof Error && OF_PDF_JS.has(reason.name)) return;
    throw reason;
  });
}
