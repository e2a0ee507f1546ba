import "@remix-run/cloudflare";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** Marks the inline scripts of this response as ours; see the Content-Security-Policy header. */
    cspNonce: string;
  }
}
