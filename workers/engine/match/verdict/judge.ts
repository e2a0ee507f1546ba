import { skillById } from "../../knowledge";
import { stem } from "../../knowledge/lexical/stem";
import type { Message, PartStatus, RequirementKind } from "../../types";
import type { Candidate } from "../candidate";
import { type Found, holdsAll, placesOf, saysItself, wordsHeld } from "../evidence/found";
import { monthsInRole } from "../evidence/roles";
import { SHOWN_BY_ANY_KIND, type SkillAnswer } from "../evidence/skill-index";
import { tellsWhole } from "../evidence/tells-whole";
import type { SkillAsk, Target } from "../target";
import { LADDER, PARTLY_CREDIT, UNCLEAR_CREDIT, VERDICT_CREDIT } from "../weights";
import { bears, isChance, isQuotable } from "./bearing";
import { judgeCertificate } from "./certificate";
import {
  isOfOtherWork,
  isOfThisWork,
  isOfTrade,
  isPartOfName,
  lineOfWork,
  strongest,
  tellingPassage,
} from "./closest";
import { donePassage, isKindOf } from "./done";
import { judgeEducation } from "./education";
import { type Grounds, groundsFor } from "./grounds";
import { judgeLanguage } from "./language";
import { isBareName, named, nearDegree, toldAtWork } from "./named";
import { foundOfPaper, heldPaper, statusOfPaper } from "./paper";
import { areProducts, areTools } from "./products";
import { claimReason, closeReason, lineReason, quotedWords, quotesOf, quotesOfSign } from "./reasons";
import { monthsTold } from "./told-years";
import { closestSign, linesOfTrait } from "./traits";
import type { Verdict } from "./types";
import {
  MET_OWN,
  MET_SHARE,
  NEVER_NOT_FOUND_SHARE,
  PARTLY_OWN,
  SAME_ROLE,
  SHOWN_SHARE,
  UNCLEAR_BELOW,
  VERDICT_FROM,
} from "./verdict-weights";

/** Terms of the job, and deal-breakers that no rule can read: silence says nothing of them. */
const SELDOM_WRITTEN = new Set<RequirementKind>(["condition", "other"]);

export function judge(candidate: Candidate, target: Target, ask: SkillAsk): Verdict {
  const { kind } = ask.requirement;
  if (kind === "education")
    return judgeEducation(
      candidate,
      ask.requirement,
      monthsInRole(candidate.roles, target.title, candidate.skills),
    );
  if (kind === "language") return judgeLanguage(candidate, ask.requirement);
  const grounds = groundsFor(candidate, target, ask);
  if (kind === "certificate") {
    const held = judgeCertificate(candidate, ask.requirement);
    if (held) return held;
  }
  return judgeByWords(candidate, grounds, ask);
}

function judgeByWords(candidate: Candidate, grounds: Grounds, ask: SkillAsk): Verdict {
  const { answer, search } = grounds;
  const { label } = ask.requirement;
  if (!answer && search.negated && search.negated.share >= NEVER_NOT_FOUND_SHARE && !strongest(grounds)) {
    const evidence = quotesOf(search.negated.passage, ask.phrases, candidate.facts.language);
    const reason: Message = { code: "denied", label, quote: quotedWords(evidence) ?? "" };
    return { status: "not-found", credit: 0, code: "denied", reason, evidence, contradicted: true };
  }
  const paper = ask.judgedAs === "certificate";
  if (paper && !["certificate", "education"].includes(answer?.evidence.where ?? ""))
    return judgePaper(candidate, grounds, ask);
  if (answer?.near === "same" && isMereWord(answer) && !isOfTrade(grounds))
    return byLines(candidate, grounds, ask, "unclear");
  if (answer?.near === "same") return toldAtWork(candidate, grounds, ask) ?? named(candidate, grounds, ask);
  if (answer?.near === "neighbour" && ask.requirement.orSimilar) return named(candidate, grounds, ask);
  if (paper) return judgePaper(candidate, grounds, ask);
  const isSaid = (strongest(grounds)?.share ?? 0) >= WHOLE;
  if (!answer && !isSaid && areProducts(ask)) return notFound(null, label);
  const status = statusOf(grounds, ask);
  if (answer && status !== "met") {
    const special = answer.near === "child";
    const { where, months } = answer.evidence;
    const longEnough = months >= 12 * (ask.requirement.minYears ?? 0);
    const isWhole = isKindOf(answer, label) || usesSuite(candidate, ask) || SHOWN_BY_ANY_KIND.has(answer.id);
    if (special && where === "experience" && longEnough && isWhole)
      return {
        status: "met",
        credit: VERDICT_CREDIT.met,
        code: "more-special",
        reason: closeReason(answer, label),
        evidence: answer.evidence.quotes,
      };
    const most = special ? VERDICT_CREDIT.special : VERDICT_CREDIT.close;
    const credit = Math.min(most, answer.evidence.credit <= LADDER.summary ? VERDICT_CREDIT.listed : 1);
    const lines = answer.evidence.quotes;
    if (special || answer.near === "neighbour" || status === "partly")
      return {
        status: "partly",
        credit,
        code: special ? "more-special" : "close",
        reason: closeReason(answer, label),
        evidence: lines,
      };
  }
  if (status === "not-found" && answer?.near === "parent" && (ask.soft || SUITES.has(answer.id)))
    return {
      status: "unclear",
      credit: UNCLEAR_CREDIT.least,
      code: "close",
      reason: closeReason(answer, label),
      evidence: answer.evidence.quotes,
    };
  const degree = status === "not-found" ? nearDegree(candidate, ask) : null;
  return degree ?? byLines(candidate, grounds, ask, status);
}

/** A word that the base doesn't know as a skill, in another form: who "aligned" figures knows no alignment of wheels. */
function isMereWord({ id, evidence: { name } }: SkillAnswer): boolean {
  const form = (word: string) => word.toLowerCase().replace(/\P{L}|s$/gu, "");
  const isForm = form(id) !== form(name) && stem(form(id)) === stem(form(name));
  return skillById(id) === undefined && !id.includes(" ") && isForm;
}

/** Programs sold together: "Microsoft Office" doesn't say Excel, and doesn't rule it out. */
const SUITES = new Set(["microsoft-office"]);

/** Who works with both is asked no further for the suite's name. */
const OFFICE_PROGRAMS = ["word", "excel"];

function usesSuite({ skills }: Candidate, { requirement: { anyOf } }: SkillAsk): boolean {
  return (
    anyOf.some((id) => SUITES.has(id)) &&
    OFFICE_PROGRAMS.every((id) => skills.own.get(id)?.where === "experience")
  );
}

function creditOf(status: PartStatus, { points }: Grounds, { judgedAs }: SkillAsk): number {
  const reached = points / VERDICT_FROM[judgedAs].met;
  const within = ({ least, most }: { least: number; most: number }) =>
    Math.max(least, Math.min(most, reached));
  if (status === "partly") return within(PARTLY_CREDIT);
  return status === "unclear" ? within(UNCLEAR_CREDIT) : status === "met" ? VERDICT_CREDIT.met : 0;
}

/** All of a requirement's words stand in a title held: "Backend" in "Backend Developer". */
const WHOLE = 0.99;

/** The verdict by points; what words alone can't bear out is lowered, and what a dated line speaks of is never "not found". */
function statusOf(grounds: Grounds, ask: SkillAsk): PartStatus {
  const { judgedAs, requirement } = ask;
  const from = VERDICT_FROM[judgedAs];
  const { points, search } = grounds;
  const { best } = search;
  const inLine = lineOfWork(grounds)?.share ?? 0;
  const found = strongest(grounds);
  const ofTrade = isOfTrade(grounds);
  const isAnothers =
    found !== null && !ofTrade && (grounds.closest ?? SAME_ROLE) < SAME_ROLE && !saysSeveral(found);
  const bearsOut = found !== null && bears(found) && !isAnothers;
  const { title } = best;
  const hasSigns = linesOfTrait(grounds).length > 0;
  if (found && isBareName(found) && !hasSigns) return "unclear";
  if (requirement.minYears === null && title && title.share >= WHOLE && saysItself(title)) return "met";
  if (points >= from.met && (tellingPassage(grounds, ask) || grounds.shares.says > 0)) return "met";
  if (donePassage(grounds.search)) return "met";
  if (points >= from.partly && hasSigns) return "partly";
  if (points >= from.partly && bearsOut) {
    if (isOfOtherWork(found, grounds)) return verdictOnOtherWork(found);
    return !grounds.answer && isPartOfName(found) ? "unclear" : "partly";
  }
  if (found && (isChance(found) || isAnothers)) return "not-found";
  const near = found !== null || hasSigns;
  if (points >= from.partly - UNCLEAR_BELOW && (near || grounds.shares.typical > 0)) return "unclear";
  return inLine >= NEVER_NOT_FOUND_SHARE ? "unclear" : "not-found";
}

/** "Trained new employees" for teaching of staff: all of it in other words, from a line's first word on. */
function isSaidAtOnce(found: Found): boolean {
  return holdsAll(found) && placesOf(found)[0]?.at === 0;
}

/** All there is of a wording of one word, or several of its words in one breath: "educational programs" says nothing of a safety program. */
function saysSeveral(found: Found): boolean {
  if (found.phrase.stems.length === 1) return true;
  return wordsHeld(found) > 1 && tellsWhole(found) && (found.own > 0 || isSaidAtOnce(found));
}

/** Words of other work leave it open where they are all of its words; fewer say nothing. */
function verdictOnOtherWork(found: Found): PartStatus {
  return holdsAll(found) && found.own >= PARTLY_OWN ? "unclear" : "not-found";
}

function judgePaper(candidate: Candidate, grounds: Grounds, ask: SkillAsk): Verdict {
  const { label } = ask.requirement;
  const held = heldPaper(ask.phrases, candidate.passages, label);
  if (held)
    return {
      status: "met",
      credit: VERDICT_CREDIT.met,
      code: "qualification",
      reason: { code: "certificate-held", name: held.line.value.trim() },
      evidence: held.line.quotes.slice(0, 1),
    };
  const found = foundOfPaper(grounds, label);
  return byLines(candidate, grounds, ask, statusOfPaper(statusOf(grounds, ask), found, label), found);
}

function mostTelling(grounds: Grounds, ask: SkillAsk, status: PartStatus): Found | null {
  const telling =
    status === "met" ? (donePassage(grounds.search) ?? tellingPassage(grounds, ask)) : undefined;
  return telling ?? strongest(grounds);
}

function byLines(
  candidate: Candidate,
  grounds: Grounds,
  ask: SkillAsk,
  status: PartStatus,
  found = mostTelling(grounds, ask, status),
): Verdict {
  const { facts } = candidate;
  const { label, minYears } = ask.requirement;
  const sign = closestSign(status === "met" ? grounds.naming : linesOfTrait(grounds), ask);
  const { kind } = ask.requirement;
  // A word of a term in a line about other things ("check" of a background check) is no part of it.
  if (kind === "condition" ? status !== "met" : status === "not-found" && SELDOM_WRITTEN.has(kind)) {
    const reason: Message = { code: "not-written", label };
    return { status: "unclear", credit: 0, code: "not-written", reason, evidence: [] };
  }
  if (status === "not-found") return notFound(found, label);
  const namedElsewhere = status === "met" && found !== null && !grounds.naming.includes(found.passage);
  const bySign = sign && (!found || found.share < MET_SHARE || namedElsewhere);
  const passage = bySign ? sign : found?.passage;
  if (!passage) {
    return {
      status: "unclear",
      credit: creditOf("unclear", grounds, ask),
      code: "unclear-usual",
      reason: { code: "unclear-usual", label },
      evidence: [],
    };
  }
  const share = found?.share ?? 0;
  if (
    !bySign &&
    status !== "met" &&
    found &&
    (share < SHOWN_SHARE || !isQuotable(found, status === "unclear"))
  ) {
    if (!isOfTrade(grounds) || (areTools(ask) && share < NEVER_NOT_FOUND_SHARE))
      return notFound(found, label);
    const reason: Message = { code: "words-only", label, byRole: isOfThisWork(grounds) };
    const credit = creditOf("unclear", grounds, ask);
    return { status: "unclear", credit, code: "words-only", reason, evidence: [] };
  }
  const evidence =
    bySign || linesOfTrait(grounds).includes(passage)
      ? quotesOfSign(passage, ask.signs)
      : quotesOf(passage, ask.phrases, facts.language);
  if (status === "met" && minYears !== null) {
    const months = found && !bySign ? monthsTold(candidate, found) : 0;
    const quote = quotedWords(evidence);
    if (months < minYears * 12) {
      const reason: Message = { code: "told-too-few-years", label, quote, months, minYears };
      return { status: "partly", credit: VERDICT_CREDIT.partly, code: "told-in-part", reason, evidence };
    }
  }
  const hinted =
    bySign ||
    share < MET_SHARE ||
    (found !== null && wordsHeld(found) < Math.min(2, found.phrase.stems.length));
  const code =
    status === "unclear" ? "unclear-line" : status === "met" ? "told" : hinted ? "suggested" : "told-in-part";
  const claimed = passage.where === "other" || passage.where === "summary" || passage.where === "listed";
  const credit = creditOf(status, grounds, ask);
  const isClaim = code === "told-in-part" && claimed && found !== null && found.own >= MET_OWN;
  const claim = isClaim && tellsWhole(found) ? claimReason(found, ask.requirement) : null;
  const reason = claim ?? lineReason(code, label, evidence);
  return { status, credit, code, reason, evidence, claimed };
}

function notFound(found: Found | null, label: string): Verdict {
  const code = found !== null && found.share >= NEVER_NOT_FOUND_SHARE ? "not-shown" : "not-mentioned";
  return { status: "not-found", credit: 0, code, reason: { code, label }, evidence: [] };
}
