import { wordKey } from "../fold";

const CREDENTIAL =
  /(?<!\p{L})(?:certif\p{L}*|zertif\p{L}*|licen[cs]\p{L}*|diploma|course|training|level|card)(?!\p{L})/iu;

/** "Strong communication skills", "Team player", "Experience with iSCSI": what somebody is like or knows. */
const QUALITY =
  /^experience |(?<!\p{L})(?:skills|abilit(?:y|ies)|experience|players?|multi-?taskers?|learner|thinker|oriented|accuracy|attitude|technologies)$/iu;
const QUALITY_LEAD =
  /^(?:strong|excellent|exceptional|outstanding|good|great|solid|proven|effective|talent(?:ed)?|ability|able|capable|knowledge|knowledgeable|familiar(?:ity)?|proficien(?:t|cy)|(?:technical )?experienced?|many years|years|handling|responsible|supporting|team|multi)(?:[ -]|$)/iu;

function namesQuality(text: string): boolean {
  const [lead] = QUALITY_LEAD.exec(text) ?? [];
  return QUALITY.test(text) || (lead !== undefined && !/^\p{Lu}/u.test(text.slice(lead.length)));
}

const HEAD_WORDS = new Set(
  "subject subjects description descriptions education year years updated update date dates title name status grade grades result results type course courses module modules topics summary other various passport licence license licences licenses liscense certificate certificates certification certifications credentials training institute organization organisation authority expiry expires and or complete completed of the".split(
    " ",
  ),
);

/** What comes below is what one was taught: "Subjects" / "Mathematics". */
export const SUBJECTS_HEAD =
  /^(?:(?:core |main )?subjects?(?: (?:taken|studied|include|of interest)(?!\p{L}).*)?|modules|topics|course ?work|courses taken)\s*:?$/iu;

const GRADE = /^\d{1,3}(?:[.,]\d+)?\s?%/u;
const MEMBER = /^(?:[\p{L}]+ )?members?(?:hip)?(?:,| of | in |\s*[:–-])/iu;
const COURSEWORK = /^course ?work(?!\p{L})/iu;

const BRACKET_END = /^[^(]*\)/u;

/** Qualities, words of a form, marks, memberships: they stand among certificates and are none. */
export function isNoCertificate(text: string): boolean {
  if (GRADE.test(text) || BRACKET_END.test(text) || MEMBER.test(text) || COURSEWORK.test(text)) return true;
  if (
    wordKey(text)
      .split(" ")
      .every((word) => HEAD_WORDS.has(word))
  )
    return true;
  return namesQuality(text) && !CREDENTIAL.test(text);
}
