import { clsx } from "clsx";
import { FileUp } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Spinner } from "../spinner";

/** The native picker shows the chosen files without scripts, too. */
const picker =
  "w-64 max-w-full min-h-11 text-sm text-soft file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-surface file:px-4 file:text-ui file:font-medium file:text-ink hover:file:border-ink hover:file:bg-sunken disabled:file:border-line disabled:file:bg-sunken disabled:file:text-soft";

export function FileDrop({
  label,
  name,
  accept,
  multiple = false,
  rules,
  error,
  busy = false,
  disabled = false,
  onFiles,
  children,
}: {
  label: string;
  name: string;
  /** as in the `accept` attribute */
  accept: string;
  multiple?: boolean;
  rules: ReactNode;
  error?: string | undefined;
  busy?: boolean;
  disabled?: boolean;
  onFiles?: (files: File[]) => void;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();
  const closed = busy || disabled;

  // Files may have been chosen before scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take the page over
  useEffect(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) onFiles?.(early);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (closed || files.length === 0 || (!multiple && files.length > 1)) return;
    if (input.current) input.current.files = files;
    onFiles?.([...files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the picker inside serves everyone
    <div
      onDragOver={(event) => {
        event.preventDefault();
        if (!closed) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-lg border-2 border-dashed px-5 py-7 text-center",
        over ? "border-accent bg-accent-soft" : "bg-surface",
        !over && (error ? "border-poor" : disabled ? "border-line" : "border-edge"),
      )}
    >
      {busy ? (
        <Spinner className="size-8 text-accent" />
      ) : (
        <FileUp className={clsx("size-8", disabled ? "text-edge" : "text-accent")} aria-hidden="true" />
      )}
      <p id={`${id}-rules`} className="text-soft">
        {rules}
      </p>
      <input
        ref={input}
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        disabled={closed}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(`${id}-rules`, error && `${id}-error`)}
        onChange={(event) => onFiles?.([...(event.currentTarget.files ?? [])])}
        className={picker}
      />
      {error && (
        <p id={`${id}-error`} className="text-sm text-poor">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
