import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { requestsUnderWay } from "./browser";

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const mark = Object.keys(document).find((key) => key.startsWith("__reactContainer$"));
    if (!mark) return false;
    const { stateNode } = (document as unknown as Record<string, { stateNode: ReactRoot }>)[mark] ?? {};
    return stateNode?.current.memoizedState?.isDehydrated === false;
  });
  await effectsRun(page);
}

/** React runs effects, which listen for keys, some tasks after the page is drawn: each message here lets it run one of its own. */
async function effectsRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let task = 0; task < 10; task++)
      await new Promise((next) => {
        port1.onmessage = next;
        port2.postMessage(null);
      });
    port1.close();
  });
}

type ReactRoot = { current: { memoizedState: { isDehydrated: boolean } | null } };

export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Start before the click: a later wait may miss words that disappear by themselves. */
export async function noteWords(page: Page, words: string): Promise<() => Promise<unknown>> {
  const noted = await page.evaluateHandle((wanted) => {
    const note = { seen: false };
    const look = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: scripts hold words that nobody sees
      note.seen ||= document.body.innerText.includes(wanted);
      if (note.seen) observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    return note;
  }, words);
  return () => page.waitForFunction(({ seen }) => seen, noted);
}

/** No request is pending, colours and widths no longer change. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  do await atRest(page);
  while (requestsUnderWay(page) > 0);
}

/**
 * A tab that Chromium doesn't paint moves neither frames nor transitions: a picture makes it paint. Where a page's own clock
 * is a test's, a frame that was asked for before may never come, and is asked for again.
 */
async function atRest(page: Page): Promise<void> {
  const tries: Promise<boolean>[] = [];
  for (;;) {
    const rest = restOf(page).then(() => true);
    // The first one that ends tells; of the others nobody hears.
    rest.catch(() => {});
    tries.push(rest);
    if (await Promise.race([...tries, setTimeout(2000, false)])) return;
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  }
}

async function restOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    // By frame: the promise of a replaced transition may never resolve.
    do await nextFrame();
    while (
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
    );
  });
}
