import { someCause } from "../../../../db/conditions";
import { AppError } from "../../errors";
import { MAX_VIEW_NAME } from "./view-limits";

/** @throws AppError "view-name-empty" | "view-name-long" */
export function readViewName(given: string): { name: string; nameKey: string } {
  const name = given.normalize("NFC").replace(/\s+/g, " ").trim();
  if (!name) throw new AppError("view-name-empty");
  if (name.length > MAX_VIEW_NAME) throw new AppError("view-name-long");
  return { name, nameKey: name.normalize("NFKC").toLowerCase() };
}

export function isNameTaken(error: unknown): boolean {
  return someCause(error, "b2b_table_views.name_key");
}
