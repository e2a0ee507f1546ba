import { createContext, type MouseEvent, type ReactNode, useContext, useRef, useState } from "react";
import type { EvidenceView } from "~/lib/views/applicant-view";

type Show = {
  /** of the page with the text: an evidence's link leads there without scripts */
  textAt: string;
  /** whether the résumé's text is on the page */
  hasText: boolean;
  active: EvidenceView[];
  /** Lights the words up and brings the first of them into view; `follow` moves the reader's focus there too. */
  show: (evidence: EvidenceView[], follow: boolean) => void;
  /** Back to where the reader came from. */
  goBack: () => void;
};

const ShowContext = createContext<Show>({
  textAt: "",
  hasText: false,
  active: [],
  show: () => {},
  goBack: () => {},
});

export const useEvidence = () => useContext(ShowContext);

export function lineId(line: number): string {
  return `l${line + 1}`;
}

/** Only the text beside the report moves, never the page: the reader's place stays. */
function scrollWithin(line: HTMLElement): void {
  const text = line.closest("section");
  if (!text) return;
  const offset = line.getBoundingClientRect().top - text.getBoundingClientRect().top;
  text.scrollTop += offset - text.clientHeight / 2;
}

type Props = {
  textAt?: string;
  /** Brings a text into the page that isn't in sight; what it returns takes it away again. */
  reveal?: () => () => void;
  children: ReactNode;
};

/** Ties the account of the scores to the résumé's text next to it. */
export function EvidenceProvider({ textAt = "", reveal, children }: Props) {
  const [active, setActive] = useState<EvidenceView[]>([]);
  const origin = useRef<HTMLElement | null>(null);
  const conceal = useRef<(() => void) | null>(null);

  function show(evidence: EvidenceView[], follow: boolean) {
    setActive(evidence);
    const first = evidence[0];
    const line = first && document.getElementById(lineId(first.line));
    if (!line) return;
    if (!follow) {
      scrollWithin(line);
      return;
    }
    const from = document.activeElement as HTMLElement | null;
    if (reveal && line.offsetParent === null) conceal.current = reveal();
    line.scrollIntoView({ block: "center" });
    origin.current = from;
    line.focus({ preventScroll: true });
  }

  function goBack() {
    setActive([]);
    conceal.current?.();
    conceal.current = null;
    origin.current?.scrollIntoView({ block: "center" });
    origin.current?.focus({ preventScroll: true });
  }

  return (
    <ShowContext.Provider value={{ textAt, hasText: true, active, show, goBack }}>
      {children}
    </ShowContext.Provider>
  );
}

/** A link to words of the résumé: an anchor where no scripts run, plain words where the text isn't shown. */
export function EvidenceLink({
  evidence,
  className,
  children,
}: {
  evidence: EvidenceView;
  className: string;
  children: ReactNode;
}) {
  const { textAt, hasText, show } = useEvidence();
  if (!hasText) return <span className={className}>{children}</span>;
  function follow(event: MouseEvent) {
    event.preventDefault();
    show([evidence], true);
  }
  return (
    <a href={`${textAt}#${lineId(evidence.line)}`} onClick={follow} className={className}>
      {children}
    </a>
  );
}

/** "page 1, line 12" */
export function place({ page, line }: EvidenceView): string {
  return `page ${page}, line ${line + 1}`;
}

/** The words themselves, one link per quote. */
export function EvidenceList({ evidence }: { evidence: EvidenceView[] }) {
  if (evidence.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {evidence.map((quote) => (
        <li key={`${quote.line}:${quote.start}`}>
          <EvidenceLink
            evidence={quote}
            className="block border-l-2 border-mark-strong pl-3 text-sm [a&]:hover:border-accent [a&]:hover:bg-sunken"
          >
            <q className="[overflow-wrap:anywhere]">{quote.text}</q>{" "}
            <span className="whitespace-nowrap text-soft tabular-nums">{place(quote)}</span>
          </EvidenceLink>
        </li>
      ))}
    </ul>
  );
}

/** Only the place, for facts that already say the words. */
export function Places({ evidence }: { evidence: EvidenceView[] }) {
  return evidence.slice(0, 1).map((quote) => (
    <EvidenceLink
      key={`${quote.line}:${quote.start}`}
      evidence={quote}
      className="text-link text-xs whitespace-nowrap text-soft tabular-nums"
    >
      {place(quote)}
    </EvidenceLink>
  ));
}
