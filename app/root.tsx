import headingFont from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Consent } from "~/components/consent/consent";
import { ErrorPage } from "~/components/layout/error-page";
import { NavigationProgress } from "~/components/layout/navigation-progress";
import { PageScripts } from "~/components/layout/page-scripts";
import { useNonce } from "~/lib/nonce";
import { shouldRevalidateUnlessTab } from "~/lib/panel-tab";
import { paths } from "~/lib/paths";
import stylesheet from "~/styles/app.css?url";

export const links: LinksFunction = () => [
  { rel: "preload", href: headingFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = () => [{ title: "Plumbline" }];

export { rootLoader as loader } from "./root-loader";

/** The dashboard shows at once what was kept: it must not wait for what is the same on every page. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isDashboard = !args.formMethod && args.nextUrl.pathname === paths.seekerDashboard;
  return isDashboard ? false : shouldRevalidateUnlessTab(args);
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14171a" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body className="min-h-dvh antialiased">
        {children}
        <ScrollRestoration nonce={nonce} />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => {
    // Once the page has started: it can't be fetched when it's needed.
    import("~/lib/forms/lost-connection").then((lost) => lost.watch()).catch(() => {});
  }, []);
  return (
    <>
      <NavigationProgress />
      <Consent>
        <Outlet />
      </Consent>
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
