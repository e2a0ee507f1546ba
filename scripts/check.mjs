import { runOnNode24 } from "./lib/bootstrap.mjs";

runOnNode24("check.ts");
