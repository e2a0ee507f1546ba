import { createContext, useContext } from "react";

/** Set while the server renders; empty in the browser, which hides nonces anyway. */
export const NonceContext = createContext("");

export function useNonce(): string {
  return useContext(NonceContext);
}
