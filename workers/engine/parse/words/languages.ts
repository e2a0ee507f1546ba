import { MORE_LANGUAGES } from "../../knowledge/language-names";
import { fold } from "../fold";

/** Names of languages by their English name: folded, in the ten languages that the engine reads. */
const table = `
English: english englisch anglais ingles inglese engels angielski engleza английски 英语 英文
German: german deutsch allemand aleman tedesco duits alemao niemiecki germana немски 德语
French: french franzosisch francais frances francese frans francuski franceza френски 法语
Spanish: spanish spanisch espagnol espanol castellano spagnolo spaans espanhol hiszpanski spaniola испански 西班牙语
Italian: italian italienisch italien italiano italiaans wloski italiana италиански
Dutch: dutch niederlandisch neerlandais holandes neerlandes olandese nederlands holenderski olandeza нидерландски
Portuguese: portuguese portugiesisch portugais portugues portoghese portugees portugalski portugheza португалски
Polish: polish polnisch polonais polaco polacco pools polski poloneza полски
Romanian: romanian rumanisch roumain rumano rumeno roemeens romeno rumunski romana румънски
Bulgarian: bulgarian bulgarisch bulgare bulgaro bulgaars bulgarski bulgara български
Russian: russian russisch russe ruso russo rosyjski rusa руски 俄语
Ukrainian: ukrainian ukrainisch ukrainien ucraniano ukrainski украински
Chinese: chinese chinesisch chinois chino cinese chinees chinski chineza китайски mandarin cantonese mandarijn putonghua 中文 汉语 普通话
Japanese: japanese japanisch japonais japones giapponese japans japonski japoneza японски 日语
Korean: korean koreanisch coreen coreano koreaans koreanski coreeana корейски
Arabic: arabic arabisch arabe arabo arabski araba арабски
Hindi: hindi
Urdu: urdu
Bengali: bengali bangla
Punjabi: punjabi
Tamil: tamil
Telugu: telugu
Kannada: kannada
Malayalam: malayalam
Marathi: marathi
Gujarati: gujarati
Turkish: turkish turkisch turc turco turks turecki turca турски
Greek: greek griechisch grec griego greco grieks grecki greaca гръцки
Hungarian: hungarian ungarisch hongrois hungaro ungherese hongaars wegierski maghiara унгарски
Czech: czech tschechisch tcheque checo ceco tsjechisch czeski ceha чешки
Slovak: slovak slowakisch slovaque eslovaco slovacco slowacki slovaca
Serbian: serbian serbisch serbe serbio serbo serbski sarba сръбски
Croatian: croatian kroatisch croate croata chorwacki хърватски
Swedish: swedish schwedisch suedois sueco svedese zweeds szwedzki suedeza шведски
Norwegian: norwegian norwegisch norvegien noruego norvegese noors norweski
Danish: danish danisch danois danes danese deens dunski
Finnish: finnish finnisch finnois finlandes finlandese fins finski
Hebrew: hebrew hebraisch hebreu hebreo ebraico hebreeuws hebrajski
Persian: persian farsi persisch persan
Vietnamese: vietnamese vietnamesisch
Thai: thai
Indonesian: indonesian bahasa
Malay: malay
Tagalog: tagalog filipino
Swahili: swahili kiswahili
Catalan: catalan katalanisch catala catalao
Latin: latin latein latina
Esperanto: esperanto
Albanian: albanian albanisch
Macedonian: mazedonisch македонски
`;

const byWord = new Map<string, string>();
for (const line of table.trim().split("\n")) {
  const [name = "", words = ""] = line.split(": ");
  for (const word of words.split(" ")) byWord.set(word, name);
}
for (const [name, words] of MORE_LANGUAGES) for (const word of words) byWord.set(fold(word), name);

export function languageNamed(word: string): string | null {
  return byWord.get(word) ?? null;
}

export const levelPattern =
  /(?:\b[abc][12]\b(?:\s*[/–-]\s*[abc][12]\b)?|native(?: or bilingual)?(?: speaker| proficiency| level| language)?|mother tongue|first language|bilingual|full professional(?: proficiency| working proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|fluent(?:ly)?|proficient|conversational|intermediate|upper intermediate|advanced|basic(?: knowledge)?|beginner|working knowledge|business fluent|excellent|very good|good|muttersprach(?:e|ler|lerin|lich)|verhandlungssicher|fliessend|flieszend|flie\u00dfend|sehr gut|gut(?:e kenntnisse)?|grundkenntnisse|fortgeschritten|langue maternelle|maternel(?:le)?|bilingue|courant|avance|intermediaire|notions|scolaire|debutant|lu,? ecrit,? parle|lengua materna|nativo|nativa|fluido|avanzado|intermedio|basico|medio|alto|madrelingua|lingua madre|fluente|avanzato|intermedio|scolastico|ottimo|buono|base|moedertaal|vloeiend|goed|basis|uitstekend|lingua materna|fluente|avancado|intermediario|jezyk ojczysty|ojczysty|biegly|biegle|zaawansowany|komunikatywny|sredniozaawansowany|podstawowy|limba materna|nativ|fluent|avansat|mediu|incepator|роден|матерен|майчин|свободно|много добро|отлично|добро|напреднал|средно|основно|основни)/u;
