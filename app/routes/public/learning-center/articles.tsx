import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { clsx } from "clsx";
import { Rss } from "lucide-react";
import { TrackedSection } from "~/components/consent/tracked-section";
import { useAnalytics } from "~/components/consent/use-analytics";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { ArticleCard } from "~/components/learning/article-card";
import { ArticleFilters } from "~/components/learning/article-filters";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { counted } from "~/lib/format";
import { feedLink, pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { useSignedInLink } from "~/lib/signed-in-hint";
import {
  ARTICLE_CATEGORIES,
  type ArticleCategory,
} from "../../../../workers/domain/content/article-categories";
import { countArticles } from "../../../../workers/domain/content/count-articles";
import { searchArticles } from "../../../../workers/domain/content/search-articles";

const MAX_SEARCH = 100;

const describe = pageMeta({
  title: "Learning Center",
  description:
    "Articles on résumés, interviews, job search and careers: concrete, true and short enough for a coffee.",
  path: paths.learningCenter,
});

export const meta: MetaFunction = (args) => [...describe(args), feedLink];

export const headers = publicCache;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const search = (query.get("search") ?? "").trim().slice(0, MAX_SEARCH);
  const asked = query.get("category") ?? "";
  const category = Object.hasOwn(ARTICLE_CATEGORIES, asked) ? (asked as ArticleCategory) : null;
  const filter = { search, category };
  const [articles, stats] = await Promise.all([
    searchArticles(context.deps, filter),
    countArticles(context.deps),
  ]);
  return { articles, stats, filter };
}

export default function LearningCenter() {
  const { articles, stats, filter } = useLoaderData<typeof loader>();
  const { state, location } = useNavigation();
  const loading = state === "loading" && location.pathname === paths.learningCenter;
  return (
    <PublicShell>
      <TrackedSection name="articles" className="mx-auto grid max-w-6xl gap-6 px-5 py-8 sm:px-8 sm:py-10">
        <div className="grid max-w-2xl gap-3">
          <h1 className="text-display">Learning Center</h1>
          <p className="text-lead text-soft">
            What we know about résumés, interviews and finding work, written down so that you can use it
            today.
          </p>
        </div>
        <ArticleFilters filter={filter} counts={stats.categories} />
        <div className="grid gap-5" aria-busy={loading}>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <p role="status" className="text-soft">
              {loading ? "Loading articles..." : `${counted(articles.length, "article")} found`}
            </p>
            {/* A file, not a page of ours. */}
            <a
              href={paths.articlesFeed}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm text-ui text-soft hover:text-ink hover:underline"
            >
              <Rss className="size-4" aria-hidden="true" />
              RSS feed
            </a>
          </div>
          {articles.length > 0 ? (
            <ul
              className={clsx("grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3", loading && "opacity-60")}
            >
              {articles.map((article, at) => (
                <li key={article.slug} className="flex">
                  <ArticleCard article={article} early={at === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title="No articles found"
              level="h2"
              action={
                <LinkButton to={paths.learningCenter} look="secondary" preventScrollReset>
                  Clear Filters
                </LinkButton>
              }
            >
              Try other words, or look through all categories.
            </EmptyState>
          )}
        </div>
      </TrackedSection>
      <StartJourney />
    </PublicShell>
  );
}

function StartJourney() {
  const signInLink = useSignedInLink();
  const count = useAnalytics();
  return (
    <TrackedSection name="call-to-action" className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl justify-items-start gap-4 px-5 py-section sm:px-8">
        <h2 className="text-title">Reading is a start. Measuring comes next.</h2>
        <p className="max-w-prose text-lead text-soft">
          Hold your résumé against a job that you want, and see which words count and which are missing.
        </p>
        <Link
          to={signInLink}
          className={buttonClass()}
          onClick={() => count({ name: "interaction", target: "start-journey" })}
        >
          Start Your Journey
        </Link>
      </div>
    </TrackedSection>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
