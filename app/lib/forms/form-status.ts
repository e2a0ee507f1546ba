/** Browsers report failed script requests in the console, so only a plain form gets the true status of a refusal. */
export function formStatus(request: Request, status: number): number {
  return request.headers.get("sec-fetch-dest") === "empty" ? 200 : status;
}
