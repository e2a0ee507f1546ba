import { Scripts } from "@remix-run/react";
import {
  Children,
  cloneElement,
  createContext,
  Fragment,
  isValidElement,
  type ReactNode,
  useContext,
} from "react";
import { useNonce } from "~/lib/nonce";

/** Whether the page is the same for everyone, there to be read, so that its scripts wait until it has been painted. */
export const LateScriptsContext = createContext(false);

/** Stands in place of `modulepreload` and `module`, so that browsers don't fetch these yet. */
const LATE = "late-module";

/**
 * Undoes that once the page has been painted, or after a second: a tab that nobody sees paints nothing. Scripts start as
 * copies: whether one may start in its place after its type was unknown, browsers don't agree.
 */
const START = `{
  document.currentScript.remove();
  const start = () => {
    for (const link of document.querySelectorAll("link[rel=${LATE}]")) link.rel = "modulepreload";
    for (const script of document.querySelectorAll("script[type=${LATE}]")) {
      const copy = document.createElement("script");
      copy.type = "module";
      copy.nonce = script.nonce;
      copy.textContent = script.textContent;
      script.replaceWith(copy);
    }
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}`;

/**
 * The page's scripts. A page is whole without them: they are fetched after what it is painted with, and those of a page
 * that is the same for everyone once it has been painted.
 */
export function PageScripts() {
  const nonce = useNonce();
  const late = useContext(LateScriptsContext);
  // Called, not rendered: Remix gives these elements no other attributes than its own.
  return <>{marked(Scripts({ nonce }), { nonce, late })}</>;
}

type Mark = { nonce: string; late: boolean };

function marked(node: ReactNode, mark: Mark): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ type?: string; children?: ReactNode }>(child)) return child;
    if (child.type === Fragment) return marked(child.props.children, mark);
    if (child.type === "link") return cloneElement(child, mark.late ? LATE_LINK : LOW_LINK);
    if (child.type !== "script" || child.props.type !== "module" || !mark.late) return child;
    return (
      <>
        {cloneElement(child, { type: LATE })}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text above */}
        <script nonce={mark.nonce} dangerouslySetInnerHTML={{ __html: START }} />
      </>
    );
  });
}

// The browser, which takes over after the scripts were started, knows only the second kind.
const LATE_LINK: object = { rel: LATE, suppressHydrationWarning: true };
const LOW_LINK: object = { fetchpriority: "low", suppressHydrationWarning: true };
