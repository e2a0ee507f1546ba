import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { LocalWorker } from "../../../scripts/lib/local-worker";

/** The statements run as one batch; `raw` gives rows as arrays. */
export type SqlRequest = { statements: { sql: string; params: unknown[] }[]; raw: boolean };

/** Over a local port that the Worker doesn't know. */
export async function serveStores(worker: Pick<LocalWorker, "database" | "files">) {
  async function answer(request: IncomingMessage): Promise<Uint8Array | string | null> {
    const path = request.url ?? "/";
    if (path === "/sql") {
      const text = (await bodyOf(request)).toString();
      return JSON.stringify(await runSql(text).catch((error) => runAgain(text, error)));
    }
    const files = await worker.files();
    const key = decodeURIComponent(path.slice("/files/".length));
    if (request.method === "PUT") {
      await files.put(key, new Uint8Array(await bodyOf(request)));
      return "";
    }
    const object = await files.get(key);
    return object && new Uint8Array(await object.arrayBuffer());
  }

  async function runSql(text: string): Promise<unknown> {
    const { statements, raw } = JSON.parse(text) as SqlRequest;
    const database = await worker.database();
    const prepared = statements.map(({ sql, params }) => database.prepare(sql).bind(...params));
    return raw ? Promise.all(prepared.map((statement) => statement.raw())) : database.batch(prepared);
  }

  /** What came of a batch whose answer was lost on its way: run again, it was applied where its rows are there already. */
  async function runAgain(text: string, error: unknown): Promise<unknown> {
    if (!isLostAnswer(error)) throw error;
    console.error("An answer of the database was lost:", error);
    return runSql(text).catch((second) => {
      if (String(second).includes("UNIQUE constraint failed")) return [];
      throw second;
    });
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.writeHead(body === null ? 404 : 200).end(body),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  // A connection that is closed for idleness while a test sends fails that test.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Miniflare's HTTP client fails by an assertion of its own where a connection ends while it isn't read from. */
function isLostAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === "AssertionError";
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
