import { clsx } from "clsx";

const sizes = { small: "size-8 text-xs", normal: "size-11 text-sm", large: "size-16 text-xl" };

/** "Ada Berg" gives "AB"; empty without a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en") ?? "").join("");
}

/** `label` only where no name is shown next to it: else it would be read twice. */
export function Avatar({
  name,
  src,
  size = "normal",
  label = false,
}: {
  name: string;
  src?: string;
  size?: keyof typeof sizes;
  label?: boolean;
}) {
  const shape = clsx("grid shrink-0 place-items-center overflow-hidden rounded-full", sizes[size]);
  if (src) return <img src={src} alt={label ? name : ""} className={clsx(shape, "object-cover")} />;
  return (
    <span
      {...(label ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
      className={clsx(shape, "border border-edge bg-sunken font-serif font-semibold text-ink")}
    >
      {initialsOf(name) || "?"}
    </span>
  );
}
