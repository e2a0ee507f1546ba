import { Link, useActionData, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Field, inputClass } from "~/components/ui/fields/field";
import { ANSWER_FIELD, CHALLENGE_FIELD } from "~/lib/forms/human-proof";
import { useFormSeen } from "~/lib/hooks/use-form-seen";
import type { PlainChallenge } from "../../../workers/domain/identity/plain-challenge";
import { LONGEST_LOAD_MILLISECONDS, loadTurnstile } from "./turnstile-script";

export type HumanCheckProps = {
  /** null where no check is configured */
  widget: { siteKey: string; scriptUrl: string } | null;
  /** asked instead of the widget where the page was opened with ?plain=1 */
  challenge: PlainChallenge | null;
};

/** The check for people: put it inside a form, above its button. Its fields are read by `humanProofOf`. */
export function HumanCheck({ widget, challenge }: HumanCheckProps) {
  if (challenge) return <Question key={challenge.seal} challenge={challenge} />;
  return widget && <Widget {...widget} />;
}

function Question({ challenge }: { challenge: PlainChallenge }) {
  return (
    <Field label={challenge.question} htmlFor={ANSWER_FIELD} hint="Shows that you are not a robot">
      <input type="hidden" name={CHALLENGE_FIELD} value={challenge.seal} />
      <input
        id={ANSWER_FIELD}
        name={ANSWER_FIELD}
        required
        maxLength={10}
        autoComplete="off"
        className={inputClass}
      />
    </Field>
  );
}

/** The narrowest box that Turnstile's wide form fits into, in CSS pixels. */
const WIDE_WIDGET = 300;

function Widget({ siteKey, scriptUrl }: { siteKey: string; scriptUrl: string }) {
  const box = useRef<HTMLDivElement>(null);
  const reset = useRef<() => void>(undefined);
  const [blocked, setBlocked] = useState(false);
  const answer = useActionData<unknown>();
  const plain = usePlainAddress();
  const seen = useFormSeen(box);

  useEffect(() => {
    if (!seen) return;
    let gone = false;
    let remove = () => {};
    const late = setTimeout(() => setBlocked(true), LONGEST_LOAD_MILLISECONDS);
    loadTurnstile(scriptUrl).then(
      (turnstile) => {
        clearTimeout(late);
        const container = box.current;
        if (gone || !container) return;
        setBlocked(false);
        const id = turnstile.render(container, {
          sitekey: siteKey,
          theme: "auto",
          size: container.clientWidth < WIDE_WIDGET ? "compact" : "flexible",
          callback: () => setBlocked(false),
          "error-callback": () => {
            setBlocked(true);
            return true;
          },
          "unsupported-callback": () => setBlocked(true),
        });
        if (!id) return setBlocked(true);
        reset.current = () => turnstile.reset(id);
        remove = () => turnstile.remove(id);
      },
      () => !gone && setBlocked(true),
    );
    return () => {
      gone = true;
      clearTimeout(late);
      reset.current = undefined;
      remove();
    };
  }, [seen, scriptUrl, siteKey]);

  // The server has used the token up, whatever it then said.
  useEffect(() => {
    if (answer !== undefined) reset.current?.();
  }, [answer]);

  return (
    <div className="grid gap-3">
      {/* As high as the widget, so that nothing moves when it comes. */}
      <div ref={box} className={blocked ? undefined : "min-h-[65px]"} />
      {blocked && (
        <Banner kind="error">
          The check that you are not a robot did not load. A content blocker or your network may hold it back.{" "}
          <Link to={plain} preventScrollReset className="text-link">
            Answer a question instead
          </Link>
        </Banner>
      )}
      <noscript>
        <a href={plain} className="text-link">
          Use the form without JavaScript
        </a>
      </noscript>
    </div>
  );
}

/** This page's address, asking for the plain question. */
function usePlainAddress(): string {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("plain", "1");
  return `?${query}`;
}
