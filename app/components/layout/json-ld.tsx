import { useNonce } from "~/lib/nonce";

/** What a page says to search engines in schema.org's words; see `~/lib/structured-data` for the usual ones. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const nonce = useNonce();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // The browser hides nonces from scripts, so that what it shows never equals what was sent.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose "<" is escaped ends no element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
