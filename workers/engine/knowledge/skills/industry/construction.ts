export const lines = `
# core
Civil engineering | Bauingenieurwesen, génie civil, ingeniería civil, civil works, civil engineering design
Structural engineering | structural design, structural analysis, Tragwerksplanung, structural calculations, structural steel design
Reinforced concrete design | ~ Structural engineering
Seismic design | ~ Structural engineering
Geotechnical engineering | soil mechanics, soil testing, geotechnics, geotechnical investigation
Foundation design | ~ Geotechnical engineering
Transportation engineering | highway engineering, pavement design, traffic analysis, transportation planning, roadway design
Highway design | road design | ~ Transportation engineering
Traffic engineering | ~ Transportation engineering
Water resources engineering | hydraulic modeling, stormwater management, drainage design, stormwater, drainage systems
Hydrology | ~ Water resources engineering
HEC-RAS | ~ Water resources engineering
Wastewater treatment | water treatment, wastewater, water and wastewater treatment, sewage treatment, water treatment plants
Bridge design | bridge engineering, bridge inspection
Tunnel construction | tunnelling
Land surveying | surveying, topographic surveys, total station, land survey, Vermessung, topographie, construction surveying, boundary surveys
Land development | site grading, site development, site design, grading plans
Urban planning | city planning, town planning, Stadtplanung, urbanisme, land use planning, zoning, urban design, master planning, regional planning | < Planning
?Architecture | architectural design, Architektur, architectural drawings, conception architecturale, building design, architectural drafting, schematic design
Landscape architecture | landscape design
Building information modeling | =BIM, BIM modeling, BIM coordination, clash detection | method
Sustainable building | green building, sustainable design, energy-efficient building
LEED | LEED certification | ~ Sustainable building
BREEAM | ~ Sustainable building
Passive house | ~ Sustainable building
Historic preservation | heritage conservation, building conservation
Building codes | building regulations, international building code, code compliance, Bauordnung, HOAI, VOB

# core
Construction management | construction project management, Bauleitung, gestion de chantier, dirección de obra, construction administration, construction supervision, conduite de travaux | < Project management
Site management | construction site management, site supervision, site coordination, suivi de chantier, jobsite supervision
Cost estimation | cost estimating, construction estimating, estimating, cost estimates, quantity takeoffs, takeoffs, material takeoffs, chiffrage, Kostenschätzung
Quantity take-off | ~ Cost estimation
Quantity surveying | bills of quantities, measurement and valuation, =BOQ
Construction scheduling | construction planning, project scheduling construction
Contract administration | construction contracts, subcontract management, subcontractor management, subcontractor coordination, NEC contracts, RFIs and submittals, submittals, change orders
FIDIC | ~ Contract administration
JCT contracts | ~ Contract administration
Tendering | bid preparation, ?bidding, bid management, tender preparation, construction bids, competitive bidding, Ausschreibung, appels d'offres, licitaciones, ?tenders
Construction safety | site safety, construction site safety, SMSTS, scaffold safety | < Occupational safety
OSHA 30 | < OSHA 10 | ~ Construction safety
OSHA 10 | ~ Construction safety
CSCS card | ~ Construction safety
Building inspection | construction inspection, site inspections, home inspection, structural inspection, building surveys, snagging
Planning and building permits | building permits, permit applications, planning applications, planning permission, permitting, planning consent, building control approval
Facilities management | facilities maintenance, building maintenance, building operations, Gebäudemanagement, Hausmeistertätigkeiten, general building maintenance

# core
Carpentry | finish carpentry, rough carpentry, trim carpentry, Zimmerei, menuiserie, charpente, carpintería, joinery, wood framing, Tischlerei, Schreinerei, finish work, dulgherie, tâmplărie, Holzbau
Woodworking | wood working, ébénisterie, furniture making, millwork, wood finishing, Möbelbau, fabrication de meubles, fabricarea mobilei, mobilier la comandă
Cabinet making | cabinetmaking | ~ Woodworking | < Carpentry
?Framing | wall framing, metal stud framing, steel framing | < Carpentry
Drywall | drywall installation, drywall finishing, plasterboard, dry lining, sheetrock, Trockenbau, plâtrerie
Plastering | rendering of walls, plasterwork, stucco, Verputzen, Putzarbeiten, enduits, tencuieli, tencuire
Masonry | bricklaying, brick laying, stone masonry, block laying, Maurerarbeiten, maçonnerie, albañilería, stonework, tuckpointing, Mauern, Mauerarbeiten, zidărie, zidire
Concrete work | ?concrete, concrete pouring, concrete finishing, concrete placement, cement finishing, Betonarbeiten, Betonieren, coulage de béton, travaux de béton, turnare beton, lucrări de betonare
Formwork | concrete forming, shuttering | ~ Concrete work | < Concrete work
Rebar installation | ~ Concrete work
Steel erection | structural steel, ironwork, steel fixing, rebar tying, steel structures
Roofing | roof installation, roof repair, shingles, Dachdecken, couverture de toit, slating
Flooring | floor installation, Fliesenlegen, carrelage, floor laying, laminate flooring
Tile setting | tiling, tile installation | ~ Flooring | < Flooring
Carpet installation | ~ Flooring | < Flooring
Hardwood flooring | ~ Flooring | < Flooring
Painting and decorating | house painting, interior painting, exterior painting, spray painting, wallpapering, Malerarbeiten, peinture en bâtiment, commercial painting, surface preparation
?Glazing | glass installation, window installation, window and door installation
?Insulation | insulation installation, thermal insulation, weatherization, Dämmung
?Demolition | selective demolition, demolition work
Scaffolding | scaffold erection, scaffold assembly, Gerüstbau
Excavation | trenching, earthmoving, earthworks, site excavation, digging trenches
Paving | asphalt paving, road construction, ?asphalt, road works, Straßenbau
Heavy equipment operation | heavy equipment, heavy machinery, heavy equipment operator, front-end loader, wheel loader, motor grader, Baumaschinen, engins de chantier, CPCS card, construction equipment
Excavator operation | excavator | ~ Heavy equipment operation | < Heavy equipment operation
Backhoe | ~ Heavy equipment operation | < Heavy equipment operation
Bulldozer | ~ Heavy equipment operation | < Heavy equipment operation
Skid steer | ~ Heavy equipment operation | < Heavy equipment operation
Crane operation | tower crane, mobile crane, overhead crane, crane operator, NCCCO, bridge crane, Kranführerschein
Rigging | rigging and signaling | ~ Crane operation
Plumbing | plumbing systems, plomberie, Sanitärinstallation, fontanería, drain cleaning, plumbing repair, plumbing installation, pipe installation, copper piping, plumbing fixtures, instalații sanitare
Pipe fitting | pipefitting | ~ Plumbing
Gas fitting | gas installation, Gas Safe, gas piping
HVAC | heating ventilation and air conditioning, heating and cooling, air conditioning, air conditioners, air conditioner repair, HVAC systems, HVAC installation, HVAC repair, HVAC maintenance, HVAC/R, Klimatechnik, climatisation, heating systems, Heizungsbau, chauffage, ventilation systems, furnace repair, Heizungsanlagen, systèmes de chauffage, instalații de încălzire
Boilers | ~ HVAC
Refrigeration | refrigeration systems, commercial refrigeration, refrigerants, F-Gas, Kältetechnik, refrigerant handling
EPA 608 | EPA Section 608 | ~ Refrigeration
Chillers | ~ Refrigeration
Ductwork | sheet metal ductwork, duct installation
Solar installation | PV installation, photovoltaic installation, solar panel installation, rooftop solar installation
Fencing installation | fence installation, decking
Home renovation | remodeling, home remodeling, renovation, kitchen and bath remodeling, refurbishment, restoration of buildings, Renovierung
Handyman work | general repairs, home repair, minor repairs, household repairs
Power tools | hand and power tools, power tools operation, Elektrowerkzeuge, scule electrice, outils électroportatifs, outillage électroportatif
Hand tools | use of hand tools, Handwerkzeuge | ~ Power tools
Waterproofing | damp proofing
Fire protection systems | sprinkler systems, fire sprinkler, fire suppression systems, NFPA codes
Elevator maintenance | elevator installation, lift maintenance, escalator maintenance
Lead and asbestos abatement | asbestos removal, asbestos awareness, mold remediation, water damage restoration

# tool ~
Revit | Autodesk Revit, Revit Architecture, Revit MEP, Revit Structure | < CAD, Building information modeling
ArchiCAD
Vectorworks | ~ ArchiCAD
# tool ~
STAAD Pro | SAFE structural software
SAP2000 | ~ STAAD Pro
ETABS
# tool ~
Procore
Buildertrend
CoConstruct | ~ Buildertrend
# tool ~
PlanSwift
HeavyBid | ~ PlanSwift
On-Screen Takeoff
Bluebeam | Bluebeam Revu
# tool ~
Lumion
Enscape
V-Ray | Vray
# tool ~
RSMeans
Xactimate
# tool
Civil 3D | AutoCAD Civil 3D
Navisworks
Tekla Structures | Tekla
Primavera P6 | Primavera, Oracle Primavera
Sage 300 Construction
`;
