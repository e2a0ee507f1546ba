import { expect, test } from "vitest";
import { withoutUnusedMethods } from "../../scripts/lib/bundle/pdfjs/unused-methods";

const SOURCE = `
class Reader {
  #count = 0;
  read() { return this.#step(); }
  #step() { return this.#count + this["width"]; }
  get width() { return 3; }
  toString() { return "reader"; }
  draw() { return this.#paint() + this.shade(); }
  #paint() { return "ink"; }
  shade() { return this.draw(); }
}
class Brush { #step() {} #paint() {} paint() { this.#paint(); } }
port.on("Read", () => new Reader().read()), port.on("Draw", () => new Brush().paint());
port.send("Read");
`;

test("methods that nothing reached names are dropped", () => {
  const kept = withoutUnusedMethods(SOURCE, []);
  for (const method of ["read()", "get width()", "toString()", 'on("Read"']) expect(kept).toContain(method);
  for (const method of ["draw()", "shade()", "paint()", 'on("Draw"']) expect(kept).not.toContain(method);
  expect(kept.match(/#step\(\) \{/g)).toHaveLength(1);
});

test("a name that callers outside use keeps a method, and what the method names", () => {
  const kept = withoutUnusedMethods(SOURCE, ["draw"]);
  for (const method of ["draw()", "shade()", 'return "ink"']) expect(kept).toContain(method);
  expect(kept).not.toContain(" paint()");
});
