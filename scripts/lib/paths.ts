import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What our scripts remember between runs: hashes, logs. Safe to delete. */
export const dataDir = join(root, ".data");

/** Where Wrangler keeps local D1, R2 and Durable Objects, so that plain `wrangler` commands see the same data. */
export const stateDir = join(root, ".wrangler", "state");

/** The bundled Worker as it would be uploaded. */
export const bundleDir = join(root, "build", "worker");
