import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { parseAst } from "vite";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const EFFECTS = new Set(["useEffect", "useLayoutEffect"]);
const WITHOUT_EFFECT = new Set(["ArrowFunctionExpression", "FunctionExpression", "Identifier"]);

/** Leaves away what React never runs on a server: effects, and the handlers of events of HTML's own elements. */
export function withoutBrowserCode(source: string): string {
  const dropped: Node[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (isEffect(node)) dropped.push(node);
    else if (isNode(node)) {
      dropped.push(...handlersOf(node));
      for (const value of Object.values(node)) visit(value);
    }
  };
  visit(parseAst(source));
  let [kept, from] = ["", 0];
  for (const { type, start, end } of dropped.sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    // A property's place in its object stays: commas are around it.
    kept += source.slice(from, start) + (type === "Property" ? "...null" : ";");
    from = end;
  }
  return kept + source.slice(from);
}

export function withoutBrowserCodePlugin(): Plugin {
  return {
    name: "without-browser-code",
    setup({ onLoad }) {
      onLoad({ filter: /\/@radix-ui\/.*\.mjs$/ }, ({ path }) => ({
        contents: withoutBrowserCode(readFileSync(path, "utf8")),
        loader: "js",
      }));
    },
  };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function isEffect(node: unknown): node is Node {
  if (!isNode(node) || node.type !== "ExpressionStatement") return false;
  const call = node.expression as Node;
  if (call.type !== "CallExpression") return false;
  const callee = call.callee as Node;
  const { name } = (callee.type === "MemberExpression" ? callee.property : callee) as Node;
  return EFFECTS.has(String(name));
}

/** @returns `onClick: ...` and its like of `jsx("button", { ... })` */
function handlersOf(node: Node): Node[] {
  if (node.type !== "CallExpression" || !/^jsxs?$/.test(String((node.callee as Node).name))) return [];
  const [element, props] = node.arguments as [Node?, Node?];
  if (typeof element?.value !== "string" || props?.type !== "ObjectExpression") return [];
  return (props.properties as Node[]).filter(
    ({ type, key, value, computed }) =>
      type === "Property" &&
      !computed &&
      /^on[A-Z]/.test(String((key as Node).name)) &&
      WITHOUT_EFFECT.has((value as Node).type),
  );
}
