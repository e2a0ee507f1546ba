import { env } from "cloudflare:workers";

/** "table" for each row, "object KEY" for storage; objects older than `since` (UTC ms) aren't read. */
export async function placesOf(text: string, since: number): Promise<string[]> {
  const needle = text.toLowerCase();
  return [...(await tablesWith(needle)), ...(await objectsWith(needle, since))].sort();
}

async function tablesWith(needle: string): Promise<string[]> {
  const { results: tables } = await env.DB.prepare(
    `select t.name, group_concat('"' || c.name || '"') as text
     from sqlite_master t, pragma_table_info(t.name) c
     where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '_cf_%' group by t.name`,
  ).all<{ name: string; text: string }>();
  const answers = await env.DB.batch<{ name: string }>(
    tables.map(({ name, text }) =>
      env.DB.prepare(
        `select ? as name from "${name}" where instr(lower(concat_ws(char(10), ${text})), ?)`,
      ).bind(name, needle),
    ),
  );
  return answers.flatMap(({ results }) => results.map(({ name }) => name));
}

async function objectsWith(needle: string, since: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await env.FILES.list({ cursor });
    for (const { key, uploaded } of page.objects) {
      if (uploaded.getTime() < since) continue;
      const body = await (await env.FILES.get(key))?.text();
      if (`${key} ${body}`.toLowerCase().includes(needle)) found.push(`object ${key}`);
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return found;
}
