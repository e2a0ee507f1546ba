/** In place of a passkey's button in a browser without scripts. */
export function PasskeyWithoutScripts({ children }: { children: string }) {
  return <p className="hidden text-soft noscript:block">Passkeys need scripts. {children}</p>;
}
