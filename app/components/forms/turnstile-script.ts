import { getNonce } from "get-nonce";

/** What we use of Turnstile's script. */
export type Turnstile = {
  render: (container: HTMLElement, options: TurnstileOptions) => string | undefined;
  reset: (widgetId: string) => void;
  remove: (widgetId: string) => void;
};

type TurnstileOptions = {
  sitekey: string;
  theme: "auto";
  size: "flexible" | "compact";
  callback?: (token: string) => void;
  /** Returning true keeps the script from logging the error a second time. */
  "error-callback"?: (code: string) => boolean;
  "unsupported-callback"?: () => void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** After this long without the script another way is offered; it may still come. */
export const LONGEST_LOAD_MILLISECONDS = 15_000;
const loads = new Map<string, Promise<Turnstile>>();

/**
 * Loads the script once per page, with the page's nonce, which the security policy asks for.
 * @throws Error when it is blocked; the next call tries again, as it does where the script is late
 */
export function loadTurnstile(scriptUrl: string): Promise<Turnstile> {
  const known = loads.get(scriptUrl);
  if (known) return known;
  const load = addScript(`${scriptUrl}?render=explicit`);
  loads.set(scriptUrl, load);
  const forget = () => {
    if (loads.get(scriptUrl) === load) loads.delete(scriptUrl);
  };
  const late = setTimeout(forget, LONGEST_LOAD_MILLISECONDS);
  load.then(() => clearTimeout(late), forget);
  return load;
}

function addScript(src: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("the people check did not load"));
    };
    script.src = src;
    script.async = true;
    script.nonce = getNonce() ?? "";
    script.onerror = fail;
    script.onload = () => {
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    };
    document.head.appendChild(script);
  });
}
