import type { createRequestHandler, ServerBuild } from "@remix-run/cloudflare";
import { routeAccess } from "../../app/routes";
import { guardBuild } from "./access/guarded-build";
import type { AppContext } from "./app-context";
import { createRouteContext } from "./route-context";

export type RenderPage = (c: AppContext, request: Request) => Promise<Response>;

/** Comes out of the build too, whose router keeps its tables: `scripts/lib/bundle/keep-route-tables.ts`. */
type RequestHandlers = { createRequestHandler: typeof createRequestHandler };

export function createRenderPage(build: ServerBuild): RenderPage {
  const handlers = build.entry.module as unknown as RequestHandlers;
  const guarded = guardBuild(build, routeAccess);
  const handle = handlers.createRequestHandler(guarded, build.mode);
  return (c, request) => handle(request, createRouteContext(c));
}
