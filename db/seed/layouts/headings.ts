import type { ResumeLanguage } from "../person";

export type Headings = {
  contact: string;
  personal: string;
  summary: string;
  experience: string;
  education: string;
  skills: string;
  certificates: string;
  languages: string;
};

const byLanguage: Record<ResumeLanguage, Headings> = {
  en: {
    contact: "Contact",
    personal: "Personal Details",
    summary: "Profile",
    experience: "Work Experience",
    education: "Education",
    skills: "Skills",
    certificates: "Certifications",
    languages: "Languages",
  },
  de: {
    contact: "Kontakt",
    personal: "Persönliche Daten",
    summary: "Kurzprofil",
    experience: "Berufserfahrung",
    education: "Ausbildung und Studium",
    skills: "Kenntnisse",
    certificates: "Weiterbildungen und Zertifikate",
    languages: "Sprachen",
  },
  fr: {
    contact: "Coordonnées",
    personal: "État civil",
    summary: "Profil",
    experience: "Expérience professionnelle",
    education: "Formation",
    skills: "Compétences",
    certificates: "Certifications",
    languages: "Langues",
  },
  es: {
    contact: "Contacto",
    personal: "Datos personales",
    summary: "Perfil profesional",
    experience: "Experiencia laboral",
    education: "Formación académica",
    skills: "Competencias técnicas",
    certificates: "Certificaciones",
    languages: "Idiomas",
  },
};

/** The section headings of a résumé in that language, with a person's own words where they differ. */
export function headingsFor(language: ResumeLanguage, own: Partial<Headings> = {}): Headings {
  return { ...byLanguage[language], ...own };
}
