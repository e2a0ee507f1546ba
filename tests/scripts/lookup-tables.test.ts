import { expect, test } from "vitest";
import { withShortTables } from "../../scripts/lib/bundle/pdfjs/lookup-tables";

type Table = Record<string, number>;

const factory = (body: string) => `getLookupTableFactory(function(e){${body}})`;

function filled(source: string): Table {
  const table: Table = {};
  new Function("getLookupTableFactory", source)((fill: (table: Table) => void) => fill(table));
  return table;
}

test("a long table of characters gets shorter and gives the same", () => {
  const body = Array.from({ length: 300 }, (_, at) => `e.glyph${at}=${64 + ((at * 7) % 500)}`);
  const source = factory([...body, "e[`.notdef`]=0", "e.twin=64", "e.round=1e3"].join(","));
  const short = withShortTables(source);
  expect(short.length).toBeLessThan(0.8 * source.length);
  expect(filled(short)).toEqual(filled(source));
});

test("tables of widths and short ones stay as they are", () => {
  const widths = factory(Array.from({ length: 300 }, (_, at) => `e.glyph${at}=${at % 9}`).join(","));
  expect(withShortTables(widths)).toBe(widths);
  expect(withShortTables(factory("e.a=1,e.b=2"))).toBe(factory("e.a=1,e.b=2"));
});
