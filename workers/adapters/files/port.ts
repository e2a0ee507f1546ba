/** The private store of résumé files and of what was read from them. Keys are never addresses: only the Worker reads. */
export type Files = {
  /** Stores bytes under a new key; false, and nothing stored, where the key is taken. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<boolean>;
  /**
   * Stores what comes piece by piece, whatever its size, with a few megabytes in memory; replaces what is there. Nothing
   * is stored when the pieces end in an error. Answer: how many bytes.
   */
  putStream: (key: string, pieces: AsyncIterable<Uint8Array>, contentType: string) => Promise<number>;
  /** Whether there is an object under a key. */
  has: (key: string) => Promise<boolean>;
  /** The whole object, or null where there is none. */
  get: (key: string) => Promise<Uint8Array | null>;
  /** The object as a stream with its size in bytes, or null where there is none. */
  open: (key: string) => Promise<{ body: ReadableStream; size: number } | null>;
  /** Stores a JSON value, compressed. */
  putJson: (key: string, value: unknown) => Promise<void>;
  /** Reads what `putJson` stored, or null where there is none. */
  getJson: <T>(key: string) => Promise<T | null>;
  /** Removes objects; a key without an object is no error. At most 1000 keys. */
  remove: (keys: string[]) => Promise<void>;
  /** One page of keys (all, or those that begin with `prefix`) with their upload times (UTC ms). `cursor` is null when there is no next page. */
  list: (options: { cursor: string | null; limit: number; prefix?: string }) => Promise<{
    objects: { key: string; uploadedAt: number }[];
    cursor: string | null;
  }>;
};
