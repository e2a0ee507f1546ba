export const MAX_VIEW_NAME = 60;

/** of a company */
export const MAX_VIEWS = 50;
