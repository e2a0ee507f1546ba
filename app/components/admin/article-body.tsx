/** An article as readers see it. `html` comes from our Markdown renderer, which lets no tags of the writer's through. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="grid gap-4 text-[1.05rem] leading-relaxed [overflow-wrap:anywhere] [&_a]:text-link [&_blockquote]:border-l-2 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 [&_h2]:mt-4 [&_h2]:text-2xl [&_h3]:mt-2 [&_h3]:text-xl [&_ol]:list-decimal [&_ol]:pl-6 [&_pre]:overflow-x-auto [&_ul]:list-disc [&_ul]:pl-6"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes raw HTML and drops unsafe addresses
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
