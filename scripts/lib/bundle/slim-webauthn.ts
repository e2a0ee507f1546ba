import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { root } from "../paths";

/** What checks a passkey that was made, or used, without a certificate of its maker: none is asked for. */
const USED =
  "authentication/verifyAuthenticationResponse|registration/verifyRegistrationResponse|registration/verifications/verifyAttestationPacked|errors/index|helpers/iso/(?!.*/(?:verifyAKP|verifyOKP|runtimeSupports)).*|helpers/(?:convertAAGUIDToString|cose|decodeAttestationObject|decodeAuthenticatorExtensions|decodeClientDataJSON|decodeCredentialPublicKey|matchExpectedRPID|parseAuthenticatorData|parseBackupFlags|toHash|verifySignature)";

const REPLACED: Record<string, string> = {
  index: `export { verifyAuthenticationResponse } from "./authentication/verifyAuthenticationResponse.js";
    export { verifyRegistrationResponse } from "./registration/verifyRegistrationResponse.js";`,
  "helpers/index": `export * from "./iso/index.js"; export * from "./cose.js";`,
  "services/settingsService":
    "export const SettingsService = { getRootCertificates: () => [], runtimeSupportsPQC: () => false };",
};

const REFUSE =
  "const refuse = () => { throw new Error(\"Makers' certificates aren't in this bundle: scripts/lib/bundle/slim-webauthn.ts\"); };";

/** Leaves away what checks certificates of authenticators' makers, 75 kB. A passkey that comes with one is refused. */
export function slimWebauthnPlugin(): Plugin {
  return {
    name: "slim-webauthn",
    setup(build) {
      build.onResolve({ filter: /^@peculiar\/asn1-(?:schema|ecc)$/ }, ({ importer }) =>
        importer.endsWith("/isoCrypto/unwrapEC2Signature.js")
          ? { path: join(root, "scripts/lib/bundle/ecdsa-signature.ts") }
          : null,
      );
      build.onLoad({ filter: /@simplewebauthn\/server\/esm\/.*\.js$/ }, ({ path }) => {
        const [, module = ""] = /\/server\/esm\/(.*)\.js$/.exec(path) ?? [];
        const contents = REPLACED[module];
        if (contents) return { contents, loader: "js" };
        if (new RegExp(`^(?:${USED})$`).test(module)) return;
        const names = [
          ...readFileSync(path, "utf8").matchAll(/^export (?:async )?(?:const|function|class|var) (\w+)/gm),
        ];
        if (names.length === 0) throw new Error(`${path} exports nothing that is known: look at it again`);
        return {
          contents: [REFUSE, ...names.map(([, name]) => `export const ${name} = refuse;`)].join("\n"),
          loader: "js",
        };
      });
    },
  };
}
