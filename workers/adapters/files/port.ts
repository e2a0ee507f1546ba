/** The private store of résumé files and of what was read from them. Keys are never addresses: only the Worker reads. */
export type Files = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<boolean>;
  /** Stores a stream of any size, replacing what is there; nothing when it ends in an error. Returns the bytes. */
  putStream: (key: string, pieces: AsyncIterable<Uint8Array>, contentType: string) => Promise<number>;
  has: (key: string) => Promise<boolean>;
  get: (key: string) => Promise<Uint8Array | null>;
  open: (key: string) => Promise<{ body: ReadableStream; size: number } | null>;
  putJson: (key: string, value: unknown) => Promise<void>;
  getJson: <T>(key: string) => Promise<T | null>;
  /** At most 1000 keys; one without an object is no error. */
  remove: (keys: string[]) => Promise<void>;
  /** Upload times in UTC ms. `cursor` is null when there is no next page. */
  list: (options: { cursor: string | null; limit: number; prefix?: string }) => Promise<{
    objects: { key: string; uploadedAt: number }[];
    cursor: string | null;
  }>;
};
