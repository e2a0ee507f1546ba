export type HumanCheck = {
  /** null where no check is configured (local runs and tests only) */
  widget: { siteKey: string; scriptUrl: string } | null;
  /** Each token counts once. `ipAddress` as the edge names it. */
  verify: (token: string, ipAddress: string | null) => Promise<boolean>;
};
