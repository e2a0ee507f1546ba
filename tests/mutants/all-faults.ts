import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths";
import { type Fault, placeOf } from "./fault";
import { domainFaults } from "./faults/domain";
import { engineFaults } from "./faults/engine";
import { httpFaults } from "./faults/http";

export const allFaults: readonly Fault[] = [...domainFaults, ...httpFaults, ...engineFaults];

/** @throws Error where the list no longer matches the files that it names */
export function checkFaults(): void {
  if (new Set(allFaults.map(({ id }) => id)).size < allFaults.length)
    throw new Error("Two faults have one id.");
  for (const fault of allFaults) {
    placeOf(fault, readFileSync(join(root, fault.file), "utf8"));
    if (!existsSync(join(root, fault.hint.file)))
      throw new Error(`${fault.id}: there is no ${fault.hint.file}`);
  }
}
