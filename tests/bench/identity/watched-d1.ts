export type Watch = {
  statements: string[];
  /** calls over the binding; a batch is one */
  trips: number;
  /** 1-based; null lets all run */
  failingWrite: number | null;
};

const WRITE = /^\s*(insert|update|delete)/i;

/** Compiles, but fails when it runs: the statements before it in a batch have run. */
const FAILS = "SELECT abs(-9223372036854775808)";

export function watchD1(d1: D1Database, watch: Watch): D1Database {
  const texts = new WeakMap<object, { sql: string; original: D1PreparedStatement }>();

  function note(sql: string): boolean {
    watch.statements.push(sql);
    return WRITE.test(sql) && writes(watch) === watch.failingWrite;
  }

  function wrap(sql: string, original: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(original, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(sql, target.bind(...values));
        const method = Reflect.get(target, name);
        if (typeof method !== "function" || name === "constructor") return method;
        return async (...args: unknown[]) => {
          watch.trips += 1;
          if (note(sql)) throw new Error("failed on purpose");
          return method.apply(target, args);
        };
      },
    });
    texts.set(wrapped, { sql, original });
    return wrapped;
  }

  return new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => wrap(sql, target.prepare(sql));
      if (name === "batch")
        return (statements: D1PreparedStatement[]) => {
          watch.trips += 1;
          return target.batch(
            statements.map((statement) => {
              const known = texts.get(statement);
              if (!known) return statement;
              return note(known.sql) ? target.prepare(FAILS) : known.original;
            }),
          );
        };
      const member = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

export function writes(watch: Watch): number {
  return watch.statements.filter((sql) => WRITE.test(sql)).length;
}
