const OF_PDF_JS = new Set(["FormatError", "XRefEntryException", "XRefParseException", "ParserEOFException"]);

// In a broken page tree pdf.js fetches all first children but awaits only one. Node would end the process for the others.
export function outliveStrayRejections(): void {
  process.on("unhandledRejection", (reason: unknown) => {
    if (reason instanceof Error && OF_PDF_JS.has(reason.name)) return;
    throw reason;
  });
}
