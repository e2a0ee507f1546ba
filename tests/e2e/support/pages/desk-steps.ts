import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** From the open thread to a client's link with the first few of its table. `actions`: clicks and choices. */
export async function shareFirst(page: Page, people: number): Promise<{ actions: number; address: string }> {
  let actions = 0;
  const click = async (target: Locator) => {
    actions += 1;
    await target.click();
  };
  const stars = page.locator("tbody [data-star]");
  for (let i = 0; i < people; i++) {
    // A star shows before it is saved.
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
    await click(stars.nth(i));
    await saved;
    await expect.poll(() => page.locator("tbody [data-star][aria-pressed=true]").count()).toBe(i + 1);
  }
  await click(page.getByRole("link", { name: "Share", exact: true }));
  await page.getByText(`${people} people have no recorded consent`).waitFor();
  actions += 1;
  await page.locator("#way-all").selectOption("phone");
  await click(page.getByRole("button", { name: "Record consent of all chosen" }));
  await page.getByText(`Consent is recorded for ${people} people.`).waitFor();
  await click(page.getByRole("button", { name: "Create link" }));
  const address = await page.getByLabel("Address of the link").inputValue();
  await click(page.getByRole("button", { name: "Copy link" }));
  return { actions, address };
}

/**
 * From the table's first row: each person is read; a third is shortlisted, a third gets a note, a third a no with a reason and
 * a note. @param isAt waits for the person of that number @returns presses, without the notes' own letters: these are as long
 * as someone likes
 */
export async function readByKeyboard(
  page: Page,
  { people, isAt }: { people: number; isAt: (person: number) => Promise<void> },
): Promise<number> {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const panel = page.getByRole("dialog");
  const stage = (name: string) => panel.locator("summary", { hasText: "Stage" }).getByText(name).waitFor();
  await press("j");
  await press("Enter");
  for (let person = 1; person <= people; person++) {
    await isAt(person);
    if (person % 3 === 0) {
      // The note is the no's comment.
      await press("r");
      await press(String((person % 9) + 1));
      await page.keyboard.type(`No, because of ${person}`);
      await press("Enter");
      await stage("Rejected");
    } else if (person % 3 === 1) {
      await press("s");
      await stage("Shortlisted");
    } else {
      await press("n");
      await page.keyboard.type(`Ask person ${person} about Go`);
      await press("Control+Enter");
      await panel.getByText("Saved.").waitFor();
      await press("Escape");
    }
    if (person < people) await press("j");
  }
  return presses;
}
