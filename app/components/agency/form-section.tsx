import { type ReactNode, useId } from "react";

export function FormSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="text-[0.95rem] text-soft">{text}</p>}
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">{children}</div>
    </section>
  );
}
