import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { hashPassword, verifyPassword } from "../../../workers/domain/identity/password/password";
import * as schema from "./library-schema";

export const variants = {
  plain: { joins: false, cache: 0, batched: false },
  joins: { joins: true, cache: 0, batched: false },
  cache: { joins: true, cache: 300, batched: false },
  "short-cache": { joins: true, cache: 3, batched: false },
  batched: { joins: true, cache: 0, batched: true },
};

export type Variant = keyof typeof variants;

type Db = DrizzleD1Database<typeof schema>;
type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<AdapterFactory>;

/** Its open transaction also takes statements that the library doesn't know. */
export type BatchingAdapter = Adapter & { enqueue: (statement: BatchItem<"sqlite">) => void };

function tableOf(model: string) {
  const table = Object.entries(schema).find(([name]) => name === model)?.[1];
  return table as typeof schema.user;
}

/** D1 has no transactions: what the library creates is collected and sent as one batch. Covers `create`, enough for sign-up. */
function batchCreates(db: Db, factory: AdapterFactory): AdapterFactory {
  return (options) => {
    const adapter = factory(options);
    const transaction: Adapter["transaction"] = async (work) => {
      const held: BatchItem<"sqlite">[] = [];
      const inside = {
        ...adapter,
        enqueue: (statement: BatchItem<"sqlite">) => held.push(statement),
        create: async ({ model, data }: { model: string; data: Record<string, unknown> }) => {
          const row = { id: crypto.randomUUID(), ...data };
          held.push(db.insert(tableOf(model)).values(row as never));
          return row;
        },
      };
      const result = await work(inside as unknown as Adapter);
      const [first, ...rest] = held;
      if (first) await db.batch([first, ...rest]);
      return result;
    };
    return { ...adapter, transaction };
  };
}

/** Configured as well as we know how. */
export function createAuth(d1: D1Database, name: Variant) {
  const { joins, cache, batched } = variants[name];
  const db: Db = drizzle(d1, { schema });
  const stock = drizzleAdapter(db, { provider: "sqlite", schema });
  return betterAuth({
    baseURL: "http://localhost",
    basePath: `/${name}/auth`,
    secret: "a secret of the benchmark, long enough for the library",
    database: batched ? batchCreates(db, stock) : stock,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 1024,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(password, hash) },
    },
    socialProviders: { google: { clientId: "bench", clientSecret: "bench" } },
    user: { additionalFields: { agentStatus: { type: "string", required: false, input: false } } },
    session: {
      expiresIn: 30 * 24 * 60 * 60,
      cookieCache: { enabled: cache > 0, maxAge: cache || 300 },
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 900,
      max: 1000,
      customRules: { "/sign-in/email": { window: 900, max: 10 } },
    },
    advanced: {
      database: { joins, generateId: "uuid" },
      cookiePrefix: "plumbline",
      ipAddress: { ipAddressHeaders: ["x-client-address"] },
    },
    trustedOrigins: ["http://localhost"],
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
