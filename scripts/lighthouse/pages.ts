import { NOT_FOUND_ID, sitePages } from "../../app/routes";

/** `hidden`: asks search engines not to list it, on purpose. */
export type MeasuredPage = { path: string; hidden: boolean };

/** The pages that anyone may open, one article for all. @param wanted these paths alone; all where it is empty */
export async function pagesToMeasure(origin: string, wanted: string[]): Promise<MeasuredPage[]> {
  const patterns = sitePages.filter(({ access, id }) => access === "public" && id !== NOT_FOUND_ID);
  const paths = patterns.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(":"));
  const article = /href="(\/learning-center\/[\w-]+)"/.exec(await textOf(`${origin}/learning-center`))?.[1];
  const robots = await textOf(`${origin}/robots.txt`);
  const all = wanted.length > 0 ? wanted : [...paths, ...(article ? [article] : [])];
  const pages: MeasuredPage[] = [];
  for (const path of all) {
    const answer = await fetch(`${origin}${path}`, { redirect: "manual", headers: { accept: "text/html" } });
    const text = await answer.text();
    const isPage = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/html");
    const hidden = isClosed(path, robots) || /<meta name="robots"[^>]*noindex/.test(text);
    if (isPage) pages.push({ path, hidden });
  }
  return pages;
}

/** Whether robots.txt closes a path to search engines: the longest line that fits counts (RFC 9309, 2.2.2). */
function isClosed(path: string, robots: string): boolean {
  const longest = (rule: string) => {
    const fitting = robots.split("\n").flatMap((line) => {
      const start = line.startsWith(rule) ? line.slice(rule.length).trim() : "";
      return start && path.startsWith(start) ? [start.length] : [];
    });
    return Math.max(0, ...fitting);
  };
  return longest("Disallow:") > longest("Allow:");
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}
