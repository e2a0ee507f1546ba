/** A document that could be read, and isn't taken: it ends as failed, with this code. */
export class RefusedDocument extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
