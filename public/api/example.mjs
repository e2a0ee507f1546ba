// node example.mjs https://YOUR-SITE plb_live_... job.txt resumes/*.pdf        (Node 20 or newer)
import { openAsBlob, readFileSync } from "node:fs";
import { basename } from "node:path";

const [origin, key, jobFile, ...files] = process.argv.slice(2);
async function call(method, path, body) {
  const isJson = body && !(body instanceof FormData);
  const headers = { authorization: `Bearer ${key}`, ...(isJson && { "content-type": "application/json" }) };
  const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, body: isJson ? JSON.stringify(body) : body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers.get("content-type")?.includes("json") ? answer.json() : answer.text();
}
const job_description = readFileSync(jobFile, "utf8");
const { id } = await call("POST", "/threads", { title: "Backend Developer", company_name: "Fjordpay", job_description });
while (files.length > 0) {
  const form = new FormData();
  for (const file of files.splice(0, 10)) form.append("resumes", await openAsBlob(file), basename(file));
  await call("POST", `/threads/${id}/uploads?source=applied`, form);
}
while ((await call("GET", `/threads/${id}`)).pending > 0) await new Promise((done) => setTimeout(done, 2000));
for (let cursor = ""; cursor !== null; ) {
  const page = await call("GET", `/threads/${id}/candidates${cursor && `?cursor=${cursor}`}`);
  for (const { relevancy_score, name } of page.data) console.log(relevancy_score, name);
  cursor = page.next_cursor;
}
console.log(await call("GET", `/threads/${id}/candidates.csv`));
await call("DELETE", `/threads/${id}`);
