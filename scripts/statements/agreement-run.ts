/** Writes the present data processing agreement as a PDF: `npm run agreement`. A test fails while they differ. */
import "../lib/require-node";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  AGREEMENT_HASH,
  AGREEMENT_TEXT,
  AGREEMENT_VERSION,
} from "../../workers/domain/agencies/agreement/agreement-text";
import { root } from "../lib/paths";
import { agreementFile, makeAgreementPdf } from "./agreement-pdf";

const file = agreementFile(AGREEMENT_VERSION);
const agreement = { version: AGREEMENT_VERSION, hash: AGREEMENT_HASH, text: AGREEMENT_TEXT };
writeFileSync(join(root, file), await makeAgreementPdf(agreement));
process.stdout.write(`${file}\n`);
