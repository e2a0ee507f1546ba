/** The first stop of the keyboard on every page: past the bar, to `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
