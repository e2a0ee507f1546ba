import { sitePages } from "../lib/site-pages";

/** `hidden`: asks search engines not to list it, on purpose. */
export type MeasuredPage = { path: string; hidden: boolean };

/**
 * The pages that anyone may open, found from the table of who may open what, and one article for all.
 * @param wanted these paths alone; all where it is empty
 */
export async function pagesToMeasure(origin: string, wanted: string[]): Promise<MeasuredPage[]> {
  const patterns = sitePages().filter(({ access, id }) => access === "public" && id !== "routes/$");
  const paths = patterns.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(":"));
  const article = /href="(\/learning-center\/[\w-]+)"/.exec(await textOf(`${origin}/learning-center`))?.[1];
  const all = wanted.length > 0 ? wanted : [...paths, ...(article ? [article] : [])];
  const pages: MeasuredPage[] = [];
  for (const path of all) {
    const answer = await fetch(`${origin}${path}`, { redirect: "manual", headers: { accept: "text/html" } });
    const text = await answer.text();
    const isPage = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/html");
    if (isPage) pages.push({ path, hidden: /<meta name="robots" content="[^"]*noindex/.test(text) });
  }
  return pages;
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}
