import { Column, is, Param, Placeholder, type Query, SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client";

type Values = Record<string, unknown>;

/** What a batch wants of a statement; drizzle doesn't name these parts in its types. */
type Prepared = {
  stmt: D1PreparedStatement;
  getQuery: () => Query;
  mapResult: (...of: unknown[]) => unknown;
  fields?: { path: string[]; field: Field }[];
};

type Field = Column | SQL | SQL.Aliased;
type Decoder = { mapFromDriverValue: (value: unknown) => unknown };

type Made = Prepared & { fill: (values: Values) => unknown[] };

/**
 * A batch's statement, its SQL built once for each database binding. @param build has `sql.placeholder(name)` for values.
 * @returns the statement with its values, for `db.batch` alone
 */
export function fixedStatement<Statement extends BatchItem<"sqlite">>(
  build: (db: Db) => Statement,
): (db: Db, values: Values) => Statement {
  const known = new WeakMap<object, Made>();
  return (db, values) => {
    const { $client: binding } = db as Db & { $client: object };
    const made = known.get(binding) ?? make(build(db));
    known.set(binding, made);
    const { stmt, mapResult, getQuery, fill } = made;
    const filled: Prepared = {
      stmt,
      mapResult,
      getQuery: () => ({ ...getQuery(), params: fill(values) }),
    };
    return { _prepare: () => filled } as unknown as Statement;
  };
}

function make(statement: unknown): Made {
  const prepared = (statement as { _prepare: () => Prepared })._prepare();
  const query = prepared.getQuery();
  const fills = query.params.map(fillerOf);
  return {
    stmt: prepared.stmt,
    getQuery: () => query,
    mapResult: rowReader(prepared) ?? ((...of) => prepared.mapResult(...of)),
    fill: (values) => fills.map((fill) => fill(values)),
  };
}

function fillerOf(param: unknown): (values: Values) => unknown {
  const encoder = is(param, Param) ? param.encoder : null;
  const place = is(param, Param) ? param.value : param;
  if (!is(place, Placeholder)) return () => param;
  const { name } = place;
  return (values) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for "${name}"`);
    return encoder && value !== null ? encoder.mapToDriverValue(value) : value;
  };
}

/** As drizzle reads rows, except that how each column is read is found out once. null where columns are in groups. */
function rowReader({ fields }: Prepared): Prepared["mapResult"] | null {
  if (!fields?.every(({ path }) => path.length === 1)) return null;
  const columns = fields.map(({ path: [name = ""], field }) => ({ name, decoder: decoderOf(field) }));
  return (result) =>
    (result as D1Result<Record<string, unknown>>).results.map((row) => {
      const values = Object.values(row);
      const read: Record<string, unknown> = {};
      columns.forEach(({ name, decoder }, at) => {
        const value = values[at];
        read[name] = value === null ? null : decoder.mapFromDriverValue(value);
      });
      return read;
    });
}

function decoderOf(field: Field): Decoder {
  if (is(field, Column)) return field;
  return ((is(field, SQL) ? field : field.sql) as unknown as { decoder: Decoder }).decoder;
}
