import type { DateStyle } from "./layouts/dates";
import type { Headings } from "./layouts/headings";
import type { LayoutName } from "./layouts/index";
import { aoifeBrennan } from "./people/care/aoife-brennan";
import { chloeMarchetti } from "./people/care/chloe-marchetti";
import { graceMutasa } from "./people/care/grace-mutasa";
import { joannaKaczmarek } from "./people/care/joanna-kaczmarek";
import { mariaSantos } from "./people/care/maria-santos";
import { patrickNolan } from "./people/care/patrick-nolan";
import { pieterDeWit } from "./people/care/pieter-dewit";
import { ricardoAlmeida } from "./people/care/ricardo-almeida";
import { sineadODowd } from "./people/care/sinead-odowd";
import { agnieszkaNowicka } from "./people/operations/agnieszka-nowicka";
import { birgitHansen } from "./people/operations/birgit-hansen";
import { emreYildiz } from "./people/operations/emre-yildiz";
import { julienDelacroix } from "./people/operations/julien-delacroix";
import { katrinPetersen } from "./people/operations/katrin-petersen";
import { lucaMoretti } from "./people/operations/luca-moretti";
import { olenaMarchuk } from "./people/operations/olena-marchuk";
import { samuelAdeyemi } from "./people/operations/samuel-adeyemi";
import { thomasWhitfield } from "./people/operations/thomas-whitfield";
import { bartoszWieczorek } from "./people/software/bartosz-wieczorek";
import { danielOkonkwo } from "./people/software/daniel-okonkwo";
import { ilseVandermeer } from "./people/software/ilse-vandermeer";
import { kwameBoateng } from "./people/software/kwame-boateng";
import { lenaFroehlich } from "./people/software/lena-froehlich";
import { marcoBellandi } from "./people/software/marco-bellandi";
import { priyaRaghunathan } from "./people/software/priya-raghunathan";
import { sanaQureshi } from "./people/software/sana-qureshi";
import { tomasHerrera } from "./people/software/tomas-herrera";
import type { Person } from "./person";

/** How well a person suits the thread, as the author meant it; never shown and never stored. */
export type Fit =
  | "excellent"
  | "good"
  | "partial"
  | "junior"
  | "overqualified"
  | "career-changer"
  | "wrong-trade";

/** One résumé sent to one job thread: who, how it looks, what is special about the file. */
export type Application = {
  threadKey: string;
  fileName: string;
  fit: Fit;
  person: Person;
  layout: LayoutName;
  dates: DateStyle;
  /** "#rrggbb" */
  accent: string;
  headings?: Partial<Headings>;
  /** opens the file; without it the file can't be read */
  password?: string;
  /** white words at the foot of the first page, that no reader sees */
  hiddenKeywords?: string;
};

const [backend, nurse, warehouse] = ["backend-engineer", "ward-nurse", "warehouse-manager"] as const;
const stuffing =
  "Senior Backend Engineer Go Golang Kotlin Java PostgreSQL Kafka Kubernetes Docker AWS Terraform gRPC PCI DSS payments 10 years on-call Prometheus Grafana OpenTelemetry";

/** All résumés of the demo, at least eight per thread. */
export const applications: Application[] = [
  {
    ...{ threadKey: backend, fileName: "Ilse_Vandermeer_CV.pdf", fit: "excellent", person: ilseVandermeer },
    ...{ layout: "classic", dates: "short", accent: "#111111" },
    headings: { summary: "Summary", experience: "Professional Experience", skills: "Technical Skills" },
  },
  {
    ...{ threadKey: backend, fileName: "CV Tomás Herrera Vidal.pdf", fit: "good", person: tomasHerrera },
    ...{ layout: "sidebar", dates: "short", accent: "#1f3a4d" },
  },
  {
    ...{ threadKey: backend, fileName: "raghunathan-resume-2026.pdf", fit: "overqualified" },
    ...{ person: priyaRaghunathan, layout: "memo", dates: "long", accent: "#5b2333" },
    headings: { summary: "Executive summary", experience: "Career", certificates: "Certificates" },
  },
  {
    ...{ threadKey: backend, fileName: "KwameBoatengAsare.pdf", fit: "partial", person: kwameBoateng },
    ...{ layout: "twoColumns", dates: "short", accent: "#0b6e4f" },
    headings: { summary: "About me", experience: "Experience" },
  },
  {
    ...{ threadKey: backend, fileName: "Froehlich_Lena_Resume.pdf", fit: "junior", person: lenaFroehlich },
    ...{ layout: "modern", dates: "numeric", accent: "#2456a6" },
    headings: { experience: "Experience", skills: "Tech stack" },
  },
  {
    ...{ threadKey: backend, fileName: "marco-bellandi-frontend.pdf", fit: "partial", person: marcoBellandi },
    ...{ layout: "banner", dates: "short", accent: "#3d348b" },
  },
  {
    ...{ threadKey: backend, fileName: "Sana Qureshi - Resume.pdf", fit: "wrong-trade", person: sanaQureshi },
    ...{ layout: "spaced", dates: "short", accent: "#a23b52", hiddenKeywords: stuffing },
    headings: { experience: "Experience" },
  },
  {
    ...{ threadKey: backend, fileName: "okonkwo_daniel.pdf", fit: "career-changer", person: danielOkonkwo },
    ...{ layout: "timeline", dates: "short", accent: "#00697a" },
    headings: { experience: "Employment" },
  },
  {
    ...{ threadKey: backend, fileName: "CV_Wieczorek_protected.pdf", fit: "good", person: bartoszWieczorek },
    ...{ layout: "modern", dates: "short", accent: "#7a3e00", password: "confidential-2026" },
  },

  {
    ...{ threadKey: nurse, fileName: "Brennan Aoife RGN.pdf", fit: "excellent", person: aoifeBrennan },
    ...{ layout: "classic", dates: "long", accent: "#111111" },
    headings: { experience: "Clinical Experience", certificates: "Registration and Certificates" },
  },
  {
    ...{ threadKey: nurse, fileName: "MLSantos_RN_resume.pdf", fit: "good", person: mariaSantos },
    ...{ layout: "sidebar", dates: "short", accent: "#4a2545" },
    headings: { experience: "Nursing Experience", certificates: "Licences", personal: "Personal" },
  },
  {
    ...{ threadKey: nurse, fileName: "grace-mutasa-cv.pdf", fit: "good", person: graceMutasa },
    ...{ layout: "timeline", dates: "numeric", accent: "#9c2c2c" },
    headings: { certificates: "Registration and courses" },
  },
  {
    ...{ threadKey: nurse, fileName: "CV-deWit-P.pdf", fit: "partial", person: pieterDeWit },
    ...{ layout: "table", dates: "numeric", accent: "#24507a" },
    headings: { education: "Education and Training" },
  },
  {
    ...{ threadKey: nurse, fileName: "Chloe Marchetti CV.pdf", fit: "junior", person: chloeMarchetti },
    ...{ layout: "twoColumns", dates: "short", accent: "#b03060" },
  },
  {
    ...{ threadKey: nurse, fileName: "ODowd_Sinead_Director.pdf", fit: "overqualified", person: sineadODowd },
    ...{ layout: "memo", dates: "long", accent: "#1d4d3f" },
    headings: { experience: "Professional experience" },
  },
  {
    ...{ threadKey: nurse, fileName: "joanna kaczmarek.pdf", fit: "wrong-trade", person: joannaKaczmarek },
    ...{ layout: "modern", dates: "long", accent: "#2d6a4f" },
  },
  {
    ...{ threadKey: nurse, fileName: "Scan_20261012_Nolan.pdf", fit: "good", person: patrickNolan },
    ...{ layout: "scan", dates: "short", accent: "#000000" },
  },
  {
    ...{ threadKey: nurse, fileName: "Almeida_Physio_CV.pdf", fit: "career-changer", person: ricardoAlmeida },
    ...{ layout: "spaced", dates: "numeric", accent: "#33658a" },
    headings: { certificates: "Registration" },
  },

  {
    ...{ threadKey: warehouse, fileName: "Lebenslauf_Katrin_Petersen.pdf", fit: "excellent" },
    ...{ person: katrinPetersen, layout: "lebenslauf", dates: "numeric", accent: "#16324f" },
  },
  {
    ...{ threadKey: warehouse, fileName: "CV_Delacroix_Julien_FR.pdf", fit: "good", person: julienDelacroix },
    ...{ layout: "sidebar", dates: "short", accent: "#22333b" },
  },
  {
    ...{ threadKey: warehouse, fileName: "Emre_Yildiz_Application.pdf", fit: "good", person: emreYildiz },
    ...{ layout: "table", dates: "short", accent: "#374151" },
  },
  {
    ...{ threadKey: warehouse, fileName: "nowicka_transport.pdf", fit: "partial", person: agnieszkaNowicka },
    ...{ layout: "twoColumns", dates: "numeric", accent: "#8a4b08" },
  },
  {
    ...{ threadKey: warehouse, fileName: "Whitfield T - VP Supply Chain.pdf", fit: "overqualified" },
    ...{ person: thomasWhitfield, layout: "memo", dates: "short", accent: "#22313f" },
    headings: { summary: "Summary", experience: "Experience" },
  },
  {
    ...{ threadKey: warehouse, fileName: "Marchuk-Olena-2026.pdf", fit: "junior", person: olenaMarchuk },
    ...{ layout: "modern", dates: "short", accent: "#00798c" },
  },
  {
    ...{ threadKey: warehouse, fileName: "Adeyemi_S_CV.pdf", fit: "career-changer", person: samuelAdeyemi },
    ...{ layout: "classic", dates: "short", accent: "#111111" },
    headings: { summary: "Career Summary", experience: "Service and Experience" },
  },
  {
    ...{ threadKey: warehouse, fileName: "birgit.hansen.pdf", fit: "wrong-trade", person: birgitHansen },
    ...{ layout: "banner", dates: "numeric", accent: "#6d2e46" },
  },
  {
    ...{ threadKey: warehouse, fileName: "moretti lavoro.pdf", fit: "junior", person: lucaMoretti },
    ...{ layout: "typed", dates: "numeric", accent: "#000000" },
    headings: { summary: "About me", experience: "Jobs", education: "School" },
  },
];
