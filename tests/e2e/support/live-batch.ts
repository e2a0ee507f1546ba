import type { BatchStatus } from "../../../workers/domain/documents/batch-status";

/** `completed` resolves with the final state and rejects where the connection is refused or breaks. */
export function openLiveBatch(origin: string, batchId: string, cookie: string) {
  const url = `${origin.replace("http", "ws")}/api/batches/${batchId}/live`;
  // Node's WebSocket takes headers, which the browsers' type doesn't know.
  const socket = new WebSocket(url, { headers: { cookie, origin } } as unknown as string[]);
  const completed = new Promise<BatchStatus>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the batch did not end within ten minutes")), 600_000);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      socket.close();
    };
    socket.addEventListener("message", (event) => {
      const status = JSON.parse(String(event.data)) as BatchStatus;
      if (status.status === "completed") end(() => resolve(status));
    });
    socket.addEventListener("error", () =>
      end(() => reject(new Error("the connection was refused or broke"))),
    );
  });
  return { completed };
}
