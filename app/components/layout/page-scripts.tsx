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
import { LATE } from "./late-scripts";

/**
 * Starts the page's scripts once it has been painted; null where they start by themselves.
 * The server gives it, so that browsers don't load its text twice.
 */
export const LateScriptsContext = createContext<string | null>(null);

/**
 * They are fetched after what the page is painted with, and where nobody is signed in, or the page is the same for
 * everyone, once it has been painted.
 */
export function PageScripts() {
  const nonce = useNonce();
  const start = useContext(LateScriptsContext);
  // Called, not rendered: Remix gives these elements no other attributes than its own.
  return <>{marked(Scripts({ nonce }), { nonce, start })}</>;
}

type Mark = { nonce: string; start: string | null };

function marked(node: ReactNode, mark: Mark): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ type?: string; children?: ReactNode }>(child)) return child;
    if (child.type === Fragment) return marked(child.props.children, mark);
    if (child.type === "link") return cloneElement(child, mark.start ? LATE_LINK : LOW_LINK);
    if (child.type !== "script" || child.props.type !== "module" || !mark.start) return child;
    return (
      <>
        {cloneElement(child, { type: LATE })}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours */}
        <script nonce={mark.nonce} dangerouslySetInnerHTML={{ __html: mark.start }} />
      </>
    );
  });
}

// The browser, which takes over after the scripts were started, knows only the second kind.
const LATE_LINK: object = { rel: LATE, suppressHydrationWarning: true };
const LOW_LINK: object = { fetchpriority: "low", suppressHydrationWarning: true };
