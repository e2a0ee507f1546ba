const legal = new Set(
  "inc incorporated llc llp ltd limited plc corp corporation co company gmbh ag kg ohg ug se mbh ev gbr sa sas sarl eurl spa srl snc bv nv vof lda ltda sl slu sp zoo sro oy ab as aps pty pvt ead ood еад оод ад еоод group holding holdings companies bros".split(
    " ",
  ),
);

const kinds = new Set(
  `infirmary nursery kindergarten orchestra airport railway railways haulage depot deanery builders bakers hospitality pub inn grill bistrot winkel gasthof gasthaus kantine handwerk handelskammer handwerkskammer spital residencia clinica farmacia municipal municipale camara mairie commune conseil agence atelier usine ferme laboratoire laboratorio stabilimento cooperativa cooperative consorzio fundacion fundacja fondazione fondation stiftung stichting waterschap zaklady przychodnia hurtownia sklep biuro bank hospital clinic university college school institute institut academy laboratory laboratories lab labs technologies technology solutions services systems software consulting consultancy consultants agency studio studios partners associates foundation ministry department center centre council bureau restaurant cafe bistro hotel resort store shop supermarket market pharmacy church museum library theatre theater airlines airways motors energy power pharma pharmaceuticals industries industrial enterprises international global ventures capital insurance logistics transport media press publishing networks communications telecom entertainment games interactive digital creative design architects construction engineering manufacturing foods farms brewery bakery winery society association union federation committee commission authority board army navy force police fire government city county state district federal national regional health healthcare care medical dental realty properties estates office firm kanzlei krankenhaus klinik klinikum universitat hochschule schule stadt verein verlag werke apotheke praxis sparkasse versicherung universite ecole hopital banque cabinet societe ministere universidad banco empresa colegio escuela ayuntamiento universita ospedale banca azienda comune universiteit ziekenhuis gemeente bedrijf universidade escola prefeitura uniwersytet szpital urzad firma spolka szkola universitatea spitalul primaria scoala университет болница училище община фирма банка microsoft google amazon facebook apple ibm oracle accenture deloitte infosys wipro tcs cognizant capgemini siemens bosch sap intel cisco dell hp freelance self-employed selbstandig freiberuflich autonomo labs.`.split(
    /\s+/,
  ),
);

const schools = new Set(
  "tafe convent uc suny cuny iisc ucsd ucsb usc nyu cmu unsw anu eafit itesm unam uba usp ies cfp scoil gymnasium lyceum lycee campus ecole conservatoire conservatorio academia ateneo seminario cegep universitet universitetet hogskolan hogskole yliopisto university college school institute institut academy polytechnic conservatory seminary universitat hochschule fachhochschule schule gymnasium realschule hauptschule berufsschule akademie universite ecole lycee iut universidad colegio escuela instituto facultad universita scuola liceo istituto politecnico universiteit hogeschool universidade escola faculdade uniwersytet politechnika szkola liceum technikum universitatea scoala liceul colegiul facultatea университет училище гимназия колеж институт mit eth epfl ucla caltech iit iiit nit bits ucl lse 大学 学院 polytechnic politecnica politehnica akademia technikon kolleg berufskolleg vidyalaya vidyapeeth".split(
    " ",
  ),
);

/** 2 for a legal form or "Group", 1 for a word that firms are named with, else 0. Takes a folded word. */
export function companyWeight(word: string): 0 | 1 | 2 {
  return legal.has(word) ? 2 : kinds.has(word) ? 1 : 0;
}

/** Schools as people misspell them, in small letters: "universtiy", "univeristy", "unversity". */
export const MISSPELT_SCHOOLS =
  "un(?:iv|v)[a-z]{4,6}y|colledge|collage|collge|insitute|institue|instiute|acadamy|acedemy";
const MISSPELT = new RegExp(`^(?:${MISSPELT_SCHOOLS})$`);

export function isSchoolWord(word: string): boolean {
  return (
    schools.has(word) ||
    MISSPELT.test(word) ||
    word.includes("universit") ||
    word.includes("大学") ||
    word.includes("学院") ||
    word.endsWith("hochschule") ||
    (word.length > 7 && /(?:gymnasium|schule|akademie|kolleg|lyzeum|kammer|seminar|skole)$/.test(word))
  );
}
