import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { parseAst } from "vite";
import { isSyntaxNode, type SyntaxNode, withReplaced } from "./syntax-tree";

const EFFECTS = new Set(["useEffect", "useLayoutEffect"]);
const WITHOUT_EFFECT = new Set(["ArrowFunctionExpression", "FunctionExpression", "Identifier"]);

/** Leaves away what React never runs on a server: effects, and the handlers of events of HTML's own elements. */
export function withoutBrowserCode(source: string): string {
  const dropped: SyntaxNode[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (isEffect(node)) dropped.push(node);
    else if (isSyntaxNode(node)) {
      dropped.push(...handlersOf(node));
      for (const value of Object.values(node)) visit(value);
    }
  };
  visit(parseAst(source));
  const spans = dropped.map(({ type, start, end }) => ({
    start,
    end,
    by: type === "Property" ? "...null" : ";",
  }));
  return withReplaced(source, spans);
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

function isEffect(node: unknown): node is SyntaxNode {
  if (!isSyntaxNode(node) || node.type !== "ExpressionStatement") return false;
  const call = node.expression as SyntaxNode;
  if (call.type !== "CallExpression") return false;
  const callee = call.callee as SyntaxNode;
  const { name } = (callee.type === "MemberExpression" ? callee.property : callee) as SyntaxNode;
  return EFFECTS.has(String(name));
}

/** @returns `onClick: ...` and its like of `jsx("button", { ... })` */
function handlersOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type !== "CallExpression" || !/^jsxs?$/.test(String((node.callee as SyntaxNode).name))) return [];
  const [element, props] = node.arguments as [SyntaxNode?, SyntaxNode?];
  if (typeof element?.value !== "string" || props?.type !== "ObjectExpression") return [];
  return (props.properties as SyntaxNode[]).filter(
    ({ type, key, value, computed }) =>
      type === "Property" &&
      !computed &&
      /^on[A-Z]/.test(String((key as SyntaxNode).name)) &&
      WITHOUT_EFFECT.has((value as SyntaxNode).type),
  );
}
