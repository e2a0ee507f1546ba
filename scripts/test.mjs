import { runOnNode24 } from "./lib/bootstrap.mjs";

runOnNode24("testing/test.ts");
