// node receive-webhooks.mjs whsec_... 3000        (Node 20 or newer; put https in front of it)
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const [secret, port] = process.argv.slice(2);
const key = Buffer.from(secret.replace("whsec_", ""), "base64");
const seen = new Set();
function isSigned({ "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signatures = "" }, body) {
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  const wanted = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest();
  const given = signatures.split(" ").map((one) => Buffer.from(one.replace("v1,", ""), "base64"));
  return given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
}
createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end();
  const id = request.headers["webhook-id"];
  if (!seen.has(id)) console.log(body);
  seen.add(id);
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
