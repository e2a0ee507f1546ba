import { createContext, useContext } from "react";

/** Holds the request's CSP nonce while the server renders; empty in the browser, which hides nonces anyway. */
export const NonceContext = createContext("");

/** The nonce that inline scripts of this page must carry. */
export function useNonce(): string {
  return useContext(NonceContext);
}
