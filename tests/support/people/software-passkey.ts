const UP = 0x01;
const UV = 0x04;
const ATTESTED = 0x40;

export type Algorithm = "ES256" | "RS256";

/** What a ceremony says; tests put something false in its place. */
type Ceremony = {
  challenge: string;
  origin: string;
  rpId: string;
  /** "webauthn.create" or "webauthn.get" where it isn't the right one */
  type?: string;
  /** whether a finger, a face or a PIN was checked */
  isVerified?: boolean;
  signCount?: number;
  /** how its maker vouches for it, where it isn't "none" */
  format?: string;
};

export type SoftwarePasskey = {
  credentialId: string;
  make: (ceremony: Ceremony) => Promise<string>;
  use: (ceremony: Ceremony) => Promise<string>;
};

function base64url(bytes: ArrayBuffer | Uint8Array): string {
  return Buffer.from(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)).toString("base64url");
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** CBOR's head: a major type and a length or number below 65,536 (RFC 8949, section 3). */
function head(major: number, value: number): Uint8Array {
  const first = major << 5;
  if (value < 24) return Uint8Array.of(first | value);
  if (value < 256) return Uint8Array.of(first | 24, value);
  return Uint8Array.of(first | 25, value >> 8, value & 255);
}

const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const byteString = (bytes: Uint8Array) => joined(head(2, bytes.length), bytes);
const textString = (text: string) => joined(head(3, text.length), new TextEncoder().encode(text));
const map = (...entries: Uint8Array[]) => joined(head(5, entries.length / 2), ...entries);

const PARAMETERS = {
  ES256: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
  RS256: {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
    hash: "SHA-256",
  },
} as const;

async function coseKey(algorithm: Algorithm, key: CryptoKey): Promise<Uint8Array> {
  const jwk = (await crypto.subtle.exportKey("jwk", key)) as JsonWebKey;
  const bytes = (text = "") => byteString(new Uint8Array(Buffer.from(text, "base64url")));
  if (algorithm === "RS256")
    return map(
      ...[integer(1), integer(3), integer(3), integer(-257)],
      ...[integer(-1), bytes(jwk.n), integer(-2), bytes(jwk.e)],
    );
  return map(
    ...[integer(1), integer(2), integer(3), integer(-7), integer(-1), integer(1)],
    ...[integer(-2), bytes(jwk.x), integer(-3), bytes(jwk.y)],
  );
}

/** r and s side by side, as WebCrypto has them, as the SEQUENCE that authenticators send. */
function derOf(raw: Uint8Array): Uint8Array {
  const parts = [raw.slice(0, 32), raw.slice(32)].map((part) => {
    const from = part.findIndex((byte) => byte !== 0);
    const short = part.slice(from);
    const value = short[0]! > 0x7f ? joined(Uint8Array.of(0), short) : short;
    return joined(Uint8Array.of(2, value.length), value);
  });
  const all = joined(...parts);
  return joined(Uint8Array.of(0x30, all.length), all);
}

function clientData({ challenge, origin, type }: Ceremony, usual: string): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false });
  return new TextEncoder().encode(text);
}

async function authenticatorData(
  { rpId, isVerified = true, signCount = 0 }: Ceremony,
  attested?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(rpId));
  const flags = UP | (isVerified ? UV : 0) | (attested ? ATTESTED : 0);
  const count = new DataView(new ArrayBuffer(4));
  count.setUint32(0, signCount);
  const fixed = [new Uint8Array(hash), Uint8Array.of(flags), new Uint8Array(count.buffer)];
  return joined(...fixed, ...(attested ? [attested] : []));
}

/** A security key of software: what it makes and signs is what a browser would hand over, as JSON. */
export async function softwarePasskey(
  algorithm: Algorithm = "ES256",
  id: Uint8Array = crypto.getRandomValues(new Uint8Array(32)),
): Promise<SoftwarePasskey> {
  const parameters = PARAMETERS[algorithm];
  const keys = (await crypto.subtle.generateKey(parameters, true, ["sign", "verify"])) as CryptoKeyPair;
  const credentialId = base64url(id);
  const answer = (response: object) =>
    JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: "public-key",
      clientExtensionResults: {},
      response,
    });

  async function make(ceremony: Ceremony): Promise<string> {
    const key = await coseKey(algorithm, keys.publicKey);
    const idLength = Uint8Array.of(id.length >> 8, id.length & 255);
    const data = await authenticatorData(ceremony, joined(new Uint8Array(16), idLength, id, key));
    const attestation = map(
      ...[textString("fmt"), textString(ceremony.format ?? "none"), textString("attStmt"), map()],
      ...[textString("authData"), byteString(data)],
    );
    return answer({
      clientDataJSON: base64url(clientData(ceremony, "webauthn.create")),
      attestationObject: base64url(attestation),
      transports: ["internal", "a carrier pigeon"],
    });
  }

  async function use(ceremony: Ceremony): Promise<string> {
    const said = clientData(ceremony, "webauthn.get");
    const data = await authenticatorData(ceremony);
    const signed = joined(data, new Uint8Array(await crypto.subtle.digest("SHA-256", said)));
    const raw = new Uint8Array(await crypto.subtle.sign(parameters, keys.privateKey, signed));
    return answer({
      clientDataJSON: base64url(said),
      authenticatorData: base64url(data),
      signature: base64url(algorithm === "ES256" ? derOf(raw) : raw),
    });
  }

  return { credentialId, make, use };
}
