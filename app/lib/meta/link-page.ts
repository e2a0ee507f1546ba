/** Of pages that open to anyone with their address: nobody keeps them, and no search engine lists them. */
export const LINK_PAGE_HEADERS = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
};

/** What such a page says in its head, and what keeps its address from other sites. */
export function linkPageMeta(title: string) {
  return [
    { title },
    { name: "robots", content: "noindex, nofollow" },
    // Not "no-referrer": with it, browsers send forms without saying where they come from, and those are refused.
    { name: "referrer", content: "same-origin" },
  ];
}
