import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { EvidenceView } from "~/lib/views/applicant-view";

const DocumentPages = lazy(() =>
  import("./document-pages.client").then((all) => ({ default: all.DocumentPages })),
);

type Props = {
  file: string;
  marks: EvidenceView[];
  active: EvidenceView[];
  /** Nothing is loaded before; once it was true, it stays. */
  wanted: boolean;
  /** for readers without scripts */
  children: ReactNode;
};

/** A PDF's own pages, loaded with what draws them when someone wants to see them. */
export function DocumentView({ wanted, children, ...pages }: Props) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    if (wanted) setMounted(true);
  }, [wanted]);
  if (!mounted) return <noscript>{children}</noscript>;
  return (
    <Suspense>
      <DocumentPages {...pages} />
    </Suspense>
  );
}
