/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | Html[] | string | number | null | false;

/** Puts values into HTML, escaped. */
export function html(parts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(parts.reduce((text, part, index) => text + render(values[index - 1] ?? null) + part));
}

function render(value: Part): string {
  if (value === null || value === false) return "";
  if (Array.isArray(value)) return value.map(render).join("");
  if (value instanceof Html) return value.text;
  return String(value).replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "&#39;",
  );
}

const css = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1f2937;background:#f3f4f6}
.note{background:#fde68a;color:#422006;padding:.5rem 1rem;text-align:center;font-size:.875rem}
main{max-width:32rem;margin:1.5rem auto;padding:0 1rem 3rem}
main.wide{max-width:72rem}
section{background:#fff;border:1px solid #d1d5db;border-radius:.5rem;padding:1rem 1.25rem;margin:0 0 1rem}
h1{font-size:1.375rem;margin:0 0 .75rem}h2{font-size:1.0625rem;margin:0 0 .5rem}
p{margin:.25rem 0 .75rem}.sum{font-size:1.75rem;font-weight:600;margin:0}
label{display:block;margin:0 0 .75rem;font-size:.875rem}
input,select{display:block;width:100%;font:inherit;padding:.5rem;border:1px solid #6b7280;border-radius:.375rem;background:#fff}
button{font:inherit;padding:.625rem 1rem;border:1px solid #374151;border-radius:.375rem;background:#fff;color:#1f2937;cursor:pointer;margin:0 .25rem .5rem 0}
button.main{background:#3730a3;border-color:#3730a3;color:#fff;width:100%}
form.line{display:inline-flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:0 1rem .5rem 0}
form.line input,form.line select{width:auto;max-width:12rem}
.wrong{background:#fee2e2;border:1px solid #b91c1c;color:#7f1d1d;border-radius:.375rem;padding:.5rem .75rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;padding:.375rem .5rem;border-bottom:1px solid #e5e7eb;vertical-align:top}td.amount{text-align:right}
a{color:#3730a3}code{font-size:.8125rem;overflow-wrap:anywhere}`;

/** A whole page, without scripts. */
export function pageOf(title: string, content: Html, wide = false): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${new Html(css)}</style></head>
<body><div class="note" role="note">Stand-in for Stripe on this machine, for local use only. No money moves.</div>
<main${new Html(wide ? ' class="wide"' : "")}>${content}</main></body></html>
`.text;
}

export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-IE", { style: "currency", currency: currency.toUpperCase() }).format(
    cents / 100,
  );
}

/** "23 Nov 2026", in UTC */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}
