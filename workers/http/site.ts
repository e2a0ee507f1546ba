import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { access } from "./access/rules";
import { api } from "./api";
import { checkoutApi } from "./api/checkout";
import { newsletterApi } from "./api/newsletter";
import { programsApi } from "./api/programs";
import { seekerProgramsApi } from "./api/programs-seeker";
import { signedFilesApi } from "./api/resumes";
import type { AppContext, AppEnv } from "./app-context";
import { errorResponse } from "./errors";
import { ownHostOnly, requestContext, sameSiteOnly, securityHeaders } from "./middleware";
import { pageCache } from "./page-cache";
import { publicFiles } from "./public-files";
import { isSharedPath } from "./public-pages";
import type { RenderPage } from "./render-page";
import { formBodiesOnly } from "./requests/form-bodies";
import { requestBudget } from "./requests/request-budget";
import { v1 } from "./v1/router";
import { webhooks } from "./webhooks";

/** Five minutes in shared caches, nothing in browsers; an old one may go out while a new one is made. */
const FOR_ALL = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";

export type Pages = ServerBuild | { version: string; load: () => Promise<ServerBuild> };

/** `v1` comes before what only pages need. An isolate that is never asked for a page, or finds each one cached, loads neither pages nor their use cases. */
export function createSite(pages: Pages) {
  const { version, load } =
    "load" in pages ? pages : { version: pages.assets.version, load: async () => pages };
  let renderPage: RenderPage | undefined;
  async function loadPages(): Promise<RenderPage> {
    const [build, { createRenderPage }] = await Promise.all([load(), import("./render-page")]);
    renderPage ??= createRenderPage(build);
    return renderPage;
  }
  return new Hono<AppEnv>()
    .use(requestContext)
    .route("/api/v1", v1)
    .use(pageCache(version))
    .use(securityHeaders)
    .use(ownHostOnly)
    .use(requestBudget)
    .use(sameSiteOnly)
    .get("/health", access("public"), (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
    .route("/api", api)
    .route("/", programsApi)
    .route("/", seekerProgramsApi)
    .route("/", newsletterApi)
    .route("/", checkoutApi)
    .route("/", webhooks)
    .route("/files", signedFilesApi)
    .route("/", publicFiles)
    .all("/api/*", access("public"), (c) => c.json({ error: "not-found", message: "Not found" }, 404))
    .all("*", access("own"), formBodiesOnly, async (c) => {
      if (c.req.method === "GET" || c.req.method === "HEAD") {
        const asset = await findAsset(c.env.ASSETS, c.req.raw);
        if (asset) return asset;
      }
      const shared = isSharedPath(c.req.path) && c.req.method !== "POST";
      const request = shared ? withoutVisitor(c.req.raw) : c.req.raw;
      const render = renderPage ?? (await loadPages());
      const page = await render(c, request);
      return withCacheControl(page, {
        shared,
        hasQuery: new URL(c.req.url).search !== "",
        asked: c.get("userAsked")(),
        isPrivate: !isPrefetch(c) && c.get("userAsked")() && (await isSignedIn(c)),
      });
    })
    .onError((error, c) => errorResponse(c, error));
}

async function findAsset(assets: Fetcher, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!/\.[a-z0-9]{2,12}$/i.test(pathname) || pathname.endsWith(".data")) return null;
  const response = await assets.fetch(request.url, { method: request.method, headers: request.headers });
  return response.status === 404 ? null : new Response(response.body, response);
}

/** A page that is the same for all can't depend on the visitor. */
function withoutVisitor(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ["cookie", "accept-language", "authorization"]) headers.delete(name);
  return new Request(request, { headers });
}

function isPrefetch(c: AppContext): boolean {
  return c.req.header("sec-purpose")?.startsWith("prefetch") === true;
}

function isSignedIn(c: AppContext): Promise<boolean> {
  return c
    .get("user")()
    .then(
      (user) => user !== null,
      // A look-up that failed may have been of someone's session.
      () => true,
    );
}

type PageVisit = { shared: boolean; hasQuery: boolean; asked: boolean; isPrivate: boolean };

/** Shared caches only where no session was looked up and no query asked; nobody stores a signed-in user's page. */
function withCacheControl(page: Response, { shared, hasQuery, asked, isPrivate }: PageVisit): Response {
  const said = page.headers.get("Cache-Control");
  if (isPrivate) {
    if (!said?.includes("no-store")) page.headers.set("Cache-Control", "no-store");
    return page;
  }
  const forAll = shared && !hasQuery && !asked && page.status === 200 && !page.headers.has("Set-Cookie");
  if (forAll) page.headers.set("Cache-Control", said ?? FOR_ALL);
  else if (!said || said.includes("public")) page.headers.set("Cache-Control", "private, no-cache");
  return page;
}
