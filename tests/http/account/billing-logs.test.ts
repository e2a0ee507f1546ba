import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { buy, localAccount } from "../../support/stripe-account";

afterEach(() => void vi.restoreAllMocks());

/** Every line that anything writes from now on. */
function watchLog(): string[] {
  const lines: string[] = [];
  for (const level of ["debug", "info", "log", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      lines.push(words.map((word) => (word instanceof Error ? `${word.stack}` : String(word))).join(" "));
    });
  return lines;
}

test("keys, signatures, and addresses of checkouts and of the portal are in no line of the log", async () => {
  const deps = { ...testDeps(), ...localAccount() };
  const { agentId: _, ...agent } = await createAgent(deps);
  const cookie = await sessionOf(deps, agent.userId);
  const form = (fields: Record<string, string>) => ({
    method: "POST" as const,
    cookie,
    body: new URLSearchParams(fields),
  });
  const lines = watchLog();

  const ordered = await visit("/order/agency-starter", form({ terms: "on" }));
  const checkout = ordered.headers.get("location") ?? "";
  expect(checkout).toContain("cs_test_");
  const session = await buy(deps, agent, "agency-starter");
  await visit(`/payment-success?session_id=${session}`, { cookie });
  const portal =
    (await visit("/agent/subscription", form({ intent: "portal" }))).headers.get("location") ?? "";
  expect(portal).toMatch(/^http/);

  const signature = `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`;
  const event = {
    id: "evt_1",
    object: "event",
    type: "invoice.paid",
    data: { object: { customer: "cus_1" } },
  };
  for (const headers of [{ "stripe-signature": signature }, { "stripe-signature": "t=1,v1=x" }]) {
    const refused = await visit("/webhooks/stripe", { method: "POST", headers, body: JSON.stringify(event) });
    expect(refused.status).toBe(400);
  }
  // The provider refuses, too.
  await deps.control("fail", { kind: "500", count: 3 });
  await visit("/agent/subscription", form({ intent: "portal" }));
  await deps.control("fail", { kind: "500", count: 0 });

  const text = lines.join("\n");
  expect(text).toContain("webhook");
  for (const secret of [
    String(env.STRIPE_SECRET_KEY),
    String(env.STRIPE_WEBHOOK_SECRET),
    signature,
    checkout,
    portal,
    session,
  ])
    expect(text).not.toContain(secret);
});
