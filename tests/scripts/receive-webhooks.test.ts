import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { root } from "../../scripts/lib/paths";
import { newWebhookSecret, signDelivery } from "../../workers/domain/programs/webhooks/webhook-secret";
import { findFreePort } from "../e2e/support/free-port";

const body = JSON.stringify({ type: "batch.completed", timestamp: new Date().toISOString(), data: {} });

test("the documented receiver takes what we sign, once, and nothing else", async () => {
  const [secret, port] = [newWebhookSecret(), await findFreePort()];
  const script = join(root, "public/api/receive-webhooks.mjs");
  const child = spawn(process.execPath, [script, secret, String(port)]);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => lines.push(line));
  try {
    await once(reader, "line");
    const seconds = Math.floor(Date.now() / 1000);
    const send = async (by: string, { id = "msg_1", at = seconds, text = body } = {}) => {
      const signature = `v1,AAAA ${await signDelivery(by, { id, seconds: at, body })}`;
      const headers = { "webhook-id": id, "webhook-timestamp": String(at), "webhook-signature": signature };
      return (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body: text })).status;
    };
    const told = [
      await send(secret),
      await send(secret),
      await send(newWebhookSecret()),
      await send(secret, { at: seconds - 600 }),
      await send(secret, { text: body.replace("batch", "catch") }),
      (await fetch(`http://127.0.0.1:${port}`, { method: "POST", body })).status,
      await send(secret, { id: "msg_2" }),
    ];
    expect(told).toEqual([204, 204, 401, 401, 401, 401, 204]);
    await expect.poll(() => lines).toEqual(["ready", body, body]);
  } finally {
    child.kill();
  }
});

test("what we sign is what the reference library signs", async () => {
  const secret = newWebhookSecret();
  const time = new Date(1_795_687_230_000);
  const ours = await signDelivery(secret, { id: "msg_1", seconds: 1_795_687_230, body });
  expect(ours).toBe(new Webhook(secret).sign("msg_1", time, body));
});
