import { expect, test } from "vitest";
import {
  AGREEMENT_HASH,
  AGREEMENT_TEXT,
  AGREEMENT_VERSION,
} from "../../../workers/domain/agencies/agreement/agreement-text";
import { sha256 } from "../../../workers/domain/sha256";

/** Every text that companies could accept, by its version: another text needs another line here. */
const TEXTS = {
  "2026-11-26": "03fa46aa262b579e83962237720f1cc396a85429e7ea7a7f520baf5830485585",
};

test("no word of an agreement changes under a version that companies accepted", () => {
  expect(sha256(AGREEMENT_TEXT)).toBe(AGREEMENT_HASH);
  expect(TEXTS).toHaveProperty(AGREEMENT_VERSION, sha256(AGREEMENT_TEXT));
});
