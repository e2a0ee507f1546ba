import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agreementFile, makeAgreementPdf } from "../../../scripts/statements/agreement-pdf";
import {
  AGREEMENT_HASH,
  AGREEMENT_TEXT,
  AGREEMENT_VERSION,
} from "../../../workers/domain/agencies/agreement/agreement-text";
import { sha256 } from "../../../workers/domain/sha256";
import { readResume } from "../../../workers/engine/read";

/** Every text that companies could accept, by its version, and its PDF: another text needs another line here. */
const TEXTS = {
  "2026-11-26": {
    text: "03fa46aa262b579e83962237720f1cc396a85429e7ea7a7f520baf5830485585",
    pdf: "2556bad835fd1e9f99409c5815fb2cfa6f6bb4b731854d3c1d0ecdbe495f77ec",
  },
};

const PRESENT = { version: AGREEMENT_VERSION, hash: AGREEMENT_HASH, text: AGREEMENT_TEXT };

test("no word of an agreement changes under a version that companies accepted", () => {
  expect(sha256(AGREEMENT_TEXT)).toBe(AGREEMENT_HASH);
  expect(TEXTS).toHaveProperty([AGREEMENT_VERSION, "text"], sha256(AGREEMENT_TEXT));
});

test("each version that companies could accept has its PDF, as it was then", () => {
  for (const [version, { pdf }] of Object.entries(TEXTS))
    expect(sha256(readFileSync(agreementFile(version))), version).toBe(pdf);
});

test("the present version's PDF is made from its text: the same bytes each time, other bytes for another text", async () => {
  const made = await makeAgreementPdf(PRESENT);
  expect(sha256(made)).toBe(sha256(readFileSync(agreementFile(AGREEMENT_VERSION))));
  expect(sha256(await makeAgreementPdf(PRESENT))).toBe(sha256(made));
  const other = AGREEMENT_TEXT.replace("30 days", "31 days");
  expect(sha256(await makeAgreementPdf({ ...PRESENT, text: other }))).not.toBe(sha256(made));
});

test("the PDF holds every sentence of the text in its order, the version and the hash", async () => {
  const { lines } = await readResume(new Uint8Array(await makeAgreementPdf(PRESENT)), "agreement.pdf");
  const words = (text: string) =>
    text
      .replace(/^(?:## |[-•] )/gm, "")
      .split(/\s+/)
      .join(" ")
      .trim();
  const read = words(
    lines
      .map(({ text }) => text)
      .filter((line) => !/Page \d+ of \d+$/.test(line))
      .join("\n"),
  );
  expect(read).toContain(words(AGREEMENT_TEXT));
  expect(read).toContain(`Version ${AGREEMENT_VERSION}`);
  expect(read).toContain(AGREEMENT_HASH);
});
