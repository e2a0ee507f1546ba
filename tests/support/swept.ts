import { deleteOrphans } from "../../workers/domain/files/delete-orphans";
import { testDeps } from "./faults";

/** Keys of stored objects once the sweep, two hours from now, has removed those that no row points at. */
export async function keysAfterSweep(keys: () => Promise<string[]>, expected: number): Promise<string[]> {
  const deps = testDeps();
  deps.wait(2 * 60 * 60 * 1000);
  for (let run = 0; run < 40 && (await keys()).length > expected; run++)
    await deleteOrphans(deps, { limit: 500 });
  return keys();
}
