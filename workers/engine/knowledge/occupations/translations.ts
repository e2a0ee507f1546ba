/** Titles in German, French and Romanian that their words don't tell: occupation | titles. */
export const TITLES_IN_OTHER_LANGUAGES = `
Registered nurse | Infirmier diplômé
Care worker | Îngrijitor persoane
Dentist | Medic stomatolog, Medic dentist
Occupational therapist | Terapeut ocupațional
Psychologist | Psiholog
Paramedic | Ambulanțier
Radiologic technologist | Asistent radiologie
Veterinarian | Medic veterinar
Social worker | Lucrător social
High school teacher | Professeur de lycée, Professeur de collège
Special education teacher | Profesor psihopedagog, Profesor de sprijin
Tutor | Répétiteur
Systems administrator | Administrator de sistem, Administrator de rețea
IT support specialist | IT-Support-Mitarbeiter
Data analyst | Analist de date, Analist date
Business analyst | Fachanalyst, Analyste d'affaires, Analist de business
Project manager | Responsabil proiect
Bookkeeper | Sachbearbeiter Buchhaltung, Operator contabilitate
Auditor | Revisor
Tax accountant | Conseiller fiscal, Consultant fiscal
Financial controller | Finanzcontroller, Controlor de gestiune, Controlor financiar
Bank teller | Schalterangestellter, Casier bancar, Ofițer bancar
Loan officer | Chargé de crédit, Conseiller en crédit, Ofițer de credite, Consilier credite
Insurance agent | Consultant asigurări
Claims adjuster | Inspector daune
Receptionist | Empfangskraft
Retail sales associate | Consultant vânzări
Social media manager | Gestionnaire de communauté
Web designer | Concepteur web
Translator | Traducător
Architect | Arhitect
Interior designer | Arhitect de interior
Construction project manager | Diriginte de șantier
Mechanical engineer | Ingénieur mécanicien
Electrical engineer | Ingénieur en électricité, Inginer electrotehnist
Quality inspector | Qualitätskontrolleur
Metal fabricator | Lăcătuș, Lăcătuș mecanic
Maintenance technician | Tehnician întreținere
HVAC technician | Frigotehnist, Instalator termic
Painter | Vopsitor
Tile setter | Montator gresie și faianță, Parkettleger, Parqueteur, Parchetar, Montator parchet
Roofer | Tinichigiu acoperișuri, Acoperișar
Mason | Rigipsar
Heavy equipment operator | Excavatorist, Mașinist utilaje
Crane operator | Macaragiu
Automotive technician | Garagiste
Auto body technician | Autolackierer, Vopsitor auto
Warehouse worker | Agent d'entrepôt, Verpacker, Emballeur, Agent de conditionnement, Ambalator, Operator ambalare
Forklift operator | Motostivuitorist
Buyer | Achizitor, Responsabil achiziții, Sachbearbeiter Einkauf, Referent achiziții
Delivery driver | Livrator, Postbote, Poștaș, Factor poștal
Train driver | Mecanic locomotivă
Flight attendant | Însoțitor de bord, Stewardesă
Travel agent | Agent de turism
Kitchen assistant | Spülkraft, Fachkraft im Gastgewerbe, Systemgastronom, Lucrător fast-food, Lucrător bucătărie
Pastry chef | Cofetar, Patiser
Bartender | Barmann
Housekeeper | Menajeră, Textilreiniger, Blanchisseur, Agent de blanchisserie, Lucrător spălătorie
Cleaner | Administrator imobil
Security guard | Sicherheitskraft
Police officer | Polițist
Esthetician | Cosmeticiană, Cosmetician
Nail technician | Manichiuristă
Massage therapist | Maseur, Terapeut masaj
Personal trainer | Antrenor fitness
Farm worker | Landwirtschaftlicher Mitarbeiter, Landwirtschaftshelfer
Farmer | Fermier
Florist | Florar
Forester | Inginer silvic
Upholsterer | Tapițer
Civil servant | Agent public, Funcționar public
Land surveyor | Vermesser, Topographe, Inginer topograf
Electronics technician | Electronist, Tehnician electronist
Automation engineer | Inginer automatist, Automatist
Event planner | Responsable événementiel, Organizator evenimente
Management consultant | Conseil en management
Database administrator | Administrator baze de date
Network engineer | Inginer rețele
QA engineer | Inginer testare
Musician | Muzician, Instrumentist
Data entry clerk | Datentypist, Operator introducere date, Operator date
Dispatcher | Agent d'exploitation transport
Plasterer and glazier | Geamgiu
Solar installer | Instalator panouri fotovoltaice
Elevator mechanic | Ascensoriste, Mecanic ascensoare, Electromecanic ascensoare
Health and safety manager | Inspector SSM, Responsabil SSM, Specialist SSM
Executive assistant | Asistent director
Logistics manager | Șef depozit
Production manager | Manager producție
`;
