import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Asks a form's route what sending would do, after `pause` ms without typing. @param intent says to store nothing */
export function useFormPreview<Action>(
  form: RefObject<HTMLFormElement | null>,
  { intent, pause }: { intent: string; pause: number },
) {
  const fetcher = useFetcher<Action>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useRef(fetcher.submit);
  submit.current = fetcher.submit;
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const edits = new FormData(form.current);
      edits.set("intent", intent);
      submit.current(edits, { method: "post", preventScrollReset: true });
    }, pause);
  }, [form, intent, pause]);
  return { ask, answer: fetcher.data ?? null, busy: fetcher.state !== "idle" };
}
