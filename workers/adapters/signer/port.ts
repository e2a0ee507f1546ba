/** Signs short texts of ours (device cookies, file addresses, form challenges) under one secret, apart by purpose. */
export type Signer = {
  /** base64url signature */
  sign: (purpose: string, text: string) => string;
  verify: (purpose: string, text: string, signature: string) => boolean;
};
