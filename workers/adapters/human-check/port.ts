/** Tells people from programs. */
export type HumanCheck = {
  /** What the page's widget needs; null where no check is configured (local runs and tests only). */
  widget: { siteKey: string; scriptUrl: string } | null;
  /** Whether the widget's token stands for a person; each token counts once. `ipAddress` as the edge names it. */
  verify: (token: string, ipAddress: string | null) => Promise<boolean>;
};
