import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import {
  type ConsentChoices,
  NOTHING_OPTIONAL,
} from "../../../workers/domain/privacy/consent/cookie-consent";
import { CONSENT_TITLE, sendConsent } from "./consent-store";
import { ConsentToggles, readToggles } from "./consent-toggles";

/**
 * The cookie question, at the foot of the window, below dialogs. The page gets as much room below as the banner takes,
 * so that it never covers for good what is focused or last.
 * @param onStand told when it has come and when it goes: a link to it must not lead to nothing
 */
export function ConsentBanner({ onStand }: { onStand: (stands: boolean) => void }) {
  const [detailed, setDetailed] = useState(false);
  const [state, setState] = useState<"open" | "sending" | "failed">("open");
  const box = useRef<HTMLFormElement>(null);
  useRoomBelow(box);
  useEffect(() => {
    onStand(true);
    return () => onStand(false);
  }, [onStand]);

  async function answer(choices: ConsentChoices) {
    setState("sending");
    const kept = await sendConsent(choices);
    if (!kept) return setState("failed");
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  function saveChosen(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void answer(readToggles(new FormData(event.currentTarget)));
  }

  const busy = state === "sending";
  return (
    <form
      ref={box}
      onSubmit={saveChosen}
      aria-labelledby={CONSENT_TITLE}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[75dvh] overflow-y-auto border-t border-edge bg-surface shadow-xl"
    >
      <div className="mx-auto grid max-w-6xl gap-3 px-5 py-4 sm:px-8">
        <div className="grid items-center gap-x-10 gap-y-3 lg:grid-cols-[1fr_auto]">
          <div className="grid gap-1">
            <h2 id={CONSENT_TITLE} tabIndex={-1} className="text-lg outline-none">
              We value your privacy
            </h2>
            <p className="max-w-prose text-sm text-soft">
              Necessary cookies run the site. With your leave we also count how its pages are used.{" "}
              <a href={paths.cookies} target="_blank" rel="noopener" className="text-link whitespace-nowrap">
                Learn More<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </p>
          </div>
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            <Button
              type="button"
              disabled={busy}
              onClick={() => answer({ analytics: true, marketing: true })}
            >
              Accept All
            </Button>
            <Button type="button" disabled={busy} onClick={() => answer(NOTHING_OPTIONAL)}>
              Decline
            </Button>
            <Button
              type="button"
              look="secondary"
              className="col-span-2"
              aria-expanded={detailed}
              aria-controls="consent-details"
              onClick={() => setDetailed(!detailed)}
            >
              {detailed ? "Hide Details" : "Customize"}
            </Button>
          </div>
        </div>
        <div id="consent-details" hidden={!detailed}>
          <ConsentToggles chosen={NOTHING_OPTIONAL} />
          <Button look="secondary" disabled={busy} className="mt-2">
            Save Preferences
          </Button>
        </div>
        {state === "failed" && (
          <p role="alert" className="text-sm text-poor">
            Your choice could not be saved. Please try again.
          </p>
        )}
      </div>
    </form>
  );
}

function useRoomBelow(box: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const [page, body] = [document.documentElement.style, document.body.style];
    const observer = new ResizeObserver(() => {
      const room = `${element.offsetHeight}px`;
      page.scrollPaddingBottom = room;
      body.paddingBottom = room;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.scrollPaddingBottom = "";
      body.paddingBottom = "";
    };
  }, [box]);
}
