/** A stop of the keyboard that is seen while it has the focus: past what comes first, to the part of the page with that id. */
export function SkipLink({ to = "main", children = "Skip to content" }: { to?: string; children?: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only z-50 bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  );
}
