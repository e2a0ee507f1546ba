import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

export type Tab = { value: string; label: string; content: ReactNode; disabled?: boolean };

/** All panels are in the HTML: without scripts they follow each other, each under its name. */
export function Tabs({
  label,
  tabs,
  defaultValue = tabs[0]?.value,
}: {
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
}) {
  return (
    <Radix.Root defaultValue={defaultValue} className="grid gap-4">
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line noscript:hidden"
      >
        {tabs.map(({ value, label: name, disabled }) => (
          <Radix.Trigger
            key={value}
            value={value}
            disabled={disabled}
            className="min-h-11 border-b-2 border-transparent px-3 text-ui whitespace-nowrap text-soft hover:text-ink focus-visible:-outline-offset-3 disabled:text-edge data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, label: name, content }) => (
        <Radix.Content
          key={value}
          value={value}
          forceMount
          className="data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
        >
          <p className="mb-2 hidden font-serif text-lg font-semibold noscript:block">{name}</p>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
