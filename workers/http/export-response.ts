export function exportResponse({
  fileName,
  type = "text/csv; charset=utf-8",
  total,
  lines,
}: {
  fileName: string;
  type?: string;
  /** how many rows follow the headings, for a page that says so */
  total?: number;
  lines: AsyncGenerator<string | Uint8Array>;
}): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      ...(total === undefined ? {} : { "X-Total-Count": String(total) }),
    },
  });
}
