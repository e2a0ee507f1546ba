import { predictCategory } from "./category";
import { predictJdskills } from "./jdskills";
import { predictNertext } from "./nertext";
import { predictMatchSingle, predictRankGraded } from "./one-resume";
import { predictPairs } from "./pairs";
import { predictParse } from "./parse";
import { predictPostings } from "./postings";
import { predictRankRoles } from "./rank-roles";
import { predictRankVanetik } from "./rank-vanetik";

/** What each task predicts from a folder of the set, in the scorer's shapes. None of them sees an answer. */
export const tasks: Record<string, (folder: string) => object[] | Promise<object[]>> = {
  parse: predictParse,
  nertext: predictNertext,
  jdskills: predictJdskills,
  rank_roles: predictRankRoles,
  category: predictCategory,
  match_single: predictMatchSingle,
  rank_graded: predictRankGraded,
  rank_vanetik: predictRankVanetik,
  postings: predictPostings,
  pairs: predictPairs,
};
