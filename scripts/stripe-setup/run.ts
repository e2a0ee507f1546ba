import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import Stripe from "stripe";
import { root } from "../lib/paths";
import { readCatalogue } from "./catalogue";
import { setUpStripe } from "./set-up";

/** `npm run stripe:setup -- [--origin https://SITE]`: the key is STRIPE_SECRET_KEY, from the environment or .dev.vars. */
async function run() {
  const { values } = parseArgs({ options: { origin: { type: "string" } } });
  const own = join(root, ".dev.vars");
  const settings = { ...(existsSync(own) ? parseEnv(readFileSync(own, "utf8")) : {}), ...process.env };
  const key = settings.STRIPE_SECRET_KEY;
  if (!key) throw new Error("STRIPE_SECRET_KEY is missing: set it in the environment or in .dev.vars.");
  const origin = values.origin === undefined ? null : new URL(values.origin).origin;
  const api = settings.STRIPE_ORIGIN ? new URL(settings.STRIPE_ORIGIN) : null;
  const stripe = new Stripe(key, {
    maxNetworkRetries: 2,
    ...(api
      ? { host: api.hostname, port: api.port, protocol: api.protocol === "http:" ? "http" : "https" }
      : {}),
  });
  const lines = await setUpStripe(stripe, { items: readCatalogue(), origin });
  process.stdout.write(`${lines.join("\n")}\n`);
  process.stdout.write(
    'In Stripe\'s dashboard, switch on Tax (with your registrations) and "Limit customers to one subscription".\n',
  );
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
