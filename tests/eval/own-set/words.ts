import type { Language } from "./people";

export type SectionName =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certificates"
  | "languages"
  | "contact";

type Words = Record<SectionName, string[]>;

const of = (...lists: string[]): Words => {
  const names = ["summary", "experience", "education", "skills", "certificates", "languages", "contact"];
  return Object.fromEntries(names.map((name, i) => [name, lists[i]?.split("|") ?? []])) as Words;
};

/** Names of sections that résumés really use, the common ones first. */
export const headingWords: Record<Language, Words> = {
  en: of(
    "Summary|Profile|About me|Professional Summary|Objective|Career Profile|Personal Statement|Who I am|Overview",
    "Experience|Work Experience|Professional Experience|Employment History|Work History|Career History|Employment|Career|Career Summary|Jobs|Positions Held|Relevant Experience|Service and Experience|Appointments|Professional Background|Selected Experience|Where I have worked|Experience to date",
    "Education|Education and Training|Academic Background|Qualifications|Academic Qualifications|Education & Qualifications|Schooling|School|Degrees|Studies|Academic History|Training and Education",
    "Skills|Key Skills|Technical Skills|Core Competencies|Skills & Tools|Expertise|Areas of Expertise|What I can do|Strengths|Skill Set|Core Skills|Abilities|Toolbox|Proficiencies",
    "Certifications|Certificates|Licences and Certificates|Registration|Professional Registration|Licenses|Tickets and Cards|Accreditations|Training",
    "Languages|Language Skills|Spoken Languages",
    "Contact|Contact Details|Personal Details|Get in touch|Contact Information",
  ),
  de: of(
    "Profil|Kurzprofil|Über mich|Zusammenfassung",
    "Berufserfahrung|Beruflicher Werdegang|Berufspraxis|Werdegang|Praktische Erfahrung|Tätigkeiten|Berufliche Stationen|Beschäftigungen",
    "Ausbildung|Bildungsweg|Schulbildung und Ausbildung|Studium und Schule|Akademischer Werdegang|Bildung|Aus- und Weiterbildung",
    "Kenntnisse|Fähigkeiten|Kenntnisse und Fähigkeiten|Kompetenzen|Fachkenntnisse|EDV-Kenntnisse|Fachliche Schwerpunkte|Besondere Kenntnisse",
    "Zertifikate|Weiterbildungen|Fortbildungen|Lehrgänge",
    "Sprachen|Sprachkenntnisse",
    "Kontakt|Persönliche Daten|Angaben zur Person|Kontaktdaten",
  ),
  fr: of(
    "Profil|À propos|Résumé|Présentation",
    "Expérience professionnelle|Expériences|Parcours professionnel|Expériences professionnelles|Emplois|Postes occupés|Mon parcours",
    "Formation|Formations|Études|Diplômes|Formation et diplômes|Parcours académique|Cursus",
    "Compétences|Compétences clés|Savoir-faire|Compétences techniques|Atouts|Domaines de compétences",
    "Certifications|Certificats|Habilitations",
    "Langues|Langues parlées",
    "Contact|Coordonnées|Informations personnelles|Me contacter",
  ),
  es: of(
    "Perfil|Sobre mí|Resumen|Perfil profesional",
    "Experiencia|Experiencia laboral|Experiencia profesional|Trayectoria profesional|Historial laboral|Empleos|Vida laboral",
    "Formación|Educación|Formación académica|Estudios|Titulación|Estudios realizados",
    "Habilidades|Competencias|Aptitudes|Conocimientos|Destrezas|Competencias clave",
    "Certificaciones|Certificados|Cursos y certificados",
    "Idiomas",
    "Contacto|Datos personales|Datos de contacto",
  ),
  it: of(
    "Profilo|Chi sono",
    "Esperienza|Esperienze professionali|Esperienza lavorativa|Percorso professionale",
    "Istruzione|Formazione|Istruzione e formazione|Titoli di studio",
    "Competenze|Capacità e competenze|Competenze tecniche",
    "Certificazioni",
    "Lingue|Conoscenze linguistiche",
    "Contatti|Dati personali",
  ),
  nl: of(
    "Profiel|Over mij",
    "Werkervaring|Loopbaan|Ervaring|Arbeidsverleden",
    "Opleiding|Opleidingen|Onderwijs",
    "Vaardigheden|Competenties|Kennis en vaardigheden",
    "Certificaten|Cursussen",
    "Talen|Talenkennis",
    "Contact|Persoonlijke gegevens",
  ),
  pt: of(
    "Perfil|Resumo",
    "Experiência profissional|Experiência|Percurso profissional",
    "Formação académica|Educação|Habilitações literárias",
    "Competências|Aptidões|Conhecimentos",
    "Certificações",
    "Idiomas|Línguas",
    "Contacto|Dados pessoais",
  ),
  pl: of(
    "Profil|O mnie|Podsumowanie",
    "Doświadczenie zawodowe|Doświadczenie|Historia zatrudnienia|Przebieg kariery",
    "Wykształcenie|Edukacja",
    "Umiejętności|Kompetencje",
    "Certyfikaty|Kursy i szkolenia",
    "Języki|Znajomość języków|Języki obce",
    "Kontakt|Dane osobowe",
  ),
};

type Labels = { mail: string; phone: string; place: string; at: string; cv: string; fields: string[] };

const labels = (row: string): Labels => {
  const [mail = "", phone = "", place = "", at = "", cv = "", ...fields] = row.split("|");
  return { mail, phone, place, at, cv, fields };
};

/** Labels beside values, "at" before an employer, what is written over a résumé, and labels of an entry's fields. */
export const labelWords: Record<Language, Labels> = {
  en: labels("E-mail|Phone|Address|at|Curriculum Vitae|Period|Position|Employer"),
  de: labels("E-Mail|Telefon|Wohnort|bei|Lebenslauf|Zeitraum|Position|Arbeitgeber"),
  fr: labels("Courriel|Tél.|Adresse|chez|Curriculum vitae|Période|Poste|Employeur"),
  es: labels("Correo|Teléfono|Dirección|en|Currículum|Periodo|Puesto|Empresa"),
  it: labels("E-mail|Telefono|Indirizzo|presso|Curriculum vitae|Periodo|Ruolo|Azienda"),
  nl: labels("E-mail|Telefoon|Adres|bij|Curriculum vitae|Periode|Functie|Werkgever"),
  pt: labels("E-mail|Telefone|Morada|em|Curriculum vitae|Período|Cargo|Empresa"),
  pl: labels("E-mail|Telefon|Adres|w|Życiorys|Okres|Stanowisko|Pracodawca"),
};
