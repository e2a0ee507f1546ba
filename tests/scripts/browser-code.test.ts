import { expect, test } from "vitest";
import { withoutBrowserCode } from "../../scripts/lib/bundle/browser-code";

test("effects and handlers of HTML's own elements are dropped", () => {
  const page = `
    useEffect(() => { watch(); }, [a]);
    React.useLayoutEffect(() => watch());
    jsx("button", { type: "button", onClick: () => send(), onBlur: leave, children: jsxs("b", { onCopy: copy }) });`;
  const kept = withoutBrowserCode(page);
  for (const gone of ["watch", "send", "leave", "copy"]) expect(kept).not.toContain(gone);
  expect(kept).toContain('type: "button"');
});

test("what a page's own components are given stays, and what is called to make a handler", () => {
  const page =
    'const id = useId(); jsx(Dialog, { onClose: close }); jsx("a", { onClick: handlerOf(id), online: 1 });';
  expect(withoutBrowserCode(page)).toBe(page);
});
