import type { IncomingMessage, ServerResponse } from "node:http";

/** A vendor's service as this machine plays it, in the vendor's own wire format. */
export type StandIn = {
  /** the first part of its paths: "/turnstile" */
  path: string;
  /** Settings that make the Worker speak to it. `origin` has no slash at the end. */
  settings: (origin: string) => Record<string, string>;
  /** Gets requests with their whole path. `origin` is where the stand-ins listen. */
  listen: (origin: string) => (request: IncomingMessage, response: ServerResponse) => void;
};
