/** R2 wants parts of equal size, 5 MiB at least, except for the last. */
const PART_BYTES = 8 * 1024 * 1024;

export async function putStream(
  bucket: R2Bucket,
  key: string,
  pieces: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<number> {
  const options = { httpMetadata: { contentType, cacheControl: "private, no-store" } };
  const part = new Uint8Array(PART_BYTES);
  const uploaded: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | null = null;
  let filled = 0;
  let bytes = 0;
  try {
    for await (let piece of pieces) {
      bytes += piece.length;
      while (piece.length > 0) {
        const fitting = piece.subarray(0, PART_BYTES - filled);
        part.set(fitting, filled);
        filled += fitting.length;
        piece = piece.subarray(fitting.length);
        if (filled < PART_BYTES) continue;
        upload ??= await bucket.createMultipartUpload(key, options);
        uploaded.push(await upload.uploadPart(uploaded.length + 1, part));
        filled = 0;
      }
    }
    if (!upload) {
      await bucket.put(key, part.slice(0, filled), options);
      return bytes;
    }
    if (filled > 0) uploaded.push(await upload.uploadPart(uploaded.length + 1, part.slice(0, filled)));
    await upload.complete(uploaded);
    return bytes;
  } catch (error) {
    // R2 drops what an abort leaves behind after a week.
    await upload?.abort().catch(() => {});
    throw error;
  }
}
