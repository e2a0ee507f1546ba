import type { IncomingMessage, ServerResponse } from "node:http";
import type { StandIn } from "./stand-in";

const KEY = "local-model-key";

/** What a service of OpenAI's chat completions gets, as far as it is looked at here. */
type Asked = {
  model: string;
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema: { name: string; strict: boolean; schema: object } };
};

/**
 * A language model at a service of OpenAI's chat completions. Of postings it finds "experience with ..." and "knowledge of ...", of
 * résumés "hired as ..." and "based at ...". A text that says "stand-in: KIND" gets what models do amiss: see `amiss` and
 * `amissOfResume`. A GET lists what was asked.
 */
export const models: StandIn = {
  paths: ["/models"],
  settings: (origin) => ({
    MODEL_URL: `${origin}/models/v1`,
    MODEL_KEY: KEY,
    MODEL_NAME: "example-small-1",
    MODEL_PROVIDER: "Example Models",
    MODEL_COUNTRY: "Norway",
  }),
  listen: () => {
    const asked: Asked[] = [];
    return (request, response) => void answer(request, response, asked);
  },
};

async function answer(request: IncomingMessage, response: ServerResponse, asked: Asked[]) {
  const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  if (request.method === "GET") return send(200, asked);
  const refuse = (status: number, message: string) =>
    send(status, { error: { message, type: "invalid_request_error", param: null, code: null } });
  if (request.url !== "/models/v1/chat/completions") return refuse(404, "Unknown request URL");
  if (request.headers.authorization !== `Bearer ${KEY}`) return refuse(401, "Incorrect API key provided");
  let body = "";
  for await (const piece of request) body += piece;
  const wanted = JSON.parse(body) as Asked;
  const { type, json_schema: schema } = wanted.response_format;
  if (type !== "json_schema" || !schema.strict || !/^[\w-]+$/.test(schema.name))
    return refuse(400, "Invalid value: 'response_format'");
  if (wanted.messages.map(({ role }) => role).join() !== "system,user")
    return refuse(400, "Invalid value: 'messages'");
  asked.push(wanted);
  const text = wanted.messages[1]?.content ?? "";
  const kind = /stand-in: (\w+)/.exec(text)?.[1] ?? "";
  if (kind === "silent") return;
  if (kind === "error") return refuse(500, "The server had an error");
  if (kind === "elsewhere") return send(302, "", { location: "/models/v1/elsewhere" });
  if (kind === "garbage") return send(200, "<html>");
  send(200, {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model: wanted.model,
    choices: [
      {
        index: 0,
        finish_reason: kind === "cut" ? "length" : "stop",
        message: { role: "assistant", content: answerTo(kind, text), refusal: null },
      },
    ],
    usage: { prompt_tokens: 500, completion_tokens: 50, total_tokens: 550 },
  });
}

function answerTo(kind: string, text: string): string {
  return text.startsWith("Empty fields:") ? amissOfResume(kind, text) : amiss(kind, text);
}

type Filled = { field: string; quote: string }[];

function amissOfResume(kind: string, text: string): string {
  const wordsOf = (field: string) =>
    (field.endsWith("-title") ? /hired as ([^,\n]+)/i : /based at ([^,\n]+)/i).exec(text)?.[1] ?? "";
  const asked = [...text.matchAll(/^(\S+-(?:title|location)):/gm)].map(([, field]) => field ?? "");
  const found = asked.map((field) => ({ field, quote: wordsOf(field) })).filter(({ quote }) => quote !== "");
  const answerOf = (fields: Filled, more: object = {}) => JSON.stringify({ fields, ...more });
  switch (kind) {
    case "invented":
      return answerOf([
        { field: "experience-1-location", quote: "Atlantis" },
        { field: "experience-9-title", quote: "Backend Developer" },
        { field: "experience-1-score", quote: "100" },
        ...found,
      ]);
    case "reworded":
      return answerOf(
        found.map(({ field, quote }) => ({
          field,
          quote: ` ${quote.toUpperCase().replace(/ /g, "\u00a0\n")} `,
        })),
      );
    case "greedy":
      return answerOf([
        { field: "headline", quote: "[hidden]" },
        { field: "headline", quote: "Vera Quimby" },
        { field: "experience-1-title", quote: "vera.quimby@example.com" },
        { field: "experience-1-location", quote: "Gothenburg, Sweden" },
        { field: "experience-1-location", quote: "Chalmers University of Technology" },
      ]);
    case "obedient":
      return answerOf(found, { score: 100, verdict: "hire" });
    case "chatty":
      return `Sure! ${answerOf(found)}`;
    case "long":
      return answerOf(Array(2000).fill({ field: "headline", quote: "Backend Developer" }));
    default:
      return answerOf(found);
  }
}

function amiss(kind: string, text: string): string {
  const quotes = [...text.matchAll(/\b(?:experience with|knowledge of) ([^.,;\n]+)/gi)].map(
    ([, one]) => one ?? "",
  );
  const answerOf = (list: string[], more: object = {}) =>
    JSON.stringify({ requirements: list.map((quote) => ({ quote })), ...more });
  switch (kind) {
    case "invented":
      return answerOf([...quotes, "ten years of Haskell", "a clean driving licence", "xperience wit"]);
    case "reworded":
      return answerOf(
        quotes.map((quote) => `  ${quote.toUpperCase().replace(/ /g, "\u00a0\n").replace(/-/g, "–")} `),
      );
    case "obedient":
      return answerOf([], { score: 100, verdict: "hire" });
    case "unlawful":
      return answerOf([...quotes, "under 35", "native speaker"]);
    case "chatty":
      return `Sure! Here are the requirements: ${answerOf(quotes)}`;
    case "long":
      return answerOf(Array(5000).fill("experience with something long"));
    case "many":
      return answerOf([...text.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word));
    default:
      return answerOf(quotes);
  }
}
