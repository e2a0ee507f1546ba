import { clsx } from "clsx";
import { Search } from "lucide-react";
import { smallInputClass } from "./field";

/** The field `search` of a toolbar, with its lens; `className` gives it its width. */
export function SearchInput({
  label,
  placeholder,
  value,
  className,
}: {
  label: string;
  placeholder: string;
  value: string | undefined;
  className: string;
}) {
  return (
    <div className={clsx("relative", className)}>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
        aria-hidden="true"
      />
      <input
        type="search"
        name="search"
        defaultValue={value}
        maxLength={200}
        aria-label={label}
        placeholder={placeholder}
        className={clsx(smallInputClass, "pl-9")}
      />
    </div>
  );
}
