import type { Page } from "playwright-core";

/**
 * Holds back what a page asks for at such addresses, until it is released.
 * @returns `asked` resolves with the first request; `count` says how many came
 */
export async function hold(page: Page, addresses: string | RegExp) {
  const asked = gate();
  const released = gate();
  let count = 0;
  await page.route(addresses, async (route) => {
    count += 1;
    asked.open();
    await released.opened;
    await route.continue();
  });
  return { asked: asked.opened, release: released.open, count: () => count };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
