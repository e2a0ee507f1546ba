import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";

const deps = testDeps();

type Reader = "visitor" | "seeker" | "agent";

/**
 * Buttons, labels and headings of both specifications on pages about money, where a page shows them without more ado.
 * Messages are in the tables of spec-messages; states in dashboard, billing-settings and agent-subscription.
 */
const shown: [path: string, reader: Reader, words: string[]][] = [
  ["/pricing", "visitor", ["For Individuals", "For Agencies", "Most Popular", "Start Free Trial"]],
  ["/pricing?for=agencies", "visitor", ["€200", "1 recruiter", "14-day free trial", "Coming soon", "12x"]],
  ["/upgrade", "seeker", ["For Individuals", "For Agencies", "€5.99", "Not available now", "Purchase Now"]],
  ["/upgrade?welcome=true", "seeker", ["Welcome, "]],
  ["/upgrade", "agent", ["€200", "€1,200", "€3,000", "Contact Sales"]],
  [
    "/buy-credits",
    "seeker",
    [
      ...[
        "Buy Credits",
        "10 credits",
        "€12.99",
        "€1.30 per credit",
        "25 credits",
        "€24.99",
        "€1.00 per credit",
      ],
      ...["50 credits", "€49.50", "€0.99 per credit", "Most Popular", "Purchase Now"],
      ...["AI interview simulations", "Detailed performance analysis", "Personalized feedback and tips"],
      ...["Pay as you go", "Secure payments", "Instant access"],
    ],
  ],
  ["/dashboard", "seeker", ["Get More Credits", "Trial", "Upgrade", 'href="/pricing"']],
  [
    "/payment-error?reason=failed",
    "seeker",
    ["Payment Failed", "Error: The payment did not go through.", "Try Again", "Return to Dashboard"],
  ],
  [
    "/agent/subscription",
    "agent",
    [
      "Subscription Management",
      "Current Subscription",
      "Available Plans",
      "Why Upgrade",
      "Cancel Subscription",
    ],
  ],
  ["/agent/subscription/cancel", "agent", ["Cancel your subscription?", "Keep My Trial"]],
  ["/agent/upgrade", "agent", ["Starter", "Team", "Growth", 'href="/contact"']],
];

async function cookieOf(reader: Reader): Promise<string | undefined> {
  if (reader === "visitor") return undefined;
  const { userId } = await (reader === "seeker" ? createSeeker(deps) : createAgent(deps));
  return sessionOf(deps, userId);
}

test.each(shown)("%s shows a %s the specification's words", async (path, reader, words) => {
  const answer = await visit(path, { cookie: await cookieOf(reader) });
  expect(answer.status).toBe(200);
  const page = (await answer.text()).replaceAll("<!-- -->", "");
  expect(words.filter((word) => !page.includes(word))).toEqual([]);
});

test("plans that can't be bought have a button that does nothing", async () => {
  const page = await (await visit("/upgrade", { cookie: await cookieOf("seeker") })).text();
  expect(page).toMatch(/<button[^>]*disabled=""[^>]*>Not available now</);
  expect(page).not.toContain("/order/individual-yearly");
});

test("buying leads a visitor to sign in, and back", async () => {
  for (const path of ["/upgrade", "/buy-credits", "/order/individual-monthly", "/payment-success"])
    expect((await visit(path)).headers.get("location")).toBe(`/login?next=${encodeURIComponent(path)}`);
});
