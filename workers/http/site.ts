import type { ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { guardBuild } from "./access/guarded-build";
import { pageAccess } from "./access/pages";
import { access } from "./access/rules";
import { api } from "./api";
import { programsApi } from "./api/programs";
import type { AppEnv } from "./app-context";
import { errorResponse } from "./errors";
import { requestContext, sameSiteOnly, securityHeaders } from "./middleware";
import { createRouteContext } from "./route-context";

/**
 * The whole site: security first, then the JSON API, then pages.
 * @param build Remix's server build
 */
export function createSite(build: ServerBuild) {
  const renderPage = createRequestHandler(guardBuild(build, pageAccess), build.mode);
  return (
    new Hono<AppEnv>()
      .use(requestContext)
      .use(securityHeaders)
      .use(sameSiteOnly)
      .get("/health", access("public"), (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
      .route("/api", api)
      .route("/", programsApi)
      .all("/api/*", access("public"), (c) => c.json({ error: "not-found", message: "Not found" }, 404))
      // Pages have rules of their own: `access/pages.ts`.
      .all("*", access("own"), async (c) => {
        if (c.req.method === "GET" || c.req.method === "HEAD") {
          const asset = await findAsset(c.env.ASSETS, c.req.raw);
          if (asset) return asset;
        }
        const page = await renderPage(c.req.raw, createRouteContext(c));
        // Pages show what belongs to whoever is signed in, unless a route says that it is the same for all.
        if (!page.headers.has("Cache-Control")) page.headers.set("Cache-Control", "private, no-cache");
        return page;
      })
      .onError((error, c) => errorResponse(c, error))
  );
}

/** A file of the public folder (favicon, images); only names with an ending can be one. */
async function findAsset(assets: Fetcher, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!/\.[a-z0-9]{2,12}$/i.test(pathname) || pathname.endsWith(".data")) return null;
  const response = await assets.fetch(request.url, { method: request.method, headers: request.headers });
  return response.status === 404 ? null : new Response(response.body, response);
}
