import type { Page } from "playwright-core";

/** `asked` resolves with the first request that is held. */
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
