import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { JsonLd } from "~/components/layout/json-ld";
import { PublicShell } from "~/components/layout/public-shell";
import { ArticleBody } from "~/components/learning/article-body";
import { filteredPath } from "~/components/learning/article-filters";
import {
  ArticlePicture,
  articlePicturePath,
  articlePictureWords,
} from "~/components/learning/article-picture";
import { Author } from "~/components/learning/author";
import { CopyAddress } from "~/components/learning/copy-address";
import { LongDate } from "~/components/learning/long-date";
import { RecentArticles, RelatedArticles } from "~/components/learning/more-articles";
import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { feedLink, pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { articleData } from "~/lib/meta/structured-data";
import { paths } from "~/lib/paths";
import { ARTICLE_CATEGORIES } from "../../../../workers/domain/content/article-categories";
import { getPublishedArticle, listRecentArticles } from "../../../../workers/domain/content/get-article";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [{ title: "Article not found | Plumbline" }];
  const { title, excerpt, slug } = args.data.article;
  const image = {
    path: articlePicturePath(slug),
    alt: articlePictureWords(slug) || title,
    width: 1200,
    height: 630,
  };
  const described = pageMeta({
    title,
    description: excerpt,
    path: paths.article(slug),
    image,
    type: "article",
  })(args);
  return [...described, feedLink];
};

export const headers = publicCache;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const [{ article, related }, recent] = await Promise.all([
    getPublishedArticle(context.deps, { slug: params.slug ?? "" }),
    listRecentArticles(context.deps),
  ]);
  const shown = new Set([article, ...related].map(({ slug }) => slug));
  return {
    article,
    related,
    recent: recent.filter(({ slug }) => !shown.has(slug)).map(({ slug, title }) => ({ slug, title })),
    origin: context.origin,
  };
}

export default function Article() {
  const { article, related, recent, origin } = useLoaderData<typeof loader>();
  const { slug, title, excerpt, category, author, readTime, publishDate, linkedinUrl, html } = article;
  const address = origin + paths.article(slug);
  return (
    <PublicShell>
      <article className="mx-auto grid max-w-2xl gap-6 px-5 py-10 sm:py-14">
        <nav aria-label="Breadcrumb" className="text-sm">
          <ol className="flex flex-wrap gap-x-2 text-soft">
            <li className="flex gap-x-2">
              <TextLink to={paths.learningCenter}>Learning Center</TextLink>
              <span aria-hidden="true">/</span>
            </li>
            <li>
              <TextLink to={filteredPath({ search: "", category })}>{ARTICLE_CATEGORIES[category]}</TextLink>
            </li>
          </ol>
        </nav>
        <h1 className="text-title">{title}</h1>
        <p className="text-lead text-soft">{excerpt}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-y border-line py-3 text-sm text-soft">
          <Author name={author} />
          <LongDate value={publishDate} />
          <span>{readTime} min read</span>
          <span className="sm:ml-auto">
            <CopyAddress address={address} />
          </span>
        </div>
        <ArticlePicture slug={slug} large />
        <ArticleBody html={html} />
        {linkedinUrl && (
          <p>
            <TextLink to={linkedinUrl}>Read on LinkedIn</TextLink>
          </p>
        )}
      </article>
      {related.length + recent.length > 0 && (
        <div className="border-t border-line">
          <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-5 py-12 sm:px-8 lg:grid-cols-[2fr_1fr]">
            <RelatedArticles articles={related} category={category} />
            <RecentArticles articles={recent} />
          </div>
        </div>
      )}
      <JsonLd data={jsonLd(origin, article)} />
    </PublicShell>
  );
}

type Shown = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>["article"],
  "slug" | "title" | "excerpt" | "author" | "publishDate" | "updatedAt"
>;

function jsonLd(origin: string, { slug, publishDate, updatedAt, ...article }: Shown) {
  const facts = {
    ...article,
    publishedAt: publishDate,
    changedAt: Math.max(publishDate, updatedAt),
    path: paths.article(slug),
    image: articlePicturePath(slug),
  };
  return articleData(origin, facts);
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      notFoundTitle="Article not found"
      action={
        <LinkButton to={paths.learningCenter} look="secondary">
          All Articles
        </LinkButton>
      }
    />
  );
}
