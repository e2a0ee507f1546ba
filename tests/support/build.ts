import { buildIfChanged } from "../../scripts/lib/bundle/build";

export default async function setup() {
  await buildIfChanged((text) => process.stdout.write(`${text}\n`));
}
