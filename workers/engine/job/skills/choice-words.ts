/** Between two things of which one is enough. */
export const OR = /^[\s,)"']*(?:and\s*\/\s*or|or|oder|ou|o|\/)[\s("']*(?:(?:in|at|with|of)\s)?(?:an?\s)?$/iu;
export const COMMA = /^\s*[,/]\s*$/;
/** Before things that are named as examples. */
export const EXAMPLES_BEFORE =
  /(\bsuch as|\be\.?\s?g\.?\s?[.,:]?|\blike|\bfor example|\bfor instance|\bz\.\s?b\.|\bwie|\bpar exemple|\btels que|\bpor ejemplo|\bcomo)[\s,:(]*$/iu;
/** Behind the last of several things: another of their kind will do. */
export const OR_SIMILAR =
  /^[^.;]{0,20}?\b(or|and\/or|oder|ou|o)\s+(an?\s|any\s|another\s|other\s)?(equivalents?|similar|comparable|related|alike|the like|vergleichbar\w*|équivalent\w*|similaires?|similar(es)?|equivalente)\b/iu;

/** Several names of which one is enough: "Java, Kotlin or Go". */
export function choiceOf(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : names[0]!;
}
