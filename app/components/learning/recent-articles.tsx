import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";

/** What else came out lately. */
export function RecentArticles({ articles }: { articles: { slug: string; title: string }[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-4 px-5 py-12 sm:px-8">
        <h2 id="recent" className="text-2xl">
          Recent articles
        </h2>
        <ul className="grid gap-3">
          {articles.map(({ slug, title }) => (
            <li key={slug}>
              <TextLink to={paths.article(slug)}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
