import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

export type PasskeyOptions = {
  make?: PublicKeyCredentialCreationOptionsJSON;
  use?: PublicKeyCredentialRequestOptionsJSON;
};
