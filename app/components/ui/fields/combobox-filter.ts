export type ComboboxOption = { value: string; label: string };

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Ignores accents and case. Order: prefix of the option, prefix of a word, anywhere; then as given. */
export function fittingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const wanted = plain(typed);
  if (!wanted) return [...options];
  const rank = ({ label }: Option) => {
    const text = plain(label);
    if (text.startsWith(wanted)) return 0;
    if (text.includes(` ${wanted}`)) return 1;
    return text.includes(wanted) ? 2 : 3;
  };
  const kinds: Option[][] = [[], [], []];
  for (const option of options) kinds[rank(option)]?.push(option);
  return kinds.flat();
}
