/** An article as readers see it. `html` comes from our Markdown renderer, which lets no tags of the writer's through. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="grid gap-5 text-lg leading-relaxed [overflow-wrap:anywhere] [&_a]:text-link [&_blockquote]:border-l-2 [&_blockquote]:border-accent [&_blockquote]:pl-5 [&_blockquote]:text-soft [&_blockquote_p+p]:mt-4 [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_h2]:mt-6 [&_h2]:text-2xl [&_h3]:mt-3 [&_h3]:text-xl [&_li+li]:mt-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_pre]:overflow-x-auto [&_ul]:list-disc [&_ul]:pl-6 [&_.article-table]:min-w-0 [&_.article-table]:overflow-x-auto [&_table]:w-full [&_table]:border-collapse [&_table]:text-sm sm:[&_table]:text-base [&_table]:[overflow-wrap:normal] sm:[&_td]:min-w-32 [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 sm:[&_td]:pr-4 [&_td]:align-top [&_th]:align-bottom [&_th]:border-b [&_th]:border-edge [&_th]:py-2 [&_th]:pr-3 sm:[&_th]:pr-4 [&_th]:text-left"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes raw HTML and drops unsafe addresses
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
