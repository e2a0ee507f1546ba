import { Agent, request } from "node:http";

export type Sent = { method?: string; headers: Record<string, string>; body?: string };

export type Answer = { status: number; bytes: number; headers: Record<string, unknown> };

export function createClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (url: string, { method = "GET", headers, body }: Sent) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(url, { agent, method, headers }, (answer) => {
        let bytes = 0;
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, bytes, headers: { ...answer.headers } }),
        );
        answer.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  const get = (url: string, headers: Record<string, string>) => send(url, { headers });
  return {
    connections,
    send,
    get,
    /** @throws Error where an answer is anything but 200 */
    async repeat(url: string, headers: Record<string, string>, times: number): Promise<void> {
      let left = times;
      const work = async () => {
        while (left-- > 0) {
          const { status } = await get(url, headers);
          if (status !== 200) throw new Error(`${url}: ${status}`);
        }
      };
      await Promise.all(Array.from({ length: connections }, work));
    },
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof createClient>;
