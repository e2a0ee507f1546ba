import { DurableObject } from "cloudflare:workers";
import type { ApplicantOutcome } from "../adapters/batch-progress/port";
import { type BatchStatus, batchStatusOf } from "../domain/documents/batch-status";

/** A batch untouched for this long is forgotten; its rows stay. */
const IDLE_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Keyed by applicant: a repeated report counts once. Sockets hibernate: a watched batch costs nothing while idle. */
export class BatchProgress extends DurableObject {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    this.createTable();
  }

  async expect(applicantIds: string[]): Promise<void> {
    for (const id of applicantIds) this.insert(id, "pending");
    await this.changed();
  }

  async finish(applicantId: string, outcome: "completed" | "failed"): Promise<void> {
    this.ctx.storage.sql.exec(
      "INSERT INTO outcomes VALUES (?, ?) ON CONFLICT (candidate_id) DO UPDATE SET outcome = excluded.outcome",
      applicantId,
      outcome,
    );
    await this.changed();
  }

  async forget(applicantId: string): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM outcomes WHERE candidate_id = ?", applicantId);
    await this.changed();
  }

  status(): BatchStatus {
    const counts = { pending: 0, completed: 0, failed: 0 };
    for (const row of this.ctx.storage.sql.exec(
      "SELECT outcome, count(*) AS n FROM outcomes GROUP BY outcome",
    )) {
      counts[row.outcome as ApplicantOutcome] = Number(row.n);
    }
    return batchStatusOf(counts);
  }

  override async fetch(): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.send(JSON.stringify(this.status()));
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket): void {
    socket.send(JSON.stringify(this.status()));
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  override async alarm(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(1001, "The batch has ended");
    await this.ctx.storage.deleteAll();
    this.createTable();
  }

  private createTable(): void {
    this.ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS outcomes (candidate_id TEXT PRIMARY KEY, outcome TEXT NOT NULL) WITHOUT ROWID",
    );
  }

  private insert(applicantId: string, outcome: ApplicantOutcome): void {
    this.ctx.storage.sql.exec("INSERT OR IGNORE INTO outcomes VALUES (?, ?)", applicantId, outcome);
  }

  private async changed(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + IDLE_MILLISECONDS);
    const message = JSON.stringify(this.status());
    for (const socket of this.ctx.getWebSockets()) socket.send(message);
  }
}
