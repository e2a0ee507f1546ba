import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { keepRouteTables, routerPackages } from "./scripts/lib/keep-route-tables";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [
    keepRouteTables(),
    tailwindcss(),
    remix({
      buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
  ],
  resolve: {
    alias: { "~": new URL("./app", import.meta.url).pathname },
    mainFields: ["browser", "module", "main"],
  },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] }, noExternal: routerPackages },
  build: { target: "es2022", cssMinify: true, sourcemap: false },
});
