/** The end of the paid month that begins at a time, as the calendar has it. @param start UTC ms */
export function monthAfter(start: number): number {
  const day = new Date(start);
  const month = new Date(start);
  month.setUTCMonth(day.getUTCMonth() + 1, 1);
  const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  return month.setUTCDate(Math.min(day.getUTCDate(), last));
}

/** A day as the pages write it for the tests' browser. @param time UTC ms */
export function shownDay(time: number): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(time);
}
