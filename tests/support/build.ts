import { buildIfChanged } from "../../scripts/lib/build";

export default async function setup() {
  await buildIfChanged((text) => process.stdout.write(`${text}\n`));
}
