import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCatalogue } from "../../../scripts/stripe-setup/catalogue";
import { setUpStripe } from "../../../scripts/stripe-setup/set-up";
import { startStripe } from "./open-account";

let standIn: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  standIn = await startStripe();
});
afterAll(() => standIn.stop());

test("an empty account is set up by the project's own script, and a second run keeps everything", async () => {
  const { stripe, openCheckout, control } = standIn.open("empty");
  const items = readCatalogue();
  const setUp = () => setUpStripe(stripe, { items, origin: "http://localhost:8787" });
  expect((await setUp()).join("\n")).toContain("whsec_");
  const again = await setUp();
  expect(again.every((line) => line.endsWith("kept"))).toBe(true);
  const { id } = await openCheckout("credits-10");
  await control("complete", { session: id });
});

test("the schemas of parameters are those of the installed SDK", () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../fakes/stripe/schemas/${name}`, import.meta.url), "utf8");
  const { sdk, types } = JSON.parse(read("schemas.json")) as { sdk: string; types: string };
  const hint = "run npx tsx tests/fakes/stripe/schemas/generate.ts";
  expect(sdk, hint).toBe(Stripe.PACKAGE_VERSION);
  expect(types, hint).toBe(createHash("sha256").update(read("param-types.ts")).digest("hex"));
});
