/** Takes what the papers say of the engine from its measurements: `npm run papers`. A test fails while they differ. */
import "../lib/require-node";
import { makePapersFacts, PAPERS_FACTS_FILE } from "./papers-facts";
import { writeFacts } from "./write-facts";

await writeFacts(PAPERS_FACTS_FILE, makePapersFacts());
