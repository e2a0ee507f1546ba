import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** What the adapter of payments asks Stripe for, and the namespaces (`index`) that lead there. */
const USED =
  "(?:.*/)?index|BillingPortal/Sessions|Charges|Checkout/Sessions|CreditNotes|Customers|Disputes|Events|Invoices|Prices|Subscriptions|V2/Core/Events";

/** Leaves away the methods of resources and handlers that nothing asks for, 145 kB: their classes stay, empty. */
export function slimStripePlugin(): Plugin {
  return {
    name: "slim-stripe",
    setup(build) {
      build.onLoad(
        { filter: /stripe\/esm\/(?:resources\/.*|StripeEventNotificationHandler)\.js$/ },
        ({ path }) => {
          if (new RegExp(`/resources/(?:${USED})\\.js$`).test(path)) return;
          const names = [...readFileSync(path, "utf8").matchAll(/^export class (\w+)/gm)];
          if (names.length === 0) throw new Error(`${path} exports no class: look at it again`);
          return { contents: names.map(([, name]) => `export class ${name} {}`).join("\n"), loader: "js" };
        },
      );
    },
  };
}
