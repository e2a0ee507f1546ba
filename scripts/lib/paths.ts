import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export const dataDir = join(root, ".data");

/** Wrangler's own place, so that plain `wrangler` commands see the same data */
export const stateDir = join(root, ".wrangler", "state");

/** The stand-in Stripe's accounts: they belong to the database next to them. */
export const stripeDir = join(stateDir, "stripe");

export const bundleDir = join(root, "build", "worker");
