import { expect, test } from "vitest";
import { visit } from "../../support/people/browser-session";

test("each recipient's transfer rests on what the settings name, and what they leave open is said", async () => {
  const page = (await (await visit("/sub-processors")).text()).replace(/<!-- -->/g, "");
  expect(page).toContain("Standard contractual clauses of Stripe’s data processing agreement");
  expect(page).toMatch(
    /Missing: on what the transfer of data out of the\s+European Economic Area rests \(Cloudflare, Inc\.; Google\)/,
  );
});
