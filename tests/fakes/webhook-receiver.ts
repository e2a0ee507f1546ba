import type { IncomingMessage, ServerResponse } from "node:http";
import type { StandIn } from "./stand-in";

export type ReceivedWebhook = { headers: Record<string, string>; body: string };

/**
 * What a customer's server is for webhooks: a POST to any path is kept, a GET of the path lists what came. `?status=500`
 * answers with it, `?retry-after=60` adds the header, `?silent` never answers.
 */
export const webhookReceiver: StandIn = {
  paths: ["/webhook-receiver"],
  settings: (origin) => ({ WEBHOOK_STAND_IN: origin }),
  listen: (origin) => {
    const received = new Map<string, ReceivedWebhook[]>();
    return (request, response) => void answer(request, response, { origin, received });
  },
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, received }: { origin: string; received: Map<string, ReceivedWebhook[]> },
) {
  const { pathname, searchParams } = new URL(request.url ?? "/", origin);
  const kept = received.get(pathname) ?? [];
  if (request.method === "GET")
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(kept));
  let body = "";
  for await (const piece of request) body += piece;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  received.set(pathname, [...kept, { headers, body }]);
  if (searchParams.has("silent")) return;
  const after = searchParams.get("retry-after");
  const status = Number(searchParams.get("status") ?? 200);
  response
    .writeHead(status, {
      ...(after ? { "retry-after": after } : {}),
      ...(status === 302 ? { location: `${origin}${pathname}/elsewhere` } : {}),
    })
    .end("received");
}
