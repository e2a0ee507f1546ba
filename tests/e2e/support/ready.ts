import type { Page } from "playwright-core";
import { requestsUnderWay } from "./browser";

/** Waits until scripts have taken over the page that stands open: from then on they answer clicks and keys. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React's own mark of the root that it renders.
    const mark = Object.keys(document).find((key) => key.startsWith("__reactContainer$"));
    if (!mark) return false;
    const { stateNode } = (document as unknown as Record<string, { stateNode: ReactRoot }>)[mark] ?? {};
    return stateNode?.current.memoizedState?.isDehydrated === false;
  });
}

type ReactRoot = { current: { memoizedState: { isDehydrated: boolean } | null } };

/** Opens a page and waits until scripts have taken it over. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Notes from now on whether words come up on the page that stands open: a wait that begins after the click may miss what
 * goes again by itself.
 * @returns waits until they have come up
 */
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

/** Waits until all of a page is there: nothing is under way to it, and colours and widths have come to rest. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  do await atRest(page);
  while (requestsUnderWay(page) > 0);
}

async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    // Watched frame by frame: the promise of a transition that was replaced may stay open for ever.
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
