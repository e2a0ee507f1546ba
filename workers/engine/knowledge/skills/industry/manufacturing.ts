export const lines = `
# core
Manufacturing | manufacturing processes, manufacturing operations, manufacturing engineering, industrial production, Fertigung, Fertigungstechnik, manufacturing environment, procesos de fabricación, manufacturing systems
Production planning | production scheduling, manufacturing planning, Produktionsplanung, planification de la production, production control, planning de production, capacity planning, material requirements planning, MRP systems, ordonnancement | < Planning
=MRP | ~ Production planning
Production management | production supervision, manufacturing management, production line supervision, Produktionsleitung, gestion de production, shop floor management, plant management, production operations
Assembly work | assembly line work, product assembly, mechanical assembly, production assembly, Montage, montage mécanique, parts assembly, sub-assembly, furniture assembly, assembling parts
Machine operation | machine operating, operating machinery, machine operator, Maschinenbedienung, conduite de machines, production machinery, industrial machinery, operating machines, industrial equipment operation, Bedienung von Maschinen, operarea mașinilor, operare utilaje, operarea utilajelor
Machine setup | machine set-up, setup and changeover, tool changes, die changes, Rüsten von Maschinen, changeovers
Machine maintenance | equipment maintenance, machinery maintenance, mechanical maintenance, maintenance of machinery, equipment repair, industrial maintenance, Instandhaltung, maintenance industrielle, mantenimiento industrial, plant maintenance, Wartung, machinery repair, mechanical repair
Preventive maintenance | preventative maintenance, predictive maintenance, maintenance préventive, vorbeugende Wartung, scheduled maintenance, routine maintenance, planned maintenance, condition monitoring, mentenanță preventivă, întreținere preventivă, präventive Wartung, entretien préventif | method | < Machine maintenance
Total productive maintenance | =TPM | method
CMMS | computerized maintenance management system, maintenance management software, IBM Maximo, Maximo | tool
Mechanical aptitude | mechanical skills, mechanical troubleshooting, mechanical knowledge
Conveyor systems | conveyors, conveyor belts, material handling systems
Packaging operations | packaging machines, product packaging, packaging equipment, packaging line, Verpackung, conditionnement
Process improvement | process optimization, continuous process improvement, business process improvement, Prozessoptimierung, amélioration des processus, mejora de procesos, optimizing processes, streamlining processes, operational efficiency, process efficiency, efficiency improvement, streamlining operations | method | < Continuous improvement
Industry 4.0 | smart manufacturing, smart factory, digital manufacturing, digital twin | emerging
Manufacturing execution systems | MES systems | tool
OEE | overall equipment effectiveness | method
Line balancing | takt time, cycle time reduction, throughput analysis | method | ~ Process improvement

# method ~
Lean manufacturing | lean production, lean principles, ?Lean, lean methodology, lean management, lean thinking, lean tools, lean practices, lean enterprise
Six Sigma | 6 Sigma, Six Sigma Green Belt, Six Sigma Black Belt
Lean Six Sigma | Lean Six Sigma Green Belt, Lean Six Sigma Black Belt | < Six Sigma
DMAIC
Kaizen | kaizen events
5S | 5S methodology, 5 S, 6S
Value stream mapping | =VSM
Just-in-time | just in time production, JIT manufacturing, =JIT
Poka-yoke | error proofing, mistake proofing
SMED | quick changeover
Continuous improvement | CI projects, kontinuierliche Verbesserung, amélioration continue, =KVP, mejora continua, operational excellence

# method
Quality control | QC inspection, quality checks, contrôle qualité, Qualitätskontrolle, control de calidad, product quality control, controlul calității, controlul de calitate, Qualitätsprüfung, contrôle de la qualité
Quality assurance | =QA, QA/QC, assurance qualité, Qualitätssicherung, aseguramiento de la calidad, quality assurance processes, quality standards | ~ Quality control
Quality management | total quality management, =TQM, quality management systems, =QMS, Qualitätsmanagement, management de la qualité, quality systems, gestión de calidad
Quality inspection | inspection techniques, product inspection, incoming inspection, visual inspection, first article inspection, final inspection, in-process inspection, dimensional inspection, parts inspection, inspecția calității, Sichtprüfung, contrôle visuel | < Quality control
Statistical process control | =SPC, control charts | < Quality control
Cpk | process capability | < Quality control | ~ Statistical process control
Quality auditing | internal quality audits, ISO auditing, internal auditor ISO 9001, quality audits, supplier audits, process audits | < Quality management
ISO 9001 | ISO 9000, ISO 9001:2015, ISO standards, ISO certification | < Quality management
IATF 16949 | TS 16949, ISO/TS 16949 | < Quality management
AS9100 | AS9102 | < Quality management
ISO 13485 | < Quality management
ISO 14001 | environmental management system
FMEA | failure mode and effects analysis, PFMEA, DFMEA | < Risk assessment | ~ Risk management
PPAP | production part approval process
APQP | advanced product quality planning | ~ PPAP
Root cause analysis | =RCA
8D | 8D problem solving | ~ Root cause analysis
5 Whys | ~ Root cause analysis
Ishikawa | fishbone diagram | ~ Root cause analysis
Corrective and preventive action | =CAPA, corrective actions, nonconformance reports, ?NCR, non-conformance management
Good manufacturing practice | =GMP, cGMP, current good manufacturing practices, GMP compliance, BPF
Metrology | dimensional measurement, coordinate measuring machine, =CMM, CMM inspection
CMM programming | ~ Metrology
Calibration | equipment calibration, gauge R&R, calibrating equipment
Precision measuring instruments | dial indicators, height gauges, gauges, precision measurement, measuring instruments, verniers, measuring tools
Micrometers | ~ Precision measuring instruments
Calipers | calipers and micrometers | ~ Precision measuring instruments
Nondestructive testing | non-destructive testing, =NDT, NDE
Ultrasonic testing | ~ Nondestructive testing
Radiographic testing | ~ Nondestructive testing
Magnetic particle inspection | ~ Nondestructive testing
Dye penetrant | liquid penetrant testing | ~ Nondestructive testing
Product testing | reliability testing, test protocols, product certification
UL certification | ~ Product testing
CE marking | ~ Product testing
Batch records | batch record review, batch processing of products
Standard operating procedures | SOPs, SOP development, SOP writing, work instructions | ~ Policy and procedure writing

# core
Welding | welder skills, Schweißen, soudure, soldadura, arc welding, weld inspection, welding techniques, metal welding, structural welding, welding equipment, sudură, sudare, soudage, Schweißarbeiten
MIG welding | =MIG, GMAW, MAG welding, metal inert gas, MIG/MAG | < Welding | ~ TIG welding
TIG welding | =TIG, GTAW, WIG-Schweißen, tungsten inert gas | < Welding | ~ Stick welding
Stick welding | SMAW, shielded metal arc welding, MMA welding, electric arc welding | < Welding
Flux-cored welding | FCAW, flux core, flux core welding | < Welding
Pipe welding | 6G welding, orbital welding, pipe welder | < Welding
Spot welding | resistance welding, robotic welding | < Welding
Brazing | silver brazing | < Welding
Plasma cutting | torch cutting
Oxy-fuel cutting | oxyacetylene cutting, oxy acetylene | ~ Plasma cutting
Laser cutting | ~ Plasma cutting
Waterjet cutting | ~ Plasma cutting
Weld symbols | welding symbols, weld procedure specification, =WPS, AWS certified welder, certified welder
AWS D1.1 | ~ Weld symbols
Metal fabrication | fabrication, steel fabrication, metalwork, metal working, metalworking, Metallbau, Metallbearbeitung, métallerie, structural fabrication
Sheet metal work | sheet metal fabrication, sheet metal, sheet-metal working, tôlerie, Blechbearbeitung, chaudronnerie
Press brake | press brake operation | ~ Sheet metal work
Machining | precision machining, Zerspanung, usinage, metal machining, machine shop, mecanizado, metal cutting
CNC machining | =CNC, CNC machines, CNC operation, CNC milling, CNC turning, CNC operator, CNC lathe, CNC machine operation, CNC mill, CNC-Fräsen, CNC-Drehen, usinage CNC, CNC equipment, prelucrare CNC, CNC-Bearbeitung | < Machining
5-axis machining | < Machining | ~ CNC machining
CNC programming | M-code, CNC programmer, CNC-Programmierung, Haas controls | < CNC machining
G-code | G and M codes | < CNC machining | ~ CNC programming
Fanuc controls | < CNC machining | ~ CNC programming
Heidenhain | < CNC machining | ~ CNC programming
Sinumerik | < CNC machining | ~ CNC programming
CAM programming | =CAM, computer-aided manufacturing, CAD/CAM | < CNC programming
Manual machining | manual mills, manual lathe, lathe, lathe operation, milling machines, turning and milling, conventional machining, engine lathe, Bridgeport mill, tournage, fraisage | < Machining
Grinding | surface grinding, cylindrical grinding, bench grinder, polishing metal, Schleifen, grinders
Deburring | ~ Grinding
Drilling and tapping | drill press, boring mill
Wire EDM | EDM machining | ~ Drilling and tapping
Tool and die making | tool and die, toolmaking, die making, mold making, Werkzeugmacher, Werkzeugmacherin
Injection molding | plastic injection molding, Spritzguss, injection plastique, thermoforming, extrusion molding
Blow molding | ~ Injection molding
?Extrusion | plastic extrusion, extrusion process
?Casting | metal casting, foundry, Gießerei, fonderie, foundry work
Die casting | < Casting | ~ Casting
Sand casting | < Casting | ~ Casting
Investment casting | < Casting | ~ Casting
?Forging | blacksmithing, metal forging
?Stamping | metal stamping, punch press, press operation, power press
Heat treatment | heat treating, annealing, hardening of metals
Powder coating | surface treatment, metal finishing, galvanizing, surface finishing, industrial coating, coating processes
Electroplating | ~ Powder coating
Anodizing | ~ Powder coating
Sandblasting | ~ Powder coating
Industrial painting | paint booth, spray booth, paint spraying
Adhesive bonding | gluing and bonding, epoxy application
Printing press operation | printing presses, press operator, digital printing, sérigraphie, prepress, lithography, large format printing, letterpress
Offset printing | ~ Printing press operation
Flexographic printing | ~ Printing press operation
Screen printing | ~ Printing press operation
Bindery | ~ Printing press operation
Textile manufacturing | knitting machines, spinning, textile production, loom operation
Weaving | ~ Textile manufacturing
Dyeing | ~ Textile manufacturing
Food processing | food production, food manufacturing, food processing equipment, Lebensmittelproduktion, agroalimentaire
Meat processing | ~ Food processing
Dairy processing | ~ Food processing
Brewing | beer brewing, brewing process
Fermentation | ~ Brewing
Distilling | ~ Brewing
Winemaking | wine production | ~ Brewing
Chemical handling | handling of chemicals, chemical mixing, hazardous materials handling, chemical safety, chemical processing, hazardous chemicals
Boiler operation | steam boilers, boiler maintenance, boiler room operation, stationary engineering
Cleanroom operation | clean room, cleanroom, aseptic technique, gowning procedures, cleanroom procedures, sterile manufacturing
Pulp and paper production | paper machine
Upholstery | reupholstering
Glass manufacturing | glass blowing, glass cutting
Locksmithing | key cutting, lock installation
Watchmaking | clock repair
Jewelry making | goldsmithing, jewelry repair, gemology | ~ Watchmaking
Stone setting | ~ Watchmaking
Shoe making | leatherwork, shoe repair, leather goods
Millwright work | millwright, industrial mechanics, equipment installation, machinery installation, machine installation, equipment alignment
Laser alignment | shaft alignment | ~ Millwright work

# tool < CAM programming ~
Mastercam | Master Cam
GibbsCAM | FeatureCAM, Esprit CAM, PowerMill, Surfcam, BobCAM
hyperMILL
SolidCAM

# core
Occupational safety | safety inspections, safety audits, safety programs, safety compliance, occupational health and safety, workplace safety, health and safety, Arbeitssicherheit, sécurité au travail, =EHS, =HSE, environmental health and safety, prevención de riesgos laborales, =OHS, =OSH, industrial safety, safety management, health safety and environment, workplace health and safety, HSE management, job safety, santé et sécurité au travail, safety procedures, safety regulations, safety standards, securitatea muncii, protecția muncii, securitate și sănătate în muncă, Arbeitsschutz
OSHA compliance | =OSHA, OSHA regulations, OSHA standards, OSHA safety, OSHA certified, OSHA guidelines | < Occupational safety
Hazard identification | hazard analysis, job hazard analysis, job safety analysis, =JSA, =JHA, hazard assessment, workplace risk assessment | < Occupational safety
Accident investigation | incident investigation, accident prevention | < Occupational safety
Personal protective equipment | =PPE, safety equipment, use of PPE | < Occupational safety
Safety training | safety meetings, toolbox talks | < Occupational safety
ISO 45001 | OHSAS 18001 | < Occupational safety
NEBOSH | < Occupational safety | ~ ISO 45001
IOSH | < Occupational safety | ~ ISO 45001
HAZMAT | hazardous materials, dangerous goods, hazmat handling, material safety data sheets, MSDS, Gefahrgut, ADR certificate, hazardous waste
HAZWOPER | ~ HAZMAT
WHMIS | ~ HAZMAT
=COSHH | ~ HAZMAT
Confined space entry | confined space
Working at heights | work at heights, fall protection | ~ Confined space entry
Ergonomics | ergonomic assessments, ergonomic design, workplace ergonomics
Fire safety | fire prevention, fire warden, fire extinguishers, fire safety training, Brandschutz
`;
