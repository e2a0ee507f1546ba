export const lines = `
# core
Personal training | fitness training, one-on-one training, coaching sportif, entrenamiento personal, fitness coaching, training clients, personal fitness training, individual training programs, personal trainer, fitness instruction, client training
Group fitness instruction | group exercise, group fitness classes, aerobics, bootcamp classes, Gruppenkurse, cours collectifs, group exercise instruction, group fitness, fitness classes, group classes, step aerobics, water aerobics, clases dirigidas, Les Mills, group training, circuit training, bootcamp
Zumba | Zumba instruction, Zumba classes | < Group fitness instruction
Indoor cycling | ?cycling, spinning classes, spin classes, cycling classes, spinning instruction | < Group fitness instruction
Exercise programming | progressive training programs, personal training programs, individualized training programs, workout design, exercise program design, training plans for athletes, Trainingsplanung, workout plans, fitness programs, program design fitness, exercise programs, fitness program development, individualized exercise programs, workout programs
Exercise prescription | prescribing exercises, exercise therapy | < Exercise programming
Fitness assessment | body composition analysis, fitness testing, body composition, functional movement screen, FMS screening, fitness evaluations
Strength and conditioning | strength training, weight training, resistance training, Krafttraining, conditioning coaching, powerlifting, weightlifting, ?CSCS, Olympic lifting, musculation, kettlebell training, athletic conditioning, strength coaching, acondicionamiento físico, preparación física, préparation physique, speed and agility training
Functional training | cardio training, cardiovascular training, core training
HIIT | high intensity interval training
TRX | TRX suspension training, suspension training | < Functional training
CrossFit | ~ Functional training
Yoga | yoga instruction, yoga teaching, Hatha yoga, Vinyasa yoga, yoga teacher training, RYT 200, Yogalehrer
Pilates | Pilates instruction, reformer Pilates, barre
Exercise physiology | exercise science, kinesiology, sports science, Sportwissenschaft, STAPS, physiologie de l'exercice, ciencias del deporte, human kinetics, human movement science, Bewegungstherapie, ciencias de la actividad física
Sports coaching | athletic coaching, football coaching, soccer coaching, basketball coaching, team sports coaching, tennis coaching, swim coaching, entraînement sportif, Trainertätigkeit Sport, entrenamiento deportivo, coaching athletes, youth sports, volleyball coaching, track coaching, baseball coaching, gymnastics coaching, coaching sports, golf instruction, tennis instruction, youth sports coaching, ski instruction | < Coaching
Martial arts | self-defense instruction, judo, karate, boxing, Brazilian jiu-jitsu, kickboxing
Sports management | athletic administration, sports administration, Sportmanagement, management du sport, gestión deportiva, sports event management, recreation management, recreation programming, parks and recreation, ?recreation, aquatics management, sports programming
Gym management | fitness center management, health club operations, Fitnessstudioleitung, gym operations, fitness equipment, health club management, fitness facility management, gym equipment maintenance, fitness management, fitness center operations, gym equipment
Fitness certification | certified personal trainer, Fitnesstrainer B-Lizenz, fitness instructor certification, Trainerlizenz, BPJEPS
NASM certification | NASM-CPT, NASM certified, NASM | ~ Fitness certification
ACSM certification | ACSM | ~ Fitness certification
ISSA certification | ~ Fitness certification
NSCA certification | NSCA certified | ~ Fitness certification
AFAA certification | AFAA | ~ Fitness certification
ACE certification | ACE certified personal trainer | ~ Fitness certification
Weight loss coaching | weight management, behavior change coaching, lifestyle coaching, weight loss programs, lifestyle management, healthy lifestyle coaching, weight loss, nutrition coaching
Stretching | flexibility training, mobility training, foam rolling
Meditation | mindfulness, breathwork, relaxation techniques, sophrology, stress reduction techniques, Achtsamkeit, Entspannungstechniken
Refereeing | sports officiating, umpiring
Recreation leadership | recreation therapy, therapeutic recreation, leisure activities planning, senior recreation, activities coordination, recreational therapy, recreation programs, animation sportive | < Leadership

# core
Hairdressing | hair styling, haircutting, Friseurhandwerk, coiffure, peluquería, hair cutting, haircuts, hairstyling, hair design, blow drying, parrucchiere, men's haircuts, women's haircuts, updos, coupe de cheveux, frizerie, Haarschnitt, Haareschneiden, tuns, tunsori
Hair coloring | hair colour, Haare färben, coloration capillaire, hair dyeing, foil highlights, coloration, hair color correction, tinte, Haarfärbung, vopsirea părului, Haarefärben, vopsit părul
Balayage | ~ Hair coloring
Hair treatments | perms, keratin treatment, chemical relaxers, hair straightening, scalp treatments, permanent waving, braiding
Hair extensions | ~ Hair treatments
Barbering | beard trimming, ?shaving, men's grooming, Barbier, ?fades, razor shaving, barber
Cosmetology | cosmetology license, Kosmetik, cosmétologie, cosmetología, esthetics, aesthetics treatments, esthétique, beauty therapy, beauty treatments, licensed cosmetologist, Kosmetikbehandlungen, soins esthétiques, estética, esthetician license, beauty services
Skin care | skincare, facials, facial treatments, Hautpflege, soins du visage, skin analysis, tratamientos faciales, Gesichtsbehandlungen, facial massage, dermaplaning, skin treatments, soins du corps, body treatments
Chemical peels | ~ Skin care
Microdermabrasion | ~ Skin care
Makeup application | makeup artistry, make-up, bridal makeup, maquillage, maquillaje, stage makeup, Visagistik, special effects makeup, makeup, special occasion makeup
Nail care | manicure, pedicure, nail art, gel nails, Nageldesign, acrylic nails, onglerie, manicura, prothésie ongulaire, Maniküre, manucure, manicure and pedicure, Pediküre, nail services
Waxing | hair removal, eyebrow threading, Haarentfernung, épilation, laser hair removal, depilation, sugaring, depilación, eyebrow shaping, electrolysis hair removal
Eyelash extensions | lash extensions, brow tinting, lash lift, eyebrow tinting, extensions de cils, Wimpernverlängerung, microblading, permanent makeup
Spa operations | spa management, spa treatments, ?Wellness, salon management, aromatherapy, hot stone massage, thermal baths, salon operations, spa services, body wraps, spa therapy, hydrotherapy, spa, modelages, gestion d'institut
Reflexology | ~ Spa operations
Tattooing | body piercing, ?piercing, tattoo art
Beauty product sales | cosmetics sales, beauty advising, fragrance sales, vente de cosmétiques, beauty consultation, ?cosmetics, conseil beauté, Kosmetikverkauf, cosmetic product knowledge | < Sales
Cosmetic injectables | Botox, dermal fillers, laser treatments in aesthetics
Salon hygiene | salon sanitation, tool sterilization in salons

# core
Real estate | Immobilien, immobilier, bienes raíces, inmobiliaria, property business, residential real estate, commercial real estate, real estate industry, real estate transactions, Immobilienwirtschaft, realty, sector inmobiliario, transaction immobilière, property transactions, immobiliare
Real estate sales | property sales, real estate brokerage, Immobilienverkauf, vente immobilière, home sales, selling homes, real estate selling, Immobilienvermittlung, Immobilienvertrieb, selling real estate, residential sales, venta de inmuebles | < Sales
Property management | Immobilienverwaltung, gestion immobilière, administración de propiedades, residential property management, Hausverwaltung, gestion locative, rental management, building management, commercial property management, apartment management, property maintenance, administración de fincas, WEG-Verwaltung, Mietverwaltung, syndic de copropriété, HOA management, estate management, community association management, rental property management, gestión de alquileres
Leasing | lease administration, apartment leasing, tenant leasing, Vermietung, location immobilière, lease negotiation, lease agreements, lettings, lease management, residential leasing, leasing apartments, ?leases, lease renewals, commercial leasing, lease abstraction, alquileres, mise en location
Tenant relations | resident relations, tenant management, tenant screening, Mieterbetreuung, tenant retention, rent collection, tenant communication, resident retention, collecting rent, tenant services, resident services, tenant selection, state des lieux, états des lieux
Property valuation | real estate appraisal, property appraisal, Immobilienbewertung, évaluation immobilière, real estate valuation, real property valuation, property assessment, tasación inmobiliaria, RICS valuation, home valuation, expertise immobilière
Comparative market analysis | =CMA | ~ Property valuation
Property showings | open houses, property viewings, home showings, Besichtigungen, apartment showings, showing properties, visites immobilières
Real estate license | real estate broker license, realtor certification, licensed realtor, licensed real estate agent, §34c GewO, RICS, MRICS, carte professionnelle immobilière, licensed real estate salesperson
Real estate development | property development, Projektentwicklung Immobilien, promotion immobilière, land acquisition, site selection, desarrollo inmobiliario, land use entitlements, real estate project development, entitlements
Real estate investment | property investment, real estate finance, REIT, Immobilieninvestment, real estate asset management, real estate investment analysis, cap rates, real estate acquisitions, inversión inmobiliaria, underwriting real estate
Real estate marketing | property listings, listing presentations, listing management, Exposé-Erstellung, annonces immobilières, property marketing, real estate listings | < Marketing
?MLS | multiple listing service, MLS listings | ~ Real estate marketing
Escrow | closing coordination, title and escrow, escrow closing, transaction coordination, closing documents, real estate contracts, title work, ?closings, escrow officer, real estate purchase agreements
Title insurance | ~ Escrow
Property inspection | move-in inspections, unit inspections, Wohnungsübergabe, unit turnover, building walks, move-out inspections, make-ready
Section 8 housing | affordable housing, HUD compliance, tax credit housing, ?HUD, tax credit compliance
LIHTC | low income housing tax credit | ~ Section 8 housing
Fair housing | fair housing laws, fair housing regulations | ~ Section 8 housing
CoStar | dotloop, FlowFact, OnOffice, Propertyware | tool
LoopNet | ~ CoStar | tool
OneSite | ~ CoStar, LoopNet | tool
Rent Manager | ~ CoStar, LoopNet, OneSite | tool
Buildium | ~ CoStar, LoopNet, OneSite, Rent Manager | tool
Entrata | tool | ~ CoStar
Zillow | tool | ~ CoStar
Facility leasing | coworking operations, workplace management, retail leasing, office leasing
Relocation consulting | tenant representation, site searches
`;
