import { clsx } from "clsx";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

/** Long enough to read two lines; paused on hover, on focus and while the window is inactive. */
const SHOWN_MILLISECONDS = 6000;

type Message = { id: number; kind: "success" | "error"; text: string };

const Say = createContext<(kind: Message["kind"], text: string) => void>(() => {
  throw new Error("useToast needs a ToastProvider above it");
});

/** `say(kind, text)`; errors stay until they are closed. */
export function useToast() {
  return useContext(Say);
}

/** F8 moves the focus to the messages. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const say = useCallback((kind: Message["kind"], text: string) => {
    setMessages((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, kind, text }]);
  }, []);
  const drop = (id: number) => setMessages((before) => before.filter((message) => message.id !== id));
  return (
    <Say.Provider value={say}>
      <Toast.Provider duration={SHOWN_MILLISECONDS} label="Message">
        {children}
        {messages.map(({ id, kind, text }) => (
          <ToastMessage key={id} kind={kind} text={text} onClose={() => drop(id)} />
        ))}
        <Toast.Viewport className="fixed right-0 bottom-0 z-60 grid w-[min(24rem,100vw)] gap-2 p-4 outline-none" />
      </Toast.Provider>
    </Say.Provider>
  );
}

function ToastMessage({ kind, text, onClose }: Omit<Message, "id"> & { onClose: () => void }) {
  const Icon = kind === "error" ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      type={kind === "error" ? "foreground" : "background"}
      duration={kind === "error" ? Number.POSITIVE_INFINITY : undefined}
      onOpenChange={(open) => !open && onClose()}
      className={clsx(
        "flex animate-enter items-start gap-3 rounded-md border-l-4 bg-surface py-2 pr-2 pl-4 shadow-xl ring-1 ring-line",
        kind === "error" ? "border-poor" : "border-good",
      )}
    >
      <Icon
        className={clsx("mt-2.5 size-5 shrink-0", kind === "error" ? "text-poor" : "text-good")}
        aria-hidden="true"
      />
      <Toast.Description className="min-w-0 grow py-2 text-ui [overflow-wrap:anywhere]">
        {text}
      </Toast.Description>
      <Toast.Close
        aria-label="Close message"
        className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
      >
        <X className="size-5" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
