import type { MetaFunction } from "@remix-run/cloudflare";
import { ErrorPage } from "~/components/layout/error-page";

export const meta: MetaFunction = () => [
  { title: "Page not found | Plumbline" },
  { name: "robots", content: "noindex" },
];

export function loader() {
  throw Response.json({ error: "not-found", message: "Not found" }, { status: 404 });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
