import { expect, test } from "vitest";
import { testDeps } from "../support/faults";
import { createAgent } from "../support/people/agency";
import { sessionOf, visit } from "../support/people/browser-session";

const forms = ["/login", "/register", "/forgot-password", "/contact", "/agent/login", "/agent/register"];

test.each(forms)("%s refuses clearly what is no form", async (path) => {
  for (const [type, body] of [
    ["application/json", "{}"],
    ["text/plain", "email=a@b.example"],
    ["application/octet-stream", "x"],
    ["multipart/form-data", "no boundary"],
    ["application/x-www-form-urlencodedx", "a=b"],
  ]) {
    const answer = await visit(path, { method: "POST", body, headers: { "content-type": type ?? "" } });
    expect([type, answer.status]).toEqual([type, 415]);
    expect(await answer.json()).toMatchObject({ error: "not-a-form" });
  }
});

test.each(forms)(
  "%s takes a post without a body as an empty form, and says what is missing",
  async (path) => {
    const answer = await visit(path, { method: "POST" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toContain("text/html");
  },
);

test("a form that is far too long is refused before it is read", async () => {
  const body = `email=${"a".repeat(2 * 1024 * 1024)}`;
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(body.length),
  };
  expect((await visit("/login", { method: "POST", body, headers })).status).toBe(413);
  // The same in pieces, by a sender who doesn't say how long it is.
  const piece = new TextEncoder().encode("a".repeat(64 * 1024));
  let sent = 0;
  const pieces = new ReadableStream({
    pull(controller) {
      if (++sent > 32) controller.close();
      else controller.enqueue(piece);
    },
  });
  const type = { "content-type": "application/x-www-form-urlencoded" };
  expect((await visit("/login", { method: "POST", body: pieces, headers: type })).status).toBe(413);
});

test("parts are taken where files are, and broken ones are the sender's fault", async () => {
  const { userId } = await createAgent(testDeps());
  const cookie = await sessionOf(testDeps(), userId);
  const send = (path: string) => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    return visit(path, { method: "POST", cookie, body: "--y\r\nbroken", headers });
  };
  for (const path of [...forms.filter((one) => one !== "/register"), "/agent/profile"])
    expect([path, (await send(path)).status]).toEqual([path, 415]);
  for (const path of ["/register", `/agent/campaigns/${crypto.randomUUID()}`])
    expect((await send(path)).status).toBeLessThan(500);
});
