import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";

export const meta: MetaFunction = () => [
  { title: "Plumbline" },
  {
    name: "description",
    content: "Measure résumés against jobs. Every point leads back to words in the résumé.",
  },
];

export default function Home() {
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <h1 className="text-4xl font-semibold">Plumbline</h1>
      <p className="mt-4 text-lg">
        The same résumé and the same job always give the same score, and every point of it leads back to words
        in the résumé.
      </p>
      <p className="mt-6">
        <Link className="underline" to="/agent/login">
          Sign in as an agency
        </Link>
      </p>
    </main>
  );
}
