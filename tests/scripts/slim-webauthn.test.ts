import { build } from "esbuild";
import { expect, test } from "vitest";
import { slimWebauthnPlugin } from "../../scripts/lib/bundle/slim-webauthn";
import { root } from "../../scripts/lib/paths";
import { type Algorithm, softwarePasskey } from "../support/people/software-passkey";

type Library = typeof import("@simplewebauthn/server");

async function bundled(): Promise<{ library: Library; bytes: number }> {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "@simplewebauthn/server";', resolveDir: root },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    plugins: [slimWebauthnPlugin()],
  });
  const [file] = outputFiles;
  const address = `data:text/javascript;base64,${Buffer.from(file?.contents ?? []).toString("base64")}`;
  return { library: await import(/* @vite-ignore */ address), bytes: file?.contents.length ?? 0 };
}

const { library, bytes } = await bundled();
const SITE = { origin: "https://plumbline.example", rpId: "plumbline.example", challenge: "Y2hhbGxlbmdl" };
const EXPECTED = {
  expectedOrigin: SITE.origin,
  expectedRPID: SITE.rpId,
  expectedChallenge: SITE.challenge,
};

function makeWith(format: string | undefined, algorithm: Algorithm = "ES256") {
  return softwarePasskey(algorithm).then(async (key) => ({
    key,
    made: JSON.parse(await key.make({ ...SITE, format })),
  }));
}

test.each(["ES256", "RS256"] as const)("what is left checks a passkey, %s", async (algorithm) => {
  const { key, made } = await makeWith(undefined, algorithm);
  const { verified, registrationInfo } = await library.verifyRegistrationResponse({
    ...EXPECTED,
    response: made,
    supportedAlgorithmIDs: [-7, -257],
  });
  expect(verified).toBe(true);
  const credential = registrationInfo!.credential;
  const used = JSON.parse(await key.use(SITE));
  const taken = await library.verifyAuthenticationResponse({ ...EXPECTED, response: used, credential });
  expect(taken.verified).toBe(true);
  const other = JSON.parse(await (await softwarePasskey(algorithm)).use(SITE));
  const forged = { ...used, response: { ...used.response, signature: other.response.signature } };
  const refused = await library.verifyAuthenticationResponse({ ...EXPECTED, response: forged, credential });
  expect(refused.verified).toBe(false);
});

test.each(["fido-u2f", "tpm", "apple", "android-key", "android-safetynet"])(
  "a passkey that comes with a certificate is refused: %s",
  async (format) => {
    const { made } = await makeWith(format);
    const verified = library.verifyRegistrationResponse({
      ...EXPECTED,
      response: made,
      supportedAlgorithmIDs: [-7, -257],
    });
    await expect(verified).rejects.toThrow("Makers' certificates aren't in this bundle");
  },
);

test("makers' certificates are left out", () => {
  expect(bytes).toBeLessThan(40_000);
});
