import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { ActionsPart } from "~/components/design/actions-part";
import { anchorOf, contents } from "~/components/design/contents";
import { FormsPart } from "~/components/design/forms-part";
import { NewsPart } from "~/components/design/news-part";
import { TokensPart } from "~/components/design/tokens-part";
import { Brand } from "~/components/layout/brand";
import { ErrorPage } from "~/components/layout/error-page";
import { SkeletonText } from "~/components/ui/data/skeleton";
import { paths } from "~/lib/paths";

// All primitives at once are more than a page may load at its start: these parts are fetched apart.
const WaysPart = apart(() => import("~/components/design/ways-part").then((file) => file.WaysPart));
const LayersPart = apart(() => import("~/components/design/layers-part").then((file) => file.LayersPart));
const ThingsPart = apart(() => import("~/components/design/things-part").then((file) => file.ThingsPart));
const MeasuresPart = apart(() =>
  import("~/components/design/measures-part").then((file) => file.MeasuresPart),
);

export const meta: MetaFunction = () => [
  { title: "Design | Plumbline" },
  { name: "robots", content: "noindex" },
];

/** Fetches what the browser fetches apart: pages are rendered at once. The page's rule (local runs only) stands in front. */
export async function loader() {
  await Promise.all([WaysPart, LayersPart, ThingsPart, MeasuresPart].map((part) => part.fetch()));
  return null;
}

export default function Design() {
  return (
    <div className="mx-auto max-w-page px-gutter py-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
      <Contents />
      <main id="main" className="min-w-0">
        <h1 className="text-title">Everything that pages are made of</h1>
        <p className="mt-3 max-w-reading text-lead text-soft">
          Each part in all its states. Switch your system to dark, narrow the window, put the mouse away, turn
          scripts off: it should hold. The page does not exist in production.
        </p>
        <Part title="Tokens">
          <TokensPart />
        </Part>
        <Part title="Actions">
          <ActionsPart />
        </Part>
        <Part title="Forms">
          <FormsPart />
        </Part>
        <Part title="Ways">
          <WaysPart />
        </Part>
        <Part title="Layers">
          <LayersPart />
        </Part>
        <Part title="News">
          <NewsPart />
        </Part>
        <Part title="Things">
          <ThingsPart />
        </Part>
        <Part title="Measures">
          <MeasuresPart />
        </Part>
      </main>
    </div>
  );
}

/** A component in a file of its own: shown when it has been fetched, at once where that has been done before. */
function apart(load: () => Promise<ComponentType>) {
  let fetched: ComponentType | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  return Object.assign(() => (fetched ? createElement(fetched) : <Later />), {
    fetch: async () => {
      fetched = await load();
    },
  });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-12">
      <h2 className="mb-4 text-3xl">{title}</h2>
      <Suspense fallback={<SkeletonText label="Loading" />}>{children}</Suspense>
    </section>
  );
}

function Contents() {
  return (
    <header className="mb-10 grid content-start gap-6 lg:sticky lg:top-10 lg:mb-0 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
      <Link to={paths.home} className="justify-self-start rounded-sm">
        <Brand />
      </Link>
      <nav aria-label="Contents" className="ticks pl-5 text-sm max-lg:columns-2">
        <ul className="grid gap-4 max-lg:block">
          {contents.map(({ title, entries }) => (
            <li key={title} className="break-inside-avoid max-lg:mb-4">
              <span className="font-medium">{title}</span>
              <ul>
                {entries.map((entry) => (
                  <li key={entry}>
                    <a
                      href={`#${anchorOf(entry)}`}
                      className="inline-block rounded-sm py-0.5 text-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3"
                    >
                      {entry}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
