import type { IncomingMessage, ServerResponse } from "node:http";

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What a run of the stand-ins knows of itself. */
export type StandInRun = {
  /** where the site is that they serve; null where nothing is to be told to it */
  site: string | null;
  /** where they may store what outlives the run; null for nowhere */
  folder: string | null;
  /** aborted when the run ends: nothing may go on in the background then */
  ended: AbortSignal;
};

/** A vendor's service as this machine plays it, in the vendor's own wire format. */
export type StandIn = {
  /** the first parts of its paths: "/turnstile" */
  paths: string[];
  /** Settings that make the Worker speak to it. `origin` has no slash at the end. */
  settings: (origin: string) => Record<string, string>;
  /** Gets requests with their whole path. `origin` is where the stand-ins listen. */
  listen: (origin: string, run: StandInRun) => Listener;
};
