// Run after each update of the SDK: `npx tsx tests/fakes/stripe/schemas/generate.ts` (about 20 s).
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Stripe from "stripe";
import { createGenerator } from "ts-json-schema-generator";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const { definitions = {} } = createGenerator({
  path: here("param-types.ts"),
  tsconfig: here("../../../../tsconfig.json"),
  type: "ParamTypes",
  skipTypeCheck: true,
  jsDoc: "none",
}).createSchema("ParamTypes");
// The SDK opens every list of values to any text; Stripe itself refuses what isn't on the list.
const closed = { ...definitions, OtherString: false };
const lines = Object.entries(closed).map(
  ([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`,
);
const types = createHash("sha256")
  .update(readFileSync(here("param-types.ts")))
  .digest("hex");
const head = `"sdk":${JSON.stringify(Stripe.PACKAGE_VERSION)},"types":${JSON.stringify(types)}`;
writeFileSync(here("schemas.json"), `{${head},"definitions":{\n${lines.join(",\n")}\n}}\n`);
