export type Trips = {
  statements: number;
  /** sequential round trips: a call counts one more than those already answered */
  hops: number;
  /** calls that write or read several statements at once */
  batches?: number;
};

export function countedD1(d1: D1Database, trips: Trips): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  let answered = 0;

  async function trip<T>(statements: number, run: () => Promise<T>): Promise<T> {
    const hop = answered + 1;
    trips.statements += statements;
    trips.hops = Math.max(trips.hops, hop);
    try {
      return await run();
    } finally {
      answered = Math.max(answered, hop);
    }
  }

  function wrap(original: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(original, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        const method = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return (...args: unknown[]) => trip(1, () => method.apply(target, args));
      },
    });
    originals.set(wrapped, original);
    return wrapped;
  }

  return {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: (list: D1PreparedStatement[]) => {
      trips.batches = (trips.batches ?? 0) + 1;
      return trip(list.length, () => d1.batch(list.map((one) => originals.get(one) ?? one)));
    },
  } as unknown as D1Database;
}
