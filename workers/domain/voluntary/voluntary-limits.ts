export const LINK_DAYS = 30;

/** An answer says of a decision only what this many people who were asked share. */
export const FEWEST_SHARING = 10;

/** Below so many answers in a half-year, nothing is shown of it. */
export const FEWEST_ANSWERS = 10;

export const FEWEST_IN_CELL = 3;

/** Below so many people a rate moves much with one of them: the page says so beside it. */
export const SMALL_SAMPLE = 30;

/** 29 CFR 1607.4 D: a rate below four fifths of the highest. */
export const FOUR_FIFTHS = 0.8;

export const ASKED_AT_ONCE = 100;

export const ROUNDS_AN_HOUR = 10;

export const KEPT_YEARS = 4;
