import { join } from "node:path";
import { root } from "../lib/paths";

export const FAIRNESS_RUN_FILE = join(root, "app/components/statements/fairness-run.json");

export type FairnessRun = {
  /** UTC, as in "2026-11-21" */
  ranOn: string;
  engineVersion: string;
  properties: {
    id: string;
    says: string;
    counted: string;
    tried: number;
    /** whether every test of it passed */
    held: boolean;
  }[];
};
