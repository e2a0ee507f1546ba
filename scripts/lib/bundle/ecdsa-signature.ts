const SEQUENCE = 0x30;
const INTEGER = 0x02;

/** Named by whoever asks `AsnParser` for the one thing that it reads here. */
export class ECDSASigValue {}

type Signature = { r: ArrayBuffer; s: ArrayBuffer };

/**
 * Replaces `@peculiar/asn1-*` in the Worker, 30 kB for SEQUENCE { r INTEGER, s INTEGER } of RFC 3279, section 2.2.3, in DER.
 * No signature of P-256 has a part of 128 bytes or more, so a length is one byte.
 */
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of what it replaces
export class AsnParser {
  /** @throws Error where the bytes are anything else */
  static parse(data: Uint8Array<ArrayBuffer>, _schema: typeof ECDSASigValue): Signature {
    let at = 0;
    const next = (tag: number): Uint8Array<ArrayBuffer> => {
      const length = data[at + 1] ?? 0x80;
      const from = at + 2;
      if (data[at] !== tag || length === 0 || length > 0x7f || from + length > data.length)
        throw new Error("That is no ECDSA signature");
      at = tag === SEQUENCE ? from : from + length;
      return data.slice(from, from + length);
    };
    const all = next(SEQUENCE);
    const [r, s] = [next(INTEGER), next(INTEGER)];
    if (all.length + 2 !== data.length || at !== data.length) throw new Error("That is no ECDSA signature");
    return { r: r.buffer, s: s.buffer };
  }
}
