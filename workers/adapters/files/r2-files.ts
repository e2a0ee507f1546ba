import type { Files } from "./port";
import { putStream } from "./put-stream";

export function createR2Files(bucket: R2Bucket): Files {
  return {
    async put(key, bytes, contentType) {
      const stored = await bucket.put(key, bytes, {
        httpMetadata: { contentType, cacheControl: "private, max-age=3600" },
        onlyIf: { etagDoesNotMatch: "*" },
      });
      return stored !== null;
    },
    putStream: (key, pieces, contentType) => putStream(bucket, key, pieces, contentType),
    has: async (key) => (await bucket.head(key)) !== null,
    async get(key) {
      const object = await bucket.get(key);
      return object ? new Uint8Array(await object.arrayBuffer()) : null;
    },
    async open(key) {
      const object = await bucket.get(key);
      return object ? { body: object.body as unknown as ReadableStream, size: object.size } : null;
    },
    async putJson(key, value) {
      const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("gzip"));
      const bytes = await new Response(packed).arrayBuffer();
      await bucket.put(key, bytes, { httpMetadata: { contentType: "application/gzip" } });
    },
    async getJson<T>(key: string) {
      const object = await bucket.get(key);
      if (!object) return null;
      const body = object.body as unknown as ReadableStream;
      return new Response(body.pipeThrough(new DecompressionStream("gzip"))).json() as Promise<T>;
    },
    async remove(keys) {
      if (keys.length > 0) await bucket.delete(keys);
    },
    async list({ cursor, limit, prefix }) {
      const page = await bucket.list({ limit, ...(prefix && { prefix }), ...(cursor && { cursor }) });
      return {
        objects: page.objects.map((object) => ({ key: object.key, uploadedAt: object.uploaded.getTime() })),
        cursor: page.truncated ? page.cursor : null,
      };
    },
  };
}
