const ENTITIES: Record<string, string> = {
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
const BLOCKS = "p|li|h1|h2|h3|dt|dd|div|section|summary|figcaption|td|th|a|button|span|strong|q|label|option";

/** What can be read of a page's HTML: its blocks, each on a line of its own. */
export function readableText(html: string): string {
  return html
    .replace(/^[\s\S]*?<body[^>]*>/, "")
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(new RegExp(`</(?:${BLOCKS})>`, "g"), "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t\u00a0]+/g, " ");
}
