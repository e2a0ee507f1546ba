import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { action } from "~/routes/seeker/drafts/rewrite";

/** So long nothing more is typed before the server is asked. */
const PAUSE_MILLISECONDS = 400;

/** Asks the page's own route what the form's draft would score, after each pause in writing. */
export function useDraftScore(form: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher<typeof action>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useRef(fetcher.submit);
  submit.current = fetcher.submit;
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const draft = new FormData(form.current);
      draft.set("intent", "score");
      submit.current(draft, { method: "post", preventScrollReset: true });
    }, PAUSE_MILLISECONDS);
  }, [form]);
  const { view = null, failure = null } = fetcher.data ?? {};
  return { ask, view, failure, busy: fetcher.state !== "idle" };
}
