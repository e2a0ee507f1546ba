import { createElement, type SVGProps } from "react";

type Icon = { name: string; size: number; node: [tag: string, attributes: Record<string, string>][] };

/** The component of one of Lucide's icons, with the markup that the server's own `createLucideIcon` makes. */
export default function createIcon({ name, size, node }: Icon) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads
  return function SlimIcon({ className = "", strokeWidth = 2, ...rest }: SVGProps<SVGSVGElement>) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name} ${className}`.trim(),
        "aria-hidden": "true",
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
