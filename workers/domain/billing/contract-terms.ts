/** The day on which the terms last changed: what orders were placed under. The terms' page shows it. */
export const TERMS_VERSION = "2026-11-27";

/** Consumers may withdraw for so many days after the order (directive 2011/83/EU, article 9; RULINGS 50). */
export const WITHDRAWAL_DAYS = 14;
