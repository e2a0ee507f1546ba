import { buildIfChanged } from "../../scripts/lib/build/build";

/** The Worker's entry imports the built pages, so they must be there before a test imports the entry. */
export default async function setup() {
  await buildIfChanged((text) => process.stdout.write(`${text}\n`));
}
