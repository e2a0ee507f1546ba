export const lines = `
# core
Automotive repair | auto repair, vehicle repair, Kfz-Reparatur, réparation automobile, mecánica automotriz, automotive mechanics, car repair, vehicle mechanics, automotive maintenance, automotive service, Kfz-Mechanik, mécanique automobile, vehicle maintenance, automotive technology, automobile repair, auto mechanics, Fahrzeugreparatur, vehicle servicing, auto maintenance, light vehicle repair, Kfz-Technik, ?automotive, reparații auto, Autoreparatur, réparation de véhicules, mecanică auto
Automotive diagnostics | vehicle diagnostics, engine diagnostics, diagnostic scanners, Fahrzeugdiagnose, diagnostic automobile, automotive scan tools, computer diagnostics of vehicles, scan tools, ?diagnostics, diagnoză auto | < Automotive repair
OBD-II | OBD | ~ Automotive diagnostics
Engine repair | engine overhaul, Motorenreparatur, engine maintenance, small engine repair, engine performance, engine replacement, ?engines, engine diagnosis, engine mechanics | < Automotive repair
Engine rebuilding | engine rebuild | ~ Engine repair
Brake repair | brake systems, ?brakes, brake service, Bremsen, brake replacement, brake inspection, freinage, brake jobs, Bremsenreparatur, réparation des freins, reparații frâne, Bremsenservice | < Automotive repair
Transmission repair | gearbox repair, drivetrain repair, drivetrain, clutch replacement, transmission service, manual drive train, boîte de vitesses, transmission rebuild | < Automotive repair
Suspension and steering | steering and suspension, suspension systems, shocks and struts, front-end alignment, suspension repair | < Automotive repair
Wheel alignment | ~ Suspension and steering
Tire service | tire changing, tyre fitting, tire mounting, tire rotation, ?tires, wheel balancing, Reifenwechsel, pneumatiques, tire repair, tire installation, tire and wheel service | < Automotive repair
Oil changes | lubrication services, Ölwechsel, vidange, fluid changes, lube service, oil and filter changes, fluid checks, oil changes and tune-ups, tune-ups | < Automotive repair
Automotive electrical systems | auto electrical, vehicle electronics, Fahrzeugelektrik, électricité automobile, electrical diagnosis in vehicles, automotive wiring, automotive electronics, batteries and alternators, starters and alternators, Kfz-Elektrik | < Automotive repair
Automotive air conditioning | vehicle A/C service, auto air conditioning, automotive HVAC, A/C repair in vehicles, MACS certification | < Automotive repair
Diesel engine repair | diesel mechanics, diesel engines, Dieselmotoren, diesel technology, diesel repair, heavy truck repair, diesel maintenance, truck repair, heavy duty mechanics, mécanique poids lourds, heavy-duty truck repair, diesel engine maintenance | < Engine repair
Heavy equipment repair | heavy equipment maintenance, construction equipment repair, Baumaschinenmechanik, heavy machinery maintenance, heavy equipment mechanics
Auto body repair | collision repair, Karosseriebau, carrosserie, dent removal, body work, frame straightening, auto body, panel beating, chapa y pintura, frame repair, automotive body repair
Paintless dent repair | ~ Auto body repair
Automotive painting | car painting, vehicle refinishing, Fahrzeuglackierung, auto refinishing, peinture automobile, automotive refinishing, auto painting, paint mixing
Auto detailing | car detailing, car wash, car washing, vehicle cleaning, Fahrzeugaufbereitung, ?detailing, lavage auto
Electric vehicle maintenance | electric vehicles, EV technology, hybrid vehicles, high-voltage vehicle systems, Hochvolttechnik, EV repair, hybrid vehicle repair, electric mobility, Elektromobilität, EV charging, charging infrastructure, hybrid and electric vehicles, véhicules électriques | emerging
Motorcycle repair | Zweiradmechanik, motorcycle mechanics, bicycle repair, bike mechanics, Fahrradreparatur, motorcycle maintenance
ASE certification | ASE certified, ASE Master Technician, ASE, ASE master certified, ASE certified technician
State vehicle inspection | MOT testing, TÜV-Prüfung, Hauptuntersuchung, emissions testing, contrôle technique, state inspections, vehicle safety inspections, smog check
Auto parts | parts counter, auto parts sales, automotive parts, spare parts, Ersatzteile, pièces détachées, parts ordering, parts management, repuestos, parts inventory, parts department, parts lookup, spare parts management, Teiledienst, refacciones
Service advising | service writing, repair estimates, auto service advising, Serviceberatung Kfz, vehicle service estimates, writing repair orders, warranty claims, service department operations, warranty administration, warranty processing
Dealership management | dealership operations, automotive retail, car dealership, automotive dealership, fixed operations, automotive finance, finance and insurance in dealerships, automotive dealership management
?CDK | CDK Global, ADP dealer systems | tool
Mitchell estimating | Mitchell OnDemand | ~ CDK | tool
Audatex | ~ CDK, Mitchell estimating | tool
Reynolds and Reynolds | tool | ~ CDK
Dealertrack | tool | ~ CDK
CCC ONE | tool | ~ CDK
AllData | tool | ~ CDK
Towing | vehicle recovery, roadside assistance, vehicle towing
Welding in auto repair | exhaust repair, muffler installation, exhaust systems
Glass replacement vehicles | windshield replacement, windscreen repair, auto glass

# core
Piloting | flying aircraft, flight operations as pilot, commercial pilot, commercial pilot license, pilot license, Pilotenlizenz, pilotage, private pilot license, multi-engine rating, type rating, flight hours, ?flying, aircraft piloting, helicopter piloting, VFR, =PPL, instrument flight
Instrument rating | IFR flying | ~ Piloting
ATPL | airline transport pilot | ~ Piloting
Flight planning | flight dispatch, flight scheduling, crew scheduling, flight operations, Flugplanung, flight coordination, flight following, aircraft dispatch, operations control center, flight ops, flight operations management, airline operations
Air navigation | aeronautical charts, flight navigation, aviation weather, meteorology for aviation
Crew resource management | cockpit procedures, CRM for flight crews
Aircraft maintenance | aviation maintenance, Flugzeugwartung, maintenance aéronautique, aircraft repair, line maintenance, aircraft servicing, base maintenance, mantenimiento aeronáutico, aircraft mechanics, aircraft overhaul, heavy maintenance of aircraft, aviation mechanics, flight line maintenance, aircraft line maintenance, aircraft maintenance management, =MRO, helicopter maintenance, entretien d'aéronefs
Airframe and powerplant | A&P license, A&P certification, airframe and powerplant license, FAA A&P, A&P mechanic, FAA airframe and powerplant, A&P
EASA Part 66 | EASA Part-66 license, B1 license, B2 license | ~ Airframe and powerplant
Aircraft inspection | airworthiness inspections, airworthiness, inspection authorization, airworthiness directives, preflight inspections, phase inspections, 100-hour inspections
Aircraft structures | aircraft structural repair, aircraft sheet metal, structural repair manual, composite repair
Riveting | ~ Aircraft structures
Aircraft engines | turbine engine maintenance, jet engines, powerplant maintenance, reciprocating engines, turbofan engines, jet engine repair, engine run-up, turbine engines
Aircraft systems | aircraft hydraulics, landing gear, aircraft electrical systems, flight controls, fuel systems aircraft, aircraft fuel systems, aircraft instruments
Avionics | avionics systems, avionics troubleshooting, Avionik, aircraft avionics, avionique, avionics repair, avionics installation, avionics maintenance, radar systems, navigation systems
Aviation regulations | FAA, federal aviation regulations, EASA regulations, FAR Part 121, FAA regulations compliance, EASA, FAA compliance, FAR 135, ICAO, Federal Aviation Administration, Part 135, FAA regulations, aviation law and regulations
FAR Part 145 | Part 145, EASA Part 145 | ~ Aviation regulations
Aviation safety | safety management systems, flight safety, aviation safety management, flight safety procedures, Flugsicherheit
Air traffic control | ?ATC, Flugsicherung, contrôle aérien, air traffic management, air traffic, control tower operations, air traffic controlling, radar control
Ground handling | ramp operations, aircraft marshalling, aircraft fueling, Bodenabfertigung, assistance en escale, ramp agent, ground support equipment, airport ground operations, aircraft refueling, aircraft towing, aircraft de-icing, cargo loading aircraft, ground operations, ?baggage, fueling aircraft, ramp services, rampa
Baggage handling | ~ Ground handling
Airport operations | airport management, airport administration, airfield operations, Flughafenbetrieb, airport security, passenger services at airports, airfield management, airport security procedures, airport terminal operations, operaciones aeroportuarias
Airline passenger services | passenger check-in, gate operations, boarding passengers, ticketing and check-in, airline customer service, boarding procedures, airline reservations, passenger boarding, passenger service, passenger assistance, embarque
Cabin crew service | in-flight service, cabin safety, flight attendant training, passenger safety, emergency evacuation aircraft, inflight service, Flugbegleitung, service en vol, cabin crew, in-flight safety procedures, cabin service, passenger safety briefing, flight attendant
Aviation logistics | aircraft parts procurement, aircraft parts, aviation supply chain, aircraft spares | < Logistics
Technical publications aviation | maintenance manuals, aircraft maintenance manuals, technical orders, maintenance records, aircraft logbooks, illustrated parts catalog, aircraft records, technical manuals aviation, tech orders
Aviation management | aviation operations, airline management, fleet planning airline, aircraft leasing, aviation operations management, aviation industry, ?aviation
Flight instruction | ?CFI, flight training, certified flight instructor, simulator training, flight simulators, CFII, flight instructor
Flight test | flight testing, aircraft certification, test flights
Space operations | satellite operations, mission control, orbital mechanics, satellite systems
`;
