/** Until when somebody is held who hasn't been told yet: the last date there is. UTC milliseconds. */
export const UNTIL_TOLD = 8_640_000_000_000_000;
