/** Commands that work as they stand once KEY holds a key; `origin` is this site's. */
export function examplesOf(origin: string): { title: string; text: string; command: string }[] {
  const api = `${origin}/api/v1`;
  const key = `-H "Authorization: Bearer $KEY"`;
  return [
    {
      title: "See what your key may do",
      text: "Every call carries the key as a bearer token.",
      command: `KEY=plb_live_...\ncurl ${api}/key ${key}`,
    },
    {
      title: "Create a job thread",
      text: "The Idempotency-Key lets you send it again after a lost connection: within 24 hours the thread is made once.",
      command: `curl ${api}/threads ${key} \\\n  -H "Content-Type: application/json" -H "Idempotency-Key: job-4711" \\\n  -d '{"title": "Backend Developer", "company_name": "Fjordpay",\n       "job_description": "At least 3 years of experience. Requirements: Python, PostgreSQL."}'`,
    },
    {
      title: "Upload résumés",
      text: "Up to 10 files in a request. The answer names the batch, the candidates, and each file that was refused with the reason.",
      command: `curl "${api}/threads/$THREAD/uploads?source=applied" ${key} -F resumes=@ada.pdf -F resumes=@ola.pdf`,
    },
    {
      title: "Wait, and read the ranking",
      text: "A batch is done when its status is “completed”. Lists go on with ?cursor= from next_cursor.",
      command: `curl "${api}/batches/$BATCH" ${key}\ncurl "${api}/threads/$THREAD/candidates?limit=100" ${key}`,
    },
    {
      title: "Export, and delete",
      text: "Deleting a thread erases its candidates and their files.",
      command: `curl "${api}/threads/$THREAD/candidates.csv" ${key} -o candidates.csv\ncurl -X DELETE "${api}/threads/$THREAD" ${key}`,
    },
  ];
}
