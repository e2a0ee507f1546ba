// node example.mjs https://YOUR-SITE plb_live_... thread.json resumes/*.pdf        (Node 20 or newer)
import { openAsBlob, readFileSync } from "node:fs";
import { basename } from "node:path";
const [origin, key, threadFile, ...files] = process.argv.slice(2);
async function call(method, path, body, type) {
  const headers = { authorization: `Bearer ${key}`, ...(type && { "content-type": type }) };
  const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers.get("content-type")?.includes("json") ? answer.json() : answer.text();
}
const { id } = await call("POST", "/threads", readFileSync(threadFile), "application/json");
while (files.length > 0) {
  const form = new FormData();
  for (const file of files.splice(0, 10)) form.append("resumes", await openAsBlob(file), basename(file));
  await call("POST", `/threads/${id}/uploads?source=applied`, form);
}
while ((await call("GET", `/threads/${id}`)).pending > 0) await new Promise((done) => setTimeout(done, 2000));
const { data: best } = await call("GET", `/threads/${id}/candidates?limit=100`);
for (const { relevancy_score, name } of best) console.log(relevancy_score, name);
console.log(await call("GET", `/threads/${id}/candidates.csv`));
await call("DELETE", `/threads/${id}`);
