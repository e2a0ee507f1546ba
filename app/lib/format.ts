/** "73.4%", or "N/A" where nothing could be judged. `value` is 0 to 100. */
export function percent(value: number | null): string {
  return value === null ? "N/A" : `${value.toFixed(1).replace(/\.0$/, "")}%`;
}

export function points(value: number): string {
  return (Math.round(value * 10) / 10).toString();
}

/** "+6.2" or "−3.4" */
export function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
}

/** "3 years 2 months" */
export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 ? `${years} ${years === 1 ? "year" : "years"}` : "",
    rest > 0 ? `${rest} ${rest === 1 ? "month" : "months"}` : "",
  ];
  return parts.filter(Boolean).join(" ") || "less than a month";
}

/** "3 y 2 m" */
export function monthsShort(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && `${years} y`, rest > 0 && `${rest} m`].filter(Boolean).join(" ");
}

/** "full-time" -> "Full time" */
export function plainWord(value: string): string {
  return capitalised(value.replaceAll("-", " "));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "640 kB" or "12.3 MB", decimal units */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
