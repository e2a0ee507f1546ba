/** The private store of résumé files and of what was read from them. Keys are never addresses: only the Worker reads. */
export type Files = {
  /** Stores bytes under a new key; false, and nothing stored, where the key is taken. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<boolean>;
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
  /** One page of keys with their upload times (UTC ms). `cursor` is null when there is no next page. */
  list: (options: { cursor: string | null; limit: number }) => Promise<{
    objects: { key: string; uploadedAt: number }[];
    cursor: string | null;
  }>;
};
