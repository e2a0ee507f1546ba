/** A refusal in Stripe's wire format. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; message: string; code?: string; param?: string },
  ) {
    super(body.message);
  }
}

type Detail = { code?: string; param?: string; status?: number; type?: string };

export function refusal(message: string, detail: Detail = {}): Refusal {
  const { status = 400, type = "invalid_request_error", code, param } = detail;
  return new Refusal(status, { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) });
}

/** @param param where the id was; Stripe answers 404 for one in the path and 400 for one in the body */
export function noSuch(kind: string, id: string, param = "id"): Refusal {
  return refusal(`No such ${kind}: '${id}'`, {
    code: "resource_missing",
    param,
    status: param === "id" ? 404 : 400,
  });
}
