import type { Log } from "./port";

/** One JSON line per event: Workers Logs indexes its fields. */
export const consoleLog: Log = (event) => {
  console.log(JSON.stringify(event));
};
