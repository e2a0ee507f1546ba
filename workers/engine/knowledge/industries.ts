/** One line of business per line: a name and words for it; "*" is any ending. Words of every trade, people and places stay out. */
const LINES = `
Aviation | aviation, aircraft*, airline*, airport*, airfield*, flight*, avionics, helicopter*, aerospace, hangar*, runway*, cockpit*, cabin crew, FAA, EASA, airworthiness, Luftfahrt, Flugzeug*, Flughafen, aéronautique, aviación
Automotive | automotive, automobile*, vehicle*, car dealer*, dealership*, auto parts, auto body, auto repair, car sales, motor trade, engine repair, tyre*, tire, tires, brakes, Fahrzeug*, Kfz, vehículo*
Agriculture | agricultur*, agribusiness*, agronom*, farm*, ranch*, crop*, livestock, cattle, dairy, poultry, swine, irrigat*, harvest*, greenhouse*, horticultur*, orchard*, vineyard*, pesticide*, fertilizer*, fertiliser*, tractor*, Landwirtschaft*, agrícola*, agricole*
Fitness and sport | fitness, gym, gyms, workout*, athlet*, sport*, wellness, yoga, pilates, aerobic*, exercise program*, exercise class*, personal training, strength training, group exercise, recreation center*, swimming, soccer, football, basketball, baseball, deporte*
Fashion and clothing | apparel, fashion*, garment*, clothing, clothes, textile*, footwear, fabric, fabrics, sewing, sewn, couture, wardrobe*, knitwear, menswear, womenswear, Bekleidung
Arts and culture | fine art*, visual arts, arts council*, arts commission*, arts education, artist*, artwork*, theater*, theatrical, musical theatre, theatre compan*, theatre production*, theatre arts, music*, concert, concerts, orchestra, orchestras, galler*, museum*, exhibition*, exhibit, exhibits, drama, dance*, ballet, sculpt*, paintings, performing arts, Kunst, Kultur*, musée*, museo*
Banking | bank, banks, banking, banker*, teller*, loan*, lending, lender*, mortgage*, deposit, deposits, credit union*, cash vault, Darlehen, Kredite, banque, banques, banco*
Insurance | insurance, insurer*, policyholder*, underwriting, reinsurance, claims adjust*, Versicherung*, seguros
Call centers and outsourced services | call center*, contact center*, outsourc*, BPO, inbound call*, outbound call*, call volume*, telemarket*, telephone sales, average handle time, AHT
Law | legal services, legal document*, legal research, legal assistant*, legal advice, law firm*, law office*, attorney*, lawyer*, court, courts, courtroom*, litigat*, lawsuit*, paralegal*, counsel, judicial, judge, judges, plaintiff*, defendant*, pleading*, Kanzlei, jurídic*, juridique*
Health care | patients, inpatient*, outpatient*, the patient, patient care, patient safety, patient record*, patient service*, patient transport*, hospital, hospitals, NHS, pharmacy, pharmacies, pharmacist*, clinic*, medical*, medicine, medicare, medicaid, nurse, nurses, nursing, healthcare, health care, physician*, surgical*, surgery, surgeon*, HIPAA, therap*, diagnosis, Krankenhaus, Pflege*, santé, salud
Life sciences | pharma, pharmaceutical*, biotech*, clinical trial*, life science*, drug development, GMP, GCP, bioprocess*, assay*
Construction | construction, contractor*, subcontractor*, job site*, jobsite*, building site*, blueprint*, concrete, renovat*, carpent*, drywall, scaffold*, roofing, excavat*, building code*, building permit*, Baustelle*, chantier*
Real estate | real estate, property management, properties, tenant*, leasing, landlord*, realtor*, escrow, Immobilien*, immobilier*, inmobiliari*
Restaurants and hotels | restaurant*, hospitality, kitchen*, hotel*, catering, caterer*, culinary, menu*, food service*, foodservice*, food prep*, food and beverage, guests, guest service*, guest room*, guest satisfaction, banquet*, chef*, cook, cooks, cooking, beverage*, dining, recipe*, Gastronomie, Küche, cuisine, cocina
Education | school*, student*, classroom*, teach*, taught, lesson*, curricul*, pupil*, faculty, literacy, tutor*, Schüler*, Unterricht*, élèves, alumnos
Logistics | warehous*, freight*, shipping, shipment*, cargo, logistic*, fleet*, dispatch*, forklift*, pallet*, courier*, haulage, supply chain*, distribution center*, Spedition*, logística
Retail | retail*, store, stores, merchandis*, shops, shopper*, cashier*, cash register*, sales floor, point of sale, fitting room*, Einzelhandel, magasin*, tienda*
Manufacturing | manufactur*, factory, factories, plant, production line*, assembly line*, machining, machinist*, machine operator*, machine shop*, machinery, lean production, fabrication, tooling, molding, Produktion, Fertigung*, usine
Energy | energy sector, energy industry, energy efficiency, electric utilit*, power plant*, oil, gas, petroleum, drilling, refinery, gas pipeline*, oil pipeline*, solar, wind farm*, wind power, renewable*, turbine*, substation*
Telecommunications | telecom*, fiber optic*, wireless, cellular, broadband, VoIP, 5G, LTE
Film and broadcasting | film*, video production, video edit*, videograph*, footage, television, TV, broadcast*, radio, cinema*, documentar*, post production, podcast*, screenplay*, Rundfunk
Press and public relations | public relations, press release*, press kit*, media relations, publicity, news*, journalis*, press conference*, media coverage, communications plan*, corporate communication*, relations presse
Online media and advertising | digital media, digital market*, social media, online market*, advertis*, SEO, PPC, Google Ads, web content, website content, blog*, email campaign*, ad campaign*
Software and internet | software engineer*, software develop*, software product*, software compan*, software solution*, software architect*, software test*, software release*, open source, SaaS, web application*, mobile app*, cloud, API, APIs, devops, source code
Investment and finance | investment*, investor*, securities, portfolio*, equities, hedge fund*, asset management, capital market*, financial model*
Accounting | accounting, accounts payable, accounts receivable, ledger*, reconcil*, audit*, bookkeep*, tax, taxes, GAAP, journal entr*, Buchhaltung, comptab*, contab*
Human resources | human resource*, HR, recruitment agenc*, recruitment consult*, talent acquisition, payroll, employee relations, onboarding, new hire*, benefits administration, staffing, ressources humaines, recursos humanos
Public service and defense | government, federal agenc*, federal employee*, municipal*, city council, public sector, military, army, navy, air force, marine corps, police, fire department, homeland security, Behörde*
Charity and social work | nonprofit*, non profit*, charit*, volunteer*, social service*, social work*, community outreach, foster care, homeless*, fundrais*, donor*
Travel | travel agen*, travel industry, travel compan*, tour operator*, tours, tourism, tourist*, cruise*, itinerar*, Reisebüro
Design | graphic design*, layout*, typograph*, Photoshop, Illustrator, InDesign, logo, logos, brochure*, interior design*, AutoCAD, mockup*, packaging design
Science and environment | laborator*, experiments, environmental*, wildlife, ecolog*, conservation, chemist*, biolog*, geolog*, specimen*
`;

type Term = { industry: string; rest: string[]; open: boolean };
type Index = { words: Map<string, Term[]>; beginnings: Map<string, Term[]> };

const SHORTEST_BEGINNING = 3;

let index: Index | undefined;
let names: string[] = [];

function build(): Index {
  const made: Index = { words: new Map(), beginnings: new Map() };
  const lines = LINES.trim()
    .split("\n")
    .map((line) => line.split(" | "));
  names = lines.map(([name = ""]) => name);
  for (const [industry = "", terms = ""] of lines) {
    for (const written of terms.split(", ")) {
      const open = written.endsWith("*");
      const [first = "", ...rest] = wordsOf(written);
      const terms = open && rest.length === 0 ? made.beginnings : made.words;
      const known = terms.get(first);
      if (known) known.push({ industry, rest, open });
      else terms.set(first, [{ industry, rest, open }]);
    }
  }
  return made;
}

/** Plurals aren't folded: the list itself says which endings it takes. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const memo = new Map<string, string[]>();
const MEMO_LIMIT = 20_000;

function byBeginning(word: string, { beginnings }: Index): string[] {
  const known = memo.get(word);
  if (known) return known;
  const found: string[] = [];
  for (let size = SHORTEST_BEGINNING; size <= word.length; size++)
    for (const { industry } of beginnings.get(word.slice(0, size)) ?? []) found.push(industry);
  if (memo.size < MEMO_LIMIT) memo.set(word, found);
  return found;
}

export function industriesIn(text: string): string[] {
  index ??= build();
  const found = new Set<string>();
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    for (const industry of byBeginning(word, index)) found.add(industry);
    for (const { industry, rest, open } of index.words.get(word) ?? [])
      if (follows(words, at + 1, rest, open)) found.add(industry);
  }
  return found.size > 0 ? names.filter((name) => found.has(name)) : [];
}

function follows(words: string[], from: number, rest: string[], open: boolean): boolean {
  return rest.every((word, step) => {
    const other = words[from + step];
    return open && step === rest.length - 1 ? other?.startsWith(word) : other === word;
  });
}
