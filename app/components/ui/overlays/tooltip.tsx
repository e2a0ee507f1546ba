import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

/** Not shown on touch or without scripts: never the only place. The child must be focusable: `aria-disabled`, not `disabled`. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-enter rounded-md bg-ink px-3 py-1.5 text-sm text-paper shadow-lg"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
