import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/data/badge";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { ARTICLE_CATEGORIES } from "../../../workers/domain/content/article-categories";
import type { ArticleCard as ListedArticle } from "../../../workers/domain/content/search-articles";
import { ArticlePicture } from "./article-picture";
import { Author } from "./author";
import { LongDate } from "./long-date";

/** An article in a list; the whole card leads to it. @param early its picture is in a phone's first window */
export function ArticleCard({
  article,
  level: Heading = "h2",
  early,
}: {
  article: ListedArticle;
  level?: "h2" | "h3";
  early?: boolean;
}) {
  const { slug, title, excerpt, category, author, readTime, publishDate, linkedinUrl } = article;
  return (
    <article className="relative flex w-full overflow-hidden max-sm:items-start sm:flex-col rounded-lg border border-line bg-surface hover:border-edge">
      <div className="max-sm:w-28 max-sm:shrink-0 max-sm:self-stretch max-sm:[&_img]:h-full max-sm:[&_img]:object-cover max-sm:[&_picture]:h-full">
        <ArticlePicture slug={slug} early={early} />
      </div>
      <div className="flex min-w-0 grow flex-col items-start gap-2 p-4">
        <Badge tone="accent">{ARTICLE_CATEGORIES[category]}</Badge>
        <Heading className="text-lg">
          <Link to={paths.article(slug)} className="rounded-sm after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </Heading>
        <p className="text-soft max-sm:line-clamp-2">{excerpt}</p>
        <div className="mt-auto grid w-full gap-2 border-t border-line pt-3 text-sm text-soft">
          <Author name={author} />
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <LongDate value={publishDate} />
            <span>{readTime} min read</span>
          </p>
          {linkedinUrl && (
            <TextLink to={linkedinUrl} className="relative justify-self-start">
              Read on LinkedIn
            </TextLink>
          )}
        </div>
      </div>
    </article>
  );
}
