import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "../../../workers/domain/content/article-categories";
import type { ArticleCard as ListedArticle } from "../../../workers/domain/content/search-articles";
import { ArticleCard } from "./article-card";

export function RelatedArticles({
  articles,
  category,
}: {
  articles: ListedArticle[];
  category: ArticleCategory;
}) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="grid content-start gap-6">
      <h2 id="related" className="text-2xl">
        More on {ARTICLE_CATEGORIES[category]}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {articles.map((article) => (
          <li key={article.slug} className="flex">
            <ArticleCard article={article} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RecentArticles({ articles }: { articles: Pick<ListedArticle, "slug" | "title">[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid content-start gap-6">
      <h2 id="recent" className="text-2xl">
        Recent articles
      </h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {articles.map(({ slug, title }) => (
          <li key={slug} className="py-3">
            <TextLink to={paths.article(slug)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
