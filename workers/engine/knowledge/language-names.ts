/**
 * More spoken languages that people are asked for, by their English names in ISO 639, each with other words for it in
 * brackets. Those whose names are also those of people or things stand in `LIKE_OTHER_WORDS`.
 */
const NAMES = `Hmong|Somali|Karen|Karenni|Amharic|Tigrinya|Oromo|Haitian Creole(haitian,kreyol,kreyòl)|Cape Verdean(kriolu)|Burmese|Rohingya|Nepali|Dzongkha|Khmer(cambodian)|Lao(laotian)
Pashto(pashtu)|Kurdish(kurmanji,sorani)|Armenian|Georgian|Azerbaijani(azeri)|Kazakh|Kyrgyz|Uzbek|Tajik|Turkmen|Uyghur(uighur)|Mongolian|Tibetan|Sinhala(sinhalese)|Odia(oriya)|Assamese|Sindhi|Kashmiri|Konkani
Sylheti|Mirpuri|Igbo|Yoruba|Hausa|Fula(fulani,pulaar)|Wolof|Mandinka|Bambara|Akan(twi)|Ewe|Krio|Zulu(isizulu)|Xhosa(isixhosa)|Afrikaans|Sotho(sesotho)|Tswana(setswana)|Shona|Ndebele|Chewa(chichewa,nyanja)|Bemba
Kinyarwanda|Kirundi|Lingala|Luganda|Dinka|Nuer|Malagasy|Basque(euskera)|Galician|Welsh|Irish(gaeilge)|Gaelic|Breton|Luxembourgish|Icelandic|Faroese|Estonian|Latvian|Lithuanian|Slovenian(slovene)|Macedonian
Bosnian|Montenegrin|Belarusian|Moldovan|Maltese|Yiddish|Romani|Ilocano(ilokano)|Cebuano(bisaya)|Javanese|Hawaiian|Samoan|Tongan|Maori(māori)|Fijian|Chamorro|Marshallese|Chuukese|Palauan|Navajo|Quechua|Aymara|Guarani
Nahuatl|Mixtec(mixteco)|Zapotec|Mam|Papiamento|Assyrian|Chaldean|Aramaic|Hokkien|Hakka|Shanghainese|Taishanese(toishanese)|Teochew|Mien(yao)`;

/** Names of people, peoples and things too: a language only beside words for speaking it. */
export const LIKE_OTHER_WORDS = new Set([
  "karen",
  "georgian",
  "irish",
  "welsh",
  "mam",
  "ewe",
  "mien",
  "yao",
  "lao",
  "akan",
  "fula",
  "breton",
  "romani",
  "hawaiian",
  "navajo",
  "maltese",
  "haitian",
]);

/** Each language with the lower-case words for it, its name first. */
export const MORE_LANGUAGES: [string, string[]][] = NAMES.split(/[|\n]/).map((entry) => {
  const [, name = "", others] = /^([^(]+)(?:\((.*)\))?$/u.exec(entry) ?? [];
  return [name, [name.toLowerCase(), ...(others?.split(",") ?? [])]];
});
