/** How long after a person sent a form a request counts as that form's. */
const FORM_MILLISECONDS = 3000;

/**
 * Holds the request of a form that nobody answered, so that the page stays as it is, with all that was entered.
 * @param ask resolves when it is to be sent again
 */
export function holdUnsent(ask: (signal: AbortSignal | null | undefined) => Promise<void>): void {
  const { fetch } = window;
  let sentAt = Number.NEGATIVE_INFINITY;
  document.addEventListener("submit", () => (sentAt = performance.now()), { capture: true });
  window.fetch = async (input, init) => {
    if (init?.method !== "POST" || performance.now() - sentAt > FORM_MILLISECONDS) return fetch(input, init);
    for (;;) {
      const answer = await fetch(input, init).catch(unreached);
      if (answer && !isOnTheWay(answer)) return answer;
      await ask(init.signal);
    }
  };
}

function unreached(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

/** Said by what stands before the Worker, which answers forms with data. */
function isOnTheWay({ status, headers }: Response): boolean {
  return status >= 502 && (headers.get("Content-Type") ?? "").startsWith("text/html");
}
