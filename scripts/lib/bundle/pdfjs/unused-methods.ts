import { parseAst } from "vite";
import { isSyntaxNode, type SyntaxNode, withReplaced } from "../syntax-tree";

/** A method, or a handler of a message. `name` of a private one begins with its class's number. */
type Part = { name: string; start: number; end: number; by: string; mentions: Set<string> };

/** Called by the language, or by the platform's streams. */
const CALLED_ANYWAY = ["constructor", "then", "toString", "toJSON", "valueOf", "next", "return", "throw"];
const CALLED_BY_STREAMS = ["start", "pull", "cancel", "write", "close", "abort", "transform", "flush"];

/**
 * Drops the methods whose name nothing says that is itself reached, be it to call them or as a string: no bundler does, as
 * it can't know what is called by a computed name. In a source that puts no such name together nothing can tell.
 * Handlers of messages, `x.on("Name", function)`, go the same way.
 * @param called names that callers outside use
 */
export function withoutUnusedMethods(source: string, called: Iterable<string>): string {
  const { parts, mentions } = partsOf(parseAst(source) as unknown as SyntaxNode);
  const byName = new Map<string, Part[]>();
  for (const part of parts) byName.set(part.name, [...(byName.get(part.name) ?? []), part]);
  const reached = new Set([...CALLED_ANYWAY, ...CALLED_BY_STREAMS, ...called, ...mentions]);
  for (const name of reached)
    for (const part of byName.get(name) ?? []) for (const other of part.mentions) reached.add(other);
  return withReplaced(
    source,
    parts.filter(({ name }) => !reached.has(name)),
  );
}

function partsOf(program: SyntaxNode): { parts: Part[]; mentions: Set<string> } {
  const parts: Part[] = [];
  const mentions = new Set<string>();
  const classes: { number: number; privates: Set<string> }[] = [];
  let count = 0;

  function privateName(name: string): string {
    const owner = classes.findLast(({ privates }) => privates.has(name));
    return `${owner?.number}#${name}`;
  }

  function visitPart({ start, end }: SyntaxNode, name: string, by: string, inside: unknown): void {
    const part = { name, start, end, by, mentions: new Set<string>() };
    parts.push(part);
    visit(inside, part.mentions);
  }

  function visitMember(node: SyntaxNode, into: Set<string>): boolean {
    const key = node.key as SyntaxNode;
    if (node.computed) return false;
    const name = key.type === "PrivateIdentifier" ? privateName(String(key.name)) : String(key.name);
    if (node.type === "MethodDefinition" && key.type !== "Literal") visitPart(node, name, "", node.value);
    else visit(node.value, into);
    return true;
  }

  function visitClass(node: SyntaxNode, into: Set<string>): void {
    const keys = ((node.body as SyntaxNode).body as SyntaxNode[]).flatMap(
      ({ key }) => (key as SyntaxNode | undefined) ?? [],
    );
    const privates = keys.filter(({ type }) => type === "PrivateIdentifier").map(({ name }) => String(name));
    visit(node.superClass, into);
    classes.push({ number: count++, privates: new Set(privates) });
    visit(node.body, into);
    classes.pop();
  }

  function visitStatement(node: SyntaxNode, into: Set<string>): void {
    const message = messageOf(node);
    if (message) visitPart(node, message, "void 0", node.arguments);
    else visit(node, into);
  }

  function visitInside(node: SyntaxNode, into: Set<string>): void {
    if (node.type === "Identifier") into.add(String(node.name));
    else if (node.type === "PrivateIdentifier") into.add(privateName(String(node.name)));
    const text = textOf(node);
    if (text !== undefined) into.add(text);
    for (const value of Object.values(node)) visit(value, into);
  }

  function visit(node: unknown, into: Set<string>): void {
    if (Array.isArray(node)) for (const one of node) visit(one, into);
    else if (!isSyntaxNode(node)) return;
    else if (/^Class(?:Declaration|Expression)$/.test(node.type)) visitClass(node, into);
    else if (node.type === "ExpressionStatement") visitStatement(node.expression as SyntaxNode, into);
    else if (node.type === "SequenceExpression")
      for (const one of node.expressions as SyntaxNode[]) visitStatement(one, into);
    else if (!/^(?:Method|Property)Definition$/.test(node.type) || !visitMember(node, into))
      visitInside(node, into);
  }

  visit(program, mentions);
  return { parts, mentions };
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  return node.type === "TemplateElement" ? String((node.value as { cooked: string }).cooked) : undefined;
}

/** @returns "Name" for `x.on("Name", function)` */
function messageOf(node: SyntaxNode): string | undefined {
  if (node.type !== "CallExpression") return undefined;
  const callee = node.callee as SyntaxNode;
  const [first, second, ...more] = node.arguments as SyntaxNode[];
  if (callee.type !== "MemberExpression" || (callee.property as SyntaxNode).name !== "on") return undefined;
  if (!first || !second || more.length > 0 || !/Function/.test(second.type)) return undefined;
  const quasis = first.type === "TemplateLiteral" ? (first.quasis as SyntaxNode[]) : [first];
  return quasis.length === 1 ? textOf(quasis[0]!) : undefined;
}
