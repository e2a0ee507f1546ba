import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { access } from "./access";
import { google } from "./google";
import { jobBoards } from "./job-boards/job-boards";
import { linkedIn } from "./linkedin";
import { models } from "./models";
import type { Listener, StandIn, StandInRun } from "./stand-in";
import { stripe } from "./stripe";
import { turnstile } from "./turnstile";
import { webhookReceiver } from "./webhook-receiver";

/** Every service that the Worker reaches over HTTP. A new one adds a line. */
const all: StandIn[] = [turnstile, google, access, linkedIn, jobBoards, stripe, webhookReceiver, models];

export type RunningStandIns = {
  /** settings for the Worker, by name */
  vars: Record<string, string>;
  stop: () => Promise<void>;
};

/** Runs all stand-ins on one port of this machine: the wanted one, or any that is free. */
export async function startStandIns(
  wantedPort = 0,
  { site, folder }: Omit<StandInRun, "ended"> = { site: null, folder: null },
): Promise<RunningStandIns> {
  const ending = new AbortController();
  const listeners: { path: string; listener: Listener }[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://stand-ins").pathname;
    const found = listeners.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
    if (found) return found.listener(request, response);
    response.writeHead(404, { "content-type": "text/plain" }).end("no such stand-in\n");
  });
  // A connection that is closed for idleness while the Worker sends fails that request.
  server.keepAliveTimeout = 0;
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        resolve();
      });
    });
  await listen(wantedPort).catch(() => listen(0));
  // Not "localhost", where the site is: a vendor is another site, for cookies and framing too.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const { paths, listen: open } of all) {
    const listener = open(origin, { site, folder, ended: ending.signal });
    listeners.push(...paths.map((path) => ({ path, listener })));
  }
  return {
    vars: Object.assign({}, ...all.map(({ settings }) => settings(origin))),
    stop: () =>
      new Promise((resolve) => {
        ending.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
