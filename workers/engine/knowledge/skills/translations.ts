/** Names in German, French and Romanian that their words don't tell: skill | names. */
export const SKILLS_IN_OTHER_LANGUAGES = `
Communication | Sens de la communication
Collaboration | Colaborare
Adaptability | Adaptabilité, Adaptabilitate, Flexibilitate
Artificial intelligence | Inteligență artificială
Initiative | Esprit d'initiative, Inițiativă
Machine learning | Învățare automată
Mentoring | Betreuung von Mitarbeitern
Leadership | Führung, Animation d'équipe
People management | Coordonare echipă
Reliability | Fiabilité, Seriozitate
Attention to detail | Atenție la detalii
Learning agility | Capacité d'apprentissage, Dorință de învățare
Organization | Organizare
Decision making | Entscheidungsfindung, Luarea deciziilor
Creativity | Creativitate
Continuous improvement | Îmbunătățire continuă
Information security | Sécurité des systèmes d'information
Finance | Finanțe
Troubleshooting | Störungsbeseitigung, Diagnosticarea defecțiunilor
Budgeting | Gestionarea bugetului, Planificare bugetară
KPI reporting | Suivi des indicateurs
Analytical thinking | Esprit analytique, Gândire analitică
Prioritization | Prioritätensetzung, Gestion des priorités, Prioritizare
Interpersonal skills | Zwischenmenschliche Fähigkeiten, Relations humaines
Quality assurance | Asigurarea calității
Shipping and receiving | Warenannahme und Versand, Wareneingang und -ausgang, Réception et expédition, Recepție și expediție marfă
Inventory management | Gestion de stock, Managementul stocurilor
Confidentiality | Vertraulichkeit, Confidentialité, Confidențialitate
Stress management | Stressbewältigung, Gestionarea stresului, Rezistență la stres
Social media marketing | Gestionarea rețelelor sociale
Blueprint reading | Technische Zeichnungen lesen, Bauzeichnungen lesen, Lecture de plans techniques
Scientific research | Wissenschaftliche Forschung, Cercetare științifică
Legal compliance | Einhaltung gesetzlicher Vorschriften
Electrical engineering | Électrotechnique, Electrotehnică
Process improvement | Prozessverbesserung
Public speaking | Öffentliches Reden
Technical documentation | Documentație tehnică
Data protection | Datenschutz, Protection des données
Client relationship management | Suivi de clientèle, Gestionarea relațiilor cu clienții
Special education | Psihopedagogie specială
Preventive maintenance | Vorbeugende Instandhaltung
Digital marketing | Digitales Marketing
First aid | Secourisme
Scheduling | Planification des horaires, Élaboration des plannings, Planificarea programului
Supply chain management | Gestion de la chaîne d'approvisionnement, Managementul lanțului de aprovizionare
Counseling | Beratung
Sustainability | Sustenabilitate, Dezvoltare durabilă
Robotics | Robotique, Robotică
Vendor management | Gestionarea furnizorilor, Lieferantenverhandlungen, Négociation fournisseurs, Négociation avec les fournisseurs, Negociere cu furnizorii
Operations management | Managementul operațiunilor
Emotional intelligence | Intelligence émotionnelle, Inteligență emoțională
Crisis intervention | Intervenție în criză
Performance management | Leistungsbeurteilung, Leistungsmanagement, Managementul performanței, Evaluarea performanțelor
Billing | Abrechnung
Record keeping | Ținerea evidențelor, Tenue de dossiers
Power tools | Outils électriques, Unelte electrice
Editing | Édition, Editare, Relecture et correction, Editare de text
Clinical trials | Studii clinice
Medical diagnosis | Diagnostik
Computer networking | Administration réseaux, Administrare rețea, Administrare rețele
Emergency response | Intervention d'urgence
Driver's license | Permis de conducere categoria B
Design | Conception
Technical sales | Technico-commercial
Curriculum development | Conception de programmes, Elaborarea curriculumului
Prospecting | Prospectare, Akquise
Account management | Großkundenbetreuung, Managementul conturilor
Change management | Managementul schimbării
Customer focus | Sens du service client, Orientare către client
MIG welding | MAG-Schweißen
TIG welding | Sudură WIG
Patient education | Conseil aux patients, Consilierea pacienților
Vital signs | Vitalzeichenkontrolle
Quality management | Managementul calității
Cost estimation | Kalkulation, Angebotskalkulation, Établissement de devis, Estimarea costurilor
Medication administration | Administrare medicamente
Food preparation | Préparation des repas, Pregătirea mâncării
Real estate | Imobiliare
HVAC | Heizungstechnik, Climatizare, Instalații HVAC, Génie climatique
Pipe fitting | Rohrleitungsbau, Tuyauterie
Lean manufacturing | Schlanke Produktion
Payroll | Lohnabrechnung
Financial management | Management financiar
Emergency care | Soins d'urgence
Employee relations | Relations avec les employés
Infection control | Hygienemanagement, Hygiène hospitalière
Massage therapy | Masaj terapeutic
Rehabilitation | Recuperare medicală
Manual therapy | Terapie manuală
Nutrition | Ernährung, Nutriție
Immunizations | Vaccinare
Construction management | Managementul construcțiilor, Conducerea lucrărilor
Case management | Fallmanagement, Fallarbeit, Suivi individualisé
Copywriting | Texterstellung
Sales management | Gestion des ventes, Managementul vânzărilor, Management commercial
Material handling | Materialtransport, Manipularea mărfii
Engine repair | Reparații motoare
Laboratory techniques | Laborarbeiten, Labortechnik
PLC programming | Programare PLC
Precision measuring instruments | Messmittel, Prüfmittel, Instruments de mesure, Instrumente de măsură
Brand management | Managementul brandului
Warehouse operations | Lagertätigkeit, Operațiuni de depozit
Phlebotomy | Prélèvements sanguins
IV therapy | Infusionstherapie, Pose de perfusions, Perfuzii
Electrical wiring | Cablaj electric, Elektroinstallationen
Pastry | Feinbäckerei, Patiserie, Cofetărie
Merchandising | Aranjarea mărfii
Production management | Managementul producției
Painting and decorating | Anstrich, Zugrăveli, Vopsitorie, Tapezieren, Tapezierarbeiten, Pose de papier peint, Montaj tapet
Product knowledge | Cunoașterea produselor
Activities of daily living | Aide aux actes de la vie quotidienne, Aide à la vie quotidienne, Ajutor la activitățile zilnice
Pharmacology | Farmacologie
Animal care | Soins aux animaux, Îngrijirea animalelor
Machine maintenance | Maschinenwartung, Întreținerea utilajelor, Întreținere utilaje
Civil engineering | Construcții civile
Calendar management | Kalenderführung
Energy efficiency | Eficiență energetică
Calibration | Étalonnage
Art direction | Direcție artistică
Landscaping | Amenajare peisagistică
Pruning | Toaletarea arborilor
Hairdressing | Haarschneiden
Hair coloring | Colorationen
Illustration | Ilustrație
Personal care | Hygiène corporelle
Geriatric care | Îngrijire bătrâni
Concrete work | Betonbau, Bétonnage
Tile setting | Fliesenarbeiten, Placări ceramice
Drywall | Cloisons sèches, Pose de placo, Gips-carton, Montaj gips-carton
Roofing | Montaj acoperișuri
CNC programming | Programare CNC
Metal fabrication | Metallverarbeitung, Confecții metalice
Grinding | Rectification, Șlefuire
Assembly work | Montagearbeiten, Montaj
Automotive diagnostics | Diagnosticare auto
Housekeeping | Entretien ménager, Curățenie camere
Laundry | Wäschepflege, Spălătorie
Menu planning | Elaborarea meniurilor
Table service | Service am Tisch
Wine service | Service du vin, Servirea vinului
Bartending | Barbetrieb, Cocktails mixen, Préparation de cocktails, Prepararea cocktailurilor
Reservations | Reservierungsannahme
Reception | Recepție
Customs clearance | Vămuire
Freight forwarding | Expediții, Affrètement
Transportation management | Managementul flotei, Gestionarea flotei
Family support | Familienhilfe, Accompagnement des familles
Youth work | Lucru cu tinerii
Substance abuse counseling | Addictologie, Consilierea dependențelor
Occupational therapy | Terapie ocupațională
Dental hygiene | Zahnreinigung, Détartrage, Detartraj
Property management | Administrarea imobilelor, Administrare imobile
Telephone etiquette | Telefonische Kundenbetreuung, Telefonie
Technical drawing | Technisches Zeichnen
Land surveying | Măsurători topografice
Solar installation | Installation photovoltaïque, Montaj panouri fotovoltaice
Facilities management | Gestion des installations, Gestion technique du bâtiment, Administrarea clădirilor
Waste management | Abfallmanagement, Abfallentsorgung, Managementul deșeurilor, Gestionarea deșeurilor
Environmental management | Protection de l'environnement, Protecția mediului
Fire safety | Protecție împotriva incendiilor
Proofreading | Secrétariat de rédaction, Redactare și corectură
Video editing | Montaj video, Editare video
Travel booking | Organizarea călătoriilor
Minute taking | Rédaction de comptes rendus, Prise de notes, Redactarea proceselor-verbale
Secretarial work | Sekretariatsarbeiten, Lucrări de secretariat
Demand planning | Planification de la demande, Planificarea cererii
Credit analysis | Kreditprüfung
Psychotherapy | Psychothérapie, Psihoterapie
Bookkeeping | Tenue des comptes
Student counseling | Orientation scolaire, Consiliere școlară
CPR | Resuscitare cardio-respiratorie
Early childhood education | Éducation préscolaire
Kitchen management | Managementul bucătăriei
Financial modeling | Modelare financiară
Passenger transport | Transport de personnes, Transport persoane, Transport de persoane
Crop production | Grandes cultures, Cultura plantelor, Producție vegetală
Banking | Secteur bancaire, Servicii bancare
Garment construction | Bekleidungsfertigung, Confection de vêtements, Confecții textile
SEO | Optimizare pentru motoare de căutare
Admissions | Gestion des admissions
Aircraft maintenance | Întreținerea aeronavelor
Personal training | Individualtraining, Coaching personnalisé, Antrenament personal
Regulatory affairs | Zulassungswesen, Afaceri de reglementare
Financial advisory | Consultanță financiară
Investment analysis | Anlageanalyse
Pediatric care | Kinderkrankenpflege, Soins pédiatriques, Îngrijire pediatrică
Speech therapy | Sprachtherapie, Logopedie
Trading | Tranzacționare
Chemical engineering | Génie des procédés
Building inspection | Bauabnahme, Contrôle technique du bâtiment, Inspecția construcțiilor
Lending | Kreditgeschäft, Creditare
Quality inspection | Wareneingangsprüfung, Teileprüfung, Contrôle des pièces
Group fitness instruction | Gruppentraining, Cursuri de grup
Corporate communications | Communication interne et externe, Comunicare corporativă
Prescription dispensing | Arzneimittelabgabe, Rezeptbelieferung, Délivrance d'ordonnances, Délivrance de médicaments, Eliberarea medicamentelor
Fundraising | Spendenakquise, Strângere de fonduri
Anti-money laundering | Prevenirea spălării banilor
Upselling | Vânzare suplimentară
Pest management | Lutte antiparasitaire, Combaterea dăunătorilor, Protecția plantelor
Patient scheduling | Sprechstundenplanung, Planification des rendez-vous
Retail sales | Einzelhandelsverkauf, Vente au détail, Vânzare cu amănuntul, Comerț cu amănuntul
Livestock management | Creșterea animalelor, Zootehnie
Structural engineering | Calcul de structures, Calcul structural
Fashion design | Création de mode
Acting | Art dramatique, Actorie
Litigation | Litigii
Dentistry | Médecine dentaire, Dentisterie, Stomatologie
Dental assisting | Stuhlassistenz, Zahnärztliche Assistenz, Assistance au fauteuil, Asistență stomatologică
Disability support | Behindertenbetreuung, Accompagnement du handicap, Asistență persoane cu dizabilități
Collections | Recuperare creanțe
Taxation | Fiscalitate
Security services | Wachdienst, Services de sécurité, Servicii de securitate
Skin care | Gesichtsbehandlung, Îngrijirea pielii
Loss prevention | Diebstahlprävention, Prévention de la démarque
Textiles | Textilkunde
Scaffolding | Montage d'échafaudages, Montaj schele
Press releases | Comunicate de presă
Financial statements | Bilanț contabil
Tree care | Soins aux arbres, Îngrijirea arborilor
Control systems | Systèmes de commande, Automatizări
Hotel front desk | Hotelempfang, Recepție hotelieră
Moving and handling | Patiententransfer, Manutention des patients
Visual merchandising | Merchandising visuel, Merchandising vizual
Crane operation | Kranbedienung, Kranführen, Conduite de grue
Auto body repair | Karosseriereparatur, Réparation de carrosserie, Tinichigerie auto
Journalism | Jurnalism
Sports coaching | Sporttraining, Antrenament sportiv
Barbering | Herrenhaarschnitt, Bartpflege, Coupe homme
Email marketing | E-mailing
Butchery | Découpe de viande, Tranșarea cărnii, Măcelărie
Medical records | Patientenakten, Dossiers médicaux, Dossiers patients
Heavy equipment operation | Baggerfahren, Conduite d'engins, Conduite d'engins de chantier, Operare utilaje grele, Baumaschinenführung
Auto detailing | Préparation esthétique automobile, Cosmetică auto
Legal secretarial work | Anwaltssekretariat, Secrétariat juridique, Secretariat juridic
Mediation | Mediere
Floral design | Composition florale, Aranjamente florale
Home health care | Häusliche Pflege, Îngrijire la domiciliu
Contract management | Managementul contractelor
Treasury | Trezorerie
Learning and development | Weiterbildung, Développement des compétences, Formare profesională
Geotechnical engineering | Geotechnik, Géotechnique, Geotehnică
Wastewater treatment | Abwasseraufbereitung, Traitement des eaux usées, Epurarea apelor uzate
Cabinet making | Möbeltischlerei, Mobilă la comandă
Portfolio management | Administrarea portofoliului
Lead generation | Generare de lead-uri
Cold calling | Telefonakquise, Prospectare telefonică
Airport operations | Opérations aéroportuaires, Operațiuni aeroportuare
Corporate law | Drept societar
Employment law | Legislația muncii, Dreptul muncii
Farm machinery operation | Conduite d'engins agricoles, Conducere tractor, Operare utilaje agricole
Excavation | Erdarbeiten, Terrassement, Săpături
Account reconciliation | Lettrage, Reconcilierea conturilor, Punctaje
Patient monitoring | Patientenüberwachung, Surveillance des patients
Critical care | Intensivmedizin, Terapie intensivă
Midwifery | Obstétrique, Accouchement
Psychiatry | Psihiatrie
Dietetics | Diätetik, Diététique, Dietetică
Social work | Action sociale, Asistență socială
Family therapy | Familientherapie, Thérapie familiale, Terapie de familie
Pastoral care | Aumônerie, Asistență pastorală
Driving instruction | Enseignement de la conduite, Școală de șoferi
Personnel administration | Administrare de personal, Administrarea personalului
Office management | Managementul biroului
Management accounting | Control de gestiune
Fraud detection | Detectarea fraudelor
Insurance sales | Vente d'assurances, Versicherungsverkauf, Versicherungsvertrieb
Insurance underwriting | Risikoprüfung, Subscriere asigurări
Claims handling | Instrumentare daune
Property valuation | Estimation immobilière, Evaluarea proprietăților
Telemarketing | Telefonverkauf, Vente par téléphone, Vânzări telefonice
Export sales | Exportvertrieb, Vente export
Cashiering | Operare casă de marcat
E-commerce | Online-Handel, Vente en ligne, Comerț electronic, Comerț online
Management consulting | Consultanță în afaceri
Instrumentation | MSR-Technik, Instrumentație
Automotive engineering | Ingénierie automobile
Aerospace engineering | Génie aérospatial, Inginerie aerospațială
Materials science | Werkstoffkunde
Urban planning | Urbanism
Landscape architecture | Arhitectură peisagistică, Landschaftsarchitektur
Tool and die making | Formenbau, Fabrication de moules, Sculărie, Matrițerie
Woodworking | Holzbearbeitung, Travail du bois, Prelucrarea lemnului
Flooring | Bodenbeläge, Pose de parquet, Montaj parchet
Glazing | Glaserarbeiten, Verglasung, Vitrerie, Montaj geamuri
Upholstery | Tapițerie
Waterproofing | Abdichtung, Abdichtungsarbeiten, Étanchéité, Hidroizolații
Insulation | Dämmarbeiten, Isolation thermique, Termoizolații
Refrigeration | Froid commercial, Froid industriel, Sisteme frigorifice, Refrigerare, Kälteanlagen
Cabin crew service | Kabinenservice, Service en cabine, Servicii la bord
Firefighting | Stingerea incendiilor
Interior design | Raumgestaltung, Amenajări interioare
Web design | Webgestaltung, Création de sites web, Creare site-uri web
Photo retouching | Bildretusche, Editare foto
Winemaking | Weinherstellung, Weinbereitung, Vinification, Vinificație
Viticulture practice | Viticultură
Brewing | Brauwesen, Brassage, Fabricarea berii
Root cause analysis | Ursachenanalyse, Analyse des causes, Analiza cauzelor
Sales forecasting | Prévisions de vente, Previziuni de vânzări
Conflict resolution | Gestionarea conflictelor
Conflict de-escalation | Deeskalation, Désescalade, Dezescaladare
Stocking shelves | Remplissage des rayons
Loan processing | Traitement des prêts
Interviewing | Interviewführung, Conduite d'entretiens, Intervievare
Mechanical design | Mechanische Konstruktion
Filing | Aktenverwaltung
Patient assessment | Patientenaufnahme
Variance analysis | Abweichungsanalyse
`;
