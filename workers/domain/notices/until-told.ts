/** Until when people wait who haven’t been told yet: the last date there is. UTC milliseconds. */
export const UNTIL_TOLD = 8_640_000_000_000_000;
