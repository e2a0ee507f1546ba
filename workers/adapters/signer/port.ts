export type Signer = {
  sign: (purpose: string, text: string) => string;
  verify: (purpose: string, text: string, signature: string) => boolean;
  /** for what has to be read again, unlike a password: nobody who reads the database can */
  seal: (purpose: string, text: string) => string;
  /** @throws Error where it was sealed for another purpose, by another key, or changed since */
  open: (purpose: string, sealed: string) => string;
};
