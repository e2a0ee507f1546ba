/** The next line of a list, where its break is lost: "or communication Excellent knowledge of". */
export const NEXT_ITEM =
  /(?<=\p{Ll} )(?=(?:Excellent|Strong|Good|Great|Solid|Proven|Minimum|Working|Knowledge|Ability|Able|Experience|Fluen\p{L}*|Proficien\p{L}*|Valid|Previous|Advanced|Basic|Native|Outstanding|Exceptional|Must|Familiar\p{L}*)(?!\p{L}))/u;
