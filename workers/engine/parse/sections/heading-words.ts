import { isCountry } from "../words/places";

export type SectionKind =
  | "experience"
  | "volunteer"
  | "project"
  | "education"
  | "skills"
  | "languages"
  | "certificates"
  | "summary"
  | "contact"
  | "interests"
  | "references"
  | "awards"
  | "publications"
  | "courses"
  | "links"
  | "other";

/** What a heading word says. `weight` 2 names a section by itself, 1 yields to any word of weight 2. */
export type HeadingWord = { kind: SectionKind; weight: 1 | 2 };

/** Folded words that name sections, in the ten languages: "kind weight: words". */
const lines = `
volunteer 2: associatives associative associatif volunteer volunteering voluntary ehrenamt ehrenamtliches ehrenamtliche benevolat benevole voluntariado volontariato vrijwilligerswerk wolontariat voluntariat доброволчество
project 2: project projects projekte projekt projets projet proyectos proyecto progetti progetto projecten projetos projeto projekty proiecte проекти portfolio
experience 2: beschaftigungen beschaftigung arbeitsstationen anstellungen dienstverhaltnisse postes impieghi impiego werkzaamheden emprego empregos zatrudnienia praktyki angajari secondments placements secondment experience experiences employment employments internship internships berufserfahrung berufserfahrungen arbeitserfahrung berufspraxis werdegang praktika berufstatigkeit tatigkeiten praxiserfahrung stationen emplois emploi stages experiencia experiencias empleo empleos esperienza esperienze werkervaring loopbaan ervaring arbeidsverleden doswiadczenie zatrudnienie staz experienta experiente опит стаж
experience 1: jobs appointment assignments ervaringen story journey timeline chronology work career job positions parcours trayectoria laboral lavorativa lavorative erfahrung erfahrungen laufbahn kariery zawodowe работа appointments engagements clerkships employer employers
education 2: weiterbildungsstudium bildungsabschlusse schulabschlusse abschlusse universitat hochschule cursus titulacion titulaciones titulos education educational educations ausbildung bildung bildungsweg bildungsgang studium schulbildung schulausbildung hochschulbildung schule formation formations etudes diplomes educacion formacion estudios istruzione formazione studi opleiding opleidingen onderwijs educacao formacao escolaridade wyksztalcenie edukacja educatie studii образование обучение schooling degrees academics scolarite
education 1: academic academics academica scholastic qualification studies
skills 2: fertigkeit kernkompetenzen schlusselqualifikationen starke schwerpunkte kompetenzprofil atouts aptidoes competencias vaardigheid umiejetnosc cunostinte qualifikationen capacidades skills skill skillset competences competencies competence competency expertise technologies proficiencies proficiency kenntnisse fahigkeiten kompetenzen kompetenz fachkenntnisse computerkenntnisse fertigkeiten starken aptitudes habilidades competencias conocimientos destrezas competenze capacita conoscenze abilita vaardigheden competenties kennis conhecimentos umiejetnosci kompetencje competente abilitati aptitudini умения компетенции знания knowledge savoir
skills 1: tools toolbox toolkit strengths stack capabilities specialties specialities specializations abilities forte software techniques proficient edv informatique informatica
languages 2: sprachliche idioma lingua jezyk languages language sprachen sprachkenntnisse fremdsprachen langues langue idiomas lenguas lingue talen talenkennis linguas jezyki jezykow limbi езици
certificates 2: registration registrations habilitations habilitation tickets brevets scheine lehrgange nachweise attestati habilitacoes uprawnienia licencje licenze certifications certification certificates certificate licenses licences license licence licensure credentials accreditations accreditation zertifikate zertifizierungen zertifikat certificaciones certificados certificazioni certificati certificaten certificeringen certificacoes certyfikaty certificari certificate сертификати certificats
summary 2: summary objective objectives about synopsis zusammenfassung kurzprofil berufsziel resumen objetivo objetivos sommario samenvatting resumo podsumowanie rezumat obiectiv резюме цел
summary 1: profile overview statement bio biography profil perfil profilo profiel профил introduction intro presentation accroche pitch mission goal goals qualifications
contact 2: contact contacts kontakt kontaktdaten coordonnees contacto contactos contatti contactgegevens contato контакти anschrift personalia
contact 1: info informations information details daten angaben datos dati dados gegevens dane date данни информация informacje informatii personal personliche
interests 2: interests hobbies hobby interessen hobbys freizeit loisirs interets interet intereses aficiones interessi interesses zainteresowania interese pasiuni интереси хоби passions pastimes
references 2: references referees reference testimonials recommendations referenzen referencias referenze referenties referencje referinte препоръки
awards 2: awards award honors honours distinctions scholarships recognition recognitions auszeichnungen preise stipendien prix recompenses premios reconocimientos premi riconoscimenti prijzen nagrody premii награди fellowships prizes
awards 1: achievements accomplishments achievement accomplishment highlights erfolge osiagniecia realizari logros realisations
publications 2: publications publication papers patents talks presentations publikationen veroffentlichungen publicaciones pubblicazioni publicaties publicacoes publikacje publicatii публикации writing articles
publications 1: speaking
courses 2: courses course coursework training trainings workshops seminars kurse weiterbildung weiterbildungen fortbildung fortbildungen schulungen cursos corsi cursussen szkolenia kursy cursuri курсове mooc
links 2: links profiles social websites website webprofiles online
other 2: memberships membership affiliations affiliation associations activities extracurricular impact mitgliedschaften hobbyprojekte declaration militardienst wehrdienst appendix leadership engagement involvement community miscellaneous varia sonstiges diverses divers governance aktivitaten availability mobility permis clubs organizations organisations conferences committees patents press media philosophy
`;

const words = new Map<string, HeadingWord>();
for (const line of lines.trim().split("\n")) {
  const [head = "", list = ""] = line.split(": ");
  const [kind, weight] = head.split(" ");
  for (const word of list.split(" ")) {
    if (!words.has(word)) words.set(word, { kind: kind as SectionKind, weight: weight === "2" ? 2 : 1 });
  }
}

const companions = new Set(
  `spoken selected weitere ausgewahlte wichtigste wichtige besondere fachliche fachlicher praktische praktischer relevante occupes cles principales principaux realizados realizadas parlees clave previa relevantes pertinentes rilevanti percorso percurso historia transferable recent current latest highlighted major main professional work working relevant related prior previous past recent selected key core technical technological personal other additional further academic career job main general specialized specialised computer it digital soft hard special significant my me of and the in de la le les du des d et y e en und der die das mit with & / + history record background professionnelle professionnelles professionnel professionnels lavorativa lavorative laboral profesional profesionales profissional profissionais professionale professionali beruflicher berufliche beruflich beruf akademischer akademische schulische schulischer zawodowe zawodowy zawodowa profesionala profesionale професионален трудов industry research teaching clinical military leadership management business areas area list section summary full part time post current early selected open source side obce straine чужди znajomosc complementaires complementaria complementarias continue professionals academica academicas academico academiche scolaire universitaire technique techniques tecnicas tecniche tecnici tecnica tecnico informatiques informaticas informatiche linguistiques linguisticas linguistiche przebieg historial historico parcours vitae curriculum strengths strength achievements independent practical interpersonal organizational organisational extra curricular activities development qualifications highlights details information overview profile statement objective i o si und u van het zur zum über uber mich sobre mi sui su chi sono propos a despre mine mim za men mij over o mnie за мен centres mes mis minhas meine miei mijn moje persoonlijke personliche personali personales pessoais osobowe kontaktowe personelles lost notable areas domain functional primary secondary additionally engineering software programming programmazione programmiersprachen teacher student nursing sales design legal medical technology expertise`.split(
    /\s+/,
  ),
);

/** Whole headings that the words alone would name wrongly. */
const phrases = new Map<string, SectionKind>(
  (
    [
      [
        "summary",
        "career focus|resume profil|in brief|at a glance|in a nutshell|kurz und knapp|auf einen blick|en bref|perfil profesional|perfil profissional|profil professionnel|profilo professionale|profil osobisty|zawodowe podsumowanie|introduction|executive summary|professional summary|personal summary|the short version|what drives me|mission statement|about me|about|who am i|who i am|uber mich|a propos|a propos de moi|sobre mi|sobre mim|chi sono|over mij|o mnie|despre mine|за мен|career objective|professional profile|personal profile|profile|profil|perfil|profilo|profiel|profil zawodowy|summary of qualifications|summary of qualification|qualifications summary|qualification summary|personal statement|career summary|career profile|work summary|professional overview|career overview|executive profile|自我评价|个人简介|自我介绍|个人总结|简介|career goal|career goals|professional goals",
      ],
      [
        "experience",
        "jobs i ve had|jobs i have had|academic positions|academic administration|faculty positions|academic appointments|academic employment|tenure line academic positions|tenure track academic positions|adjunct academic positions|adjunct positions|administrative positions|faculty appointments|teaching positions|teaching appointments|visiting positions|visiting appointments|professional traineeship|professional traineeships|traineeships|current position|present position|service and experience|experience to date|career to date|employment to date|roles|roles held|previous roles|jobs held|places of work|where i ve worked|what i have done|what i ve done|work life|working life|praktische erfahrung|praktische erfahrungen|berufliche laufbahn|berufliche stationen|beruflicher hintergrund|mes experiences|mon parcours|postes occupes|carriere|vida laboral|experiencia previa|percorso professionale|percorso lavorativo|carriera|percurso profissional|historico profissional|historia zatrudnienia|kariera|kariera zawodowa|doswiadczenia zawodowe|istoric profesional|parcurs profesional|професионален път|трудова история|work|jobs|career|werdegang|employment record|career history|work history|professional background|professional history|job history|career experience job history|experience and employment|beruflicher werdegang|parcours professionnel|historial laboral|trayectoria profesional|historico profissional|przebieg kariery|工作经历|工作经验|实习经历|实习经验|工作|职业经历|工作與實習|work and research experience|positions held|appointments|where i have worked|career path|career progression",
      ],
      [
        "education",
        "akademischer werdegang|schulischer werdegang|aus und weiterbildung|schule und ausbildung|schule und studium|studium und schule|where i studied|where i learned|what i studied|parcours academique|parcours scolaire|cursus scolaire|cursus academique|formation et diplomes|titulacion|estudios realizados|percorso di studi|percorso formativo|habilitacoes literarias|habilitacoes academicas|percurso academico|schooling and training|learning|academic training|education and qualifications|academic preparation|education and training|training and education|qualifications and education|school|schools|college|study|my study|教育背景|教育经历|教育|学历|学术背景|academic background|academic qualifications|academic qualification|educational qualifications|academia|academic history|academic record|academic profile|academics|academic credentials|scholastics|studies|qualifications and training|titulos academicos|titoli di studio",
      ],
      [
        "skills",
        "what i can do|can do|good at|i m good at|what i bring|what i m good at|things i know|skill set|skills and attributes|core skills|areas of knowledge|areas of competence|key strengths|personal strengths|besondere kenntnisse|fachliche schwerpunkte|fachliche kompetenzen|kenntnisse und interessen|was ich kann|sonstige kenntnisse|domaines de competences|domaines d expertise|competences cles|points forts|competencias clave|puntos fuertes|punti di forza|sterke punten|mocne strony|pontos fortes|puncte forte|ferramentas|herramientas|strumenti|outils|werkzeuge|narzedzia|专业技能|技能|个人技能|技能清单|it 技能|technical proficiencies|tech stack|core strengths|areas of expertise|areas of strength|tools|tools and technologies|technologies|core competencies|know how|savoir faire|qualifications|key qualifications|core qualifications|edv|programming|software|strengths|professional forte|it kenntnisse|edv kenntnisse|tools technologies|what i do|what i know|toolbox|expertise in",
      ],
      [
        "languages",
        "spoken languages|conoscenze linguistiche|competenze linguistiche|competences linguistiques|competencias linguisticas|langues parlees|lingue straniere|lingue conosciute|sprachliche kenntnisse|conhecimentos linguisticos|语言|语言能力|外语|languages known|linguistic skills|language skills|language proficiency|languages spoken",
      ],
      [
        "project",
        "项目经历|项目经验|项目|开源项目|个人项目|open source|open source projects|key projects|side projects|things i built|open source contributions",
      ],
      [
        "awards",
        "获奖情况|荣誉奖项|获奖经历|荣誉|奖项|honors and awards|key achievements|achievements|significant achievement|accomplishments",
      ],
      [
        "certificates",
        "professional designations|professional registration|professional registrations|registration and memberships|tickets and cards|cards|licences and tickets|licenses and permits|licences and permits|professional licenses|kursy i certyfikaty|scheine und zertifikate|professional credentials|证书|资格证书|professional certifications|licenses and certifications",
      ],
      [
        "other",
        "academic service|university service|college service|departmental service|committee service|service activities|service to the profession|service to the university|service to the college|service to the community|professional service|professional service activities|university committees|committee memberships|editorial boards|校园经历|社团经历|其他|extra curricular activities|extracurricular activities|campus activities|professional affiliations|additional information|leadership|leadership experience and activities",
      ],
      ["volunteer", "志愿者经历|志愿活动|community service|community involvement|volunteer work|giving back"],
      [
        "contact",
        "angaben zur person|zur person|me contacter|contactez moi|how to reach me|reach me|contact me|coordonnees|personalien|personalia|datos de contacto|personal details|personal information|personal info|personal data|contact information|contact details|info|details|get in touch|personliche daten|personliche angaben|datos personales|dati personali|persoonlijke gegevens|dados pessoais|dane osobowe|dane kontaktowe|date personale|лична информация|лични данни|联系方式|个人信息|基本信息|informations personnelles|etat civil",
      ],
      ["interests", "centres d interet|centre d interet|兴趣爱好|爱好|other interests"],
      ["links", "find me online|web|on the web|social media|online presence|social"],
      [
        "courses",
        "professional development|relevant coursework|continuing education|additional training|professional training",
      ],
      [
        "publications",
        "论文|发表论文|selected publications|published work|published works|selected published works|published writing|published articles",
      ],
    ] as [SectionKind, string][]
  ).flatMap(([kind, list]) => list.split("|").map((phrase): [string, SectionKind] => [phrase, kind])),
);

const innerLabels = new Set(
  "web social languages language technologies tools software programming achievements key achievements accomplishments highlights projects project frameworks course courses coursework information details overview profile summary work qualifications relevant coursework skills training social writing references thesis online links website media press open source portfolio career positions studies development presentations strengths software engineering areas community leadership activities research objective formation presentation competence job".split(
    " ",
  ),
);

const skillGroups =
  /^(?:(?:programming|scripting|coding|markup|query|web|computer|software|development|technical|project|management) )+(?:languages?|skills|technologies|tools|software)$|^open source$|^programmiersprachen$|^langages(?: .+)?$/;

/** "Technical Project Management", "Business writing": what one can do, in a list of it. */
const fieldsOfWork =
  /^(?:[\p{L}]+ )?(?:project|program|portfolio|course|language|skills?|contact|reference|volunteer|education|publication|award|certificate) (?:management|coordination|planning|administration|development)$|^projektmanagement$|^(?:business|technical|creative|grant|report|proposal|copy|content|script|academic|professional|effective|clear|strong|public) (?:writing|speaking)$/u;

export type Heading = {
  kind: SectionKind /** 1: could be a label inside a section; 2: surely names one */;
  weight: 1 | 2;
};

export function headingOf(key: string): Heading | null {
  if (key === "" || key.length > 60) return null;
  const plain = key.replace(/^(?:\d{1,2}|[ivx]{1,4}) (?=\p{L})/u, "").replace(/ with dates$/, "");
  const country = / in (?:the )?(.+)$/.exec(plain);
  if (country?.[1] && isCountry(country[1])) return headingOf(plain.slice(0, country.index));
  if (fieldsOfWork.test(plain)) return null;
  if (skillGroups.test(plain) && plain !== "technical skills") return { kind: "skills", weight: 1 };
  const phrase = phrases.get(key) ?? phrases.get(plain);
  if (phrase) return { kind: phrase, weight: innerLabels.has(plain) ? 1 : 2 };
  const parts = plain.split(" ");
  if (parts.length > 6) return null;
  let best: HeadingWord | null = null;
  for (const part of parts) {
    const word = words.get(part);
    if (!word && !companions.has(part)) return null;
    if (!word) continue;
    const wins =
      !best ||
      word.weight > best.weight ||
      (word.kind === "volunteer" && best.kind !== "volunteer") ||
      (word.kind === "education" && word.weight === 2 && best.kind === "courses");
    if (wins) best = word;
  }
  if (!best) return null;
  if (parts.length === 1 && best.weight === 1 && !/^(?:skills|summary|awards)$/.test(best.kind)) return null;
  const inner = parts.length === 1 && innerLabels.has(plain);
  return { kind: best.kind, weight: best.weight === 2 && !inner ? 2 : 1 };
}

/** So few letters stand together on average where a drawn heading was torn apart. */
const TORN_LETTERS = 4;
const FEWEST_PIECES = 3;
const LONGEST_TORN = 40;

/** "E xp er ie nc e", "Ke y S ki ll s": a heading whose letters were set apart, if its words can be found again. */
export function tornHeadingOf(key: string): Heading | null {
  const pieces = key.split(" ");
  const letters = pieces.join("");
  if (pieces.length < FEWEST_PIECES || letters.length > LONGEST_TORN) return null;
  if (!pieces.some((piece) => piece.length === 1) || letters.length / pieces.length > TORN_LETTERS)
    return null;
  const known = knownWordsOf(letters);
  return known ? headingOf(known.join(" ")) : null;
}

/** The heading words that letters are made of, the fewest there are; null where some are left over. */
function knownWordsOf(letters: string): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    best[end] = null;
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const word = letters.slice(start, end);
      if (!before || !(words.has(word) || companions.has(word))) continue;
      const found = best[end];
      if (!found || before.length + 1 < found.length) best[end] = [...before, word];
    }
  }
  return best[letters.length] ?? null;
}

export function looseHeadingOf(key: string): SectionKind | null {
  let kind: SectionKind | null = null;
  for (const part of key.split(" ")) {
    const word = words.get(part);
    if (word?.weight === 2 && word.kind !== "other") kind = word.kind;
  }
  return kind;
}
