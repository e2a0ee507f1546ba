import { useEffect, useState } from "react";
import { DocumentProblem, type ProblemCode } from "./document-problems";
import { type OpenDocument, openDocument } from "./open-document.client";

export type DocumentState =
  | { is: "opening" }
  | { is: "open"; document: OpenDocument }
  | { is: "failed"; problem: ProblemCode };

/** The file at an address, open as long as the component is there; `fail` puts a problem of a page in its place. */
export function useDocument(file: string): { state: DocumentState; fail: (error: unknown) => void } {
  const [state, setState] = useState<DocumentState>({ is: "opening" });
  useEffect(() => {
    const aborting = new AbortController();
    setState({ is: "opening" });
    openDocument(file, aborting.signal)
      .then((document) => {
        if (!aborting.signal.aborted) setState({ is: "open", document });
      })
      .catch((error: unknown) => {
        if (!aborting.signal.aborted) setState({ is: "failed", problem: codeOf(error) });
      });
    return () => aborting.abort();
  }, [file]);
  return { state, fail: (error) => setState({ is: "failed", problem: codeOf(error) }) };
}

function codeOf(error: unknown): ProblemCode {
  return error instanceof DocumentProblem ? error.code : "damaged";
}
