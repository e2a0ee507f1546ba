import { createMiddleware } from "hono/factory";
import { AppError } from "../../domain/errors";
import type { AppContext, AppEnv } from "../app-context";

/** Our deepest address has six (an applicant's deletion); matching them to routes takes time by their square. */
const MAX_SEGMENTS = 8;
/** Four times our longest address. */
const MAX_PATH = 512;
/** Browsers ask for route modules in addresses of up to 7,680 characters. */
const MAX_QUERY = 8_192;
/** One page's links, as the browser asks for the routes behind them; more are looked up when they are followed. */
const MAX_DISCOVERED = 100;
/** A browser sends one or two thousand; cookies of a whole domain may come on top. */
const MAX_HEADERS = 32_768;
const MAX_HEADER = 16_384;

/** Bounds what a request has to read, so that none before sign-in costs more than another. */
export const requestBudget = createMiddleware<AppEnv>(async (c, next) => {
  const url = c.get("url");
  if (url.pathname.length > MAX_PATH || url.search.length > MAX_QUERY) throw new AppError("address-too-long");
  if (isTooDeep(url.pathname)) throw new AppError("not-found");
  if (url.pathname === "/__manifest") checkDiscovery(url);
  checkHeaders(c.req.raw.headers);
  if (c.req.method === "GET" || c.req.method === "HEAD") dropWhatReadsHaveNot(c, url);
  await next();
});

function isTooDeep(path: string): boolean {
  return path.split("/").length - 1 > MAX_SEGMENTS;
}

function checkDiscovery(url: URL): void {
  const paths = url.searchParams.getAll("p");
  if (paths.length > MAX_DISCOVERED) throw new AppError("address-too-long");
  if (paths.some((path) => path.length > MAX_PATH || isTooDeep(path))) throw new AppError("not-found");
}

function checkHeaders(headers: Headers): void {
  let size = 0;
  for (const [name, value] of headers) {
    if (value.length > MAX_HEADER) throw new AppError("headers-too-large");
    size += name.length + value.length;
  }
  if (size > MAX_HEADERS) throw new AppError("headers-too-large");
}

function dropWhatReadsHaveNot(c: AppContext, url: URL): void {
  const { raw } = c.req;
  if (!raw.body && !url.searchParams.has("_data")) return;
  url.searchParams.delete("_data");
  c.req.raw = new Request(url, { method: raw.method, headers: raw.headers, signal: raw.signal });
}
