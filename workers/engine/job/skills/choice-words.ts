/** Between two things of which one is enough. */
export const OR = /^[\s,)"']*(?:and\s*\/\s*or|or|oder|ou|o|\/)[\s("']*(?:(?:in|at|with|of)\s)?(?:an?\s)?$/iu;
export const COMMA = /^\s*[,/]\s*$/;
export const EXAMPLES_BEFORE =
  /(\bsuch as|\be\.?\s?g\.?\s?[.,:]?|\blike|\bfor example|\bfor instance|\bz\.\s?b\.|\bwie|\bpar exemple|\btels que|\bpor ejemplo|\bcomo)[\s,:(]*$/iu;
/** "one or more of the following areas:", "in at least one of our languages (": any of what follows will do. */
const ONE_OF =
  /\b(?:one|any|some|two|either)(?: or (?:more|both|several|two))?(?: areas?)? of(?: (?:the|these|our|its))?(?: [\p{L}/-]+){1,6}(?::|\s?[—–(-])\s?(?:[\p{L}\d+#.&/-]+(?: [\p{L}\d+#.&/-]+)?, ){0,6}$/iu;
/** "cloud platforms (": what stands in the bracket are some of them. */
const KIND_BEFORE =
  /\b(?:languages?|frameworks?|librar(?:y|ies)|tools?|tooling|platforms?|technolog(?:y|ies)|databases?|services|providers?|vendors?|software|packages|environments?|clouds?|stacks?|protocols?|methodolog(?:y|ies)|equipment|industr(?:y|ies)|systems?|solutions)\s?\($/iu;
/** "Config management (": names of tools in the bracket are some of them. */
const WORK_BEFORE =
  /\b(?:as code|infrastructure|architectures|pipelines|management|monitoring|metrics|automation|scripting|orchestration|computing|testing|containers|techniques)\s?\($/iu;
const ALL_NAMES =
  /^(?:\s?\p{Lu}[^\s,()]*(?: [\p{Lu}\d][^\s,()]*){0,3}(?:,| and(?= etc)|(?=\s?\)| etc)))+( etc\.?)?\s?\)$/u;
const BEFORE = 24;
/** Names between those words and what is known of a list: "Lambda, " of "services such as Lambda, EC2 and S3". */
const NAMES_BEFORE =
  /(?:\bsuch as|\be\.g\.,?|\blike|\bfor example,?)(?: [–-])? (?:(?!(?:an?|the|and|or|to|of|in|on|for|with|by|that|which|you|your|we|our|is|are)(?!\p{L}))\.?[\p{L}\d+#&/-]+(?:\.[\p{L}\d]+)*,? ){1,8}$/iu;
const NAMES_LETTERS = 80;
/** A bracket of so many letters may list them. */
const BRACKET = 120;

/** Whether what begins at `start` is the first of several that are named as examples: by words before them, or in a bracket behind their kind. */
export function areExamples(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (EXAMPLES_BEFORE.test(before)) return true;
  if ([NAMES_BEFORE, ONE_OF].some((one) => one.test(text.slice(Math.max(0, start - NAMES_LETTERS), start))))
    return true;
  const inside = /^[^()]*\)/u.exec(text.slice(start, start + BRACKET))?.[0];
  if (!inside?.includes(",")) return false;
  const isOpen = /\betc\b/iu.test(inside);
  if (!isOpen && /\band\b|&/iu.test(inside)) return false;
  if (KIND_BEFORE.test(before)) return true;
  return (isOpen ? /\((?:\p{Lu}[^()]*)?$/u : WORK_BEFORE).test(before) && ALL_NAMES.test(inside);
}

/** Behind the last of several things: another of their kind will do. */
export const OR_SIMILAR =
  /^(?:(?!\band\b(?!\s?\/))[^.;]){0,20}?\b(or|and\/or|oder|ou|o)\s+(?:(?:any\s)?(?:an)?other(?=\s\p{L})|(?:an?\s|any\s|another\s|other\s)?(?:equivalents?|similar|comparable|related|alike|the like|vergleichbar\w*|équivalent\w*|similaires?|similar(es)?|equivalente)\b)/iu;

/** Several names of which one is enough: "Java, Kotlin or Go". */
export function choiceOf(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : names[0]!;
}
