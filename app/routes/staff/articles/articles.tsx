import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { ARTICLE_CATEGORIES } from "../../../../workers/domain/content/article-categories";
import { listArticles } from "../../../../workers/domain/staff/content/list-articles";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Articles | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("articles", request);
  return { ...(await listArticles(context.deps, query)), state: query.state };
}

export default function ArticlesPage() {
  const { rows, next, state } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Articles" lead="The learning center’s, by publish date.">
        <LinkButton to={adminPaths.newArticle}>New article</LinkButton>
      </PageHead>
      <Tabs
        label="Articles by state"
        tabs={[
          { to: adminPaths.articles("published"), label: "Published", current: state === "published" },
          { to: adminPaths.articles("drafts"), label: "Drafts", current: state === "drafts" },
        ]}
      />
      {rows.length === 0 ? (
        <Nothing>{state === "drafts" ? "No drafts." : "Nothing is published yet."}</Nothing>
      ) : (
        <CardTable
          caption="Articles"
          head={<Heads labels={["Title", "Category", "Author", "Read", "Publish date"]} />}
        >
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link to={adminPaths.article(row.id)} className="text-link font-medium">
                  {row.title}
                </Link>
                <div className="text-soft">{row.slug}</div>
              </Cell>
              <Cell wide>{ARTICLE_CATEGORIES[row.category]}</Cell>
              <Cell label="Author" wide>
                {row.author}
              </Cell>
              <Cell label="Read" wide className="whitespace-nowrap">
                {row.readTime} min
              </Cell>
              <Cell label="Publish date" wide>
                <LocalDate value={row.publishDate} />
              </Cell>
            </CardRow>
          ))}
        </CardTable>
      )}
      <NextPage next={next} />
    </>
  );
}

export { AdminError as ErrorBoundary };
