import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** What a browser needs to make a passkey, or to use one. */
export type PasskeyOptions = {
  make?: PublicKeyCredentialCreationOptionsJSON;
  use?: PublicKeyCredentialRequestOptionsJSON;
};
