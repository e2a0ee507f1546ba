/**
 * The status of a page that shows a refused form. Browsers report every failed script request in the console, so a
 * form sent by script gets its refusal as an ordinary answer; a plain form gets the true status.
 */
export function formStatus(request: Request, status: number): number {
  return request.headers.get("sec-fetch-dest") === "empty" ? 200 : status;
}
