import { expect, test } from "vitest";
import { ENGINE_VERSION } from "../../workers/engine/version";

test("a later engine's version comes later as text, by which the database finds results of earlier ones", () => {
  // "2.10.0" < "2.9.0": after 2.9 comes 3.0.
  expect(ENGINE_VERSION).toMatch(/^\d\.\d\.\d$/);
});
