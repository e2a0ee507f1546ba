import { env } from "cloudflare:workers";

/** Every place where a text still stands: "table" for rows, "object KEY" for storage. Reads everything there is. */
export async function placesOf(text: string): Promise<string[]> {
  const needle = text.toLowerCase();
  const places: string[] = [];
  const tables = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
  ).all<{ name: string }>();
  for (const { name } of tables.results) {
    const { results } = await env.DB.prepare(`select * from "${name}"`).all();
    for (const row of results) if (JSON.stringify(row).toLowerCase().includes(needle)) places.push(name);
  }
  let cursor: string | undefined;
  do {
    const page = await env.FILES.list({ cursor });
    for (const { key } of page.objects) {
      const body = await (await env.FILES.get(key))?.text();
      if (`${key} ${body}`.toLowerCase().includes(needle)) places.push(`object ${key}`);
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return places.sort();
}
