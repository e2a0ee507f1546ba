import "@remix-run/cloudflare";
import type { RouteContext } from "../workers/http/route-context";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RouteContext {}
}
