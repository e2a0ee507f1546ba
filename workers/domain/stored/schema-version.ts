import { isObject, UnknownShape } from "./checks";

/**
 * The shape of what is stored as JSON, counted up with each change that a reader must know of:
 * 0: results hold English sentences (engines before 2.1.0);
 * 1: results hold codes with data;
 * 2: everything stored says its version.
 */
export const SCHEMA_VERSION = 2;

/** A value as it is stored. */
export function withSchemaVersion<T extends object>(value: T): T & { schemaVersion: number } {
  return { schemaVersion: SCHEMA_VERSION, ...value };
}

/**
 * The version that a stored object says, and the object without it.
 * @returns null for the version of one that says none
 * @throws UnknownShape for what isn't an object, and for one of a later version than this code knows
 */
export function takeSchemaVersion(
  stored: unknown,
  where: string,
): { version: number | null; value: Readonly<Record<string, unknown>> } {
  if (!isObject(stored)) throw new UnknownShape(where);
  const { schemaVersion = null, ...value } = stored;
  if (schemaVersion === null) return { version: null, value };
  if (typeof schemaVersion !== "number" || schemaVersion > SCHEMA_VERSION)
    throw new UnknownShape(`${where}.schemaVersion`);
  return { version: schemaVersion, value };
}
