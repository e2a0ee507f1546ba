export const lines = `
# core
Laboratory techniques | lab techniques, laboratory skills, Labortechniken, techniques de laboratoire, lab skills, wet lab, bench work, laboratory work, laboratory testing, laboratory procedures, técnicas de laboratorio, laboratory analysis, Laborarbeit, lab work, laboratory methods, laboratory experience, laboratory research, wet chemistry, tehnici de laborator, solution preparation, buffer preparation, reagent preparation, preparation of solutions, preparing solutions
Laboratory safety | lab safety, biosafety, chemical hygiene, BSL-2, Laborsicherheit, radiation safety in labs, biological safety, laboratory safety procedures, lab safety procedures, biohazard handling
Laboratory equipment | lab equipment, laboratory instruments, centrifuge, pipetting, pipettes, lab equipment maintenance, micropipetting, laboratory equipment maintenance, laboratory instrumentation, balances and pH meters, pipetting techniques
Good laboratory practice | =GLP, ISO 17025, GLP compliance, Gute Laborpraxis, bonnes pratiques de laboratoire, ISO/IEC 17025, GDP documentation, good documentation practices
Laboratory management | lab management, lab supply ordering, lab operations, laboratory operations, Laborleitung, laboratory supervision
LIMS | laboratory information management system, electronic lab notebook, ELN, LabWare, laboratory information system | tool
Scientific research | research design, research methodology, research methods, Forschung, recherche scientifique, investigación científica, academic research, experimental research, research projects, Forschungsprojekte, metodología de la investigación, laboratory research design, research studies, research experience, research skills, independent research, applied research, empirical research, research design and methods, scientific method
Research and development | R&D, Forschung und Entwicklung, =F&E, recherche et développement, =I+D, investigación y desarrollo, R and D projects
Literature review | literature search, Literaturrecherche, revue de littérature, literature research, bibliographic research, revisión bibliográfica
Systematic review | ~ Literature review
Meta-analysis | ~ Literature review
PubMed | ~ Literature review
Experiment design | experimental planning, assay design, Versuchsplanung, experimental procedures, conducting experiments, ?experiments, design of experiments lab
Data recording in labs | lab notebooks, laboratory documentation, lab records, laboratory notebooks
Peer review | manuscript review, journal refereeing
Research funding | research grants, NIH grants, ERC grants, Drittmittelakquise, grant funding
Research ethics | informed consent, human subjects research, human subjects protection, CITI training, IACUC
IRB protocols | IRB, institutional review board, IRB submissions | ~ Research ethics
Animal models | in vivo studies, mouse models, laboratory animal handling, animal studies, rodent handling, mouse handling, animal experiments, in vivo, rodent surgery, mouse colony management

# core
Biology | life sciences, Biologie, biología, biological sciences, marine biology, biological research, plant biology, developmental biology, evolutionary biology, botany, zoology, botanique, Zoologie, Botanik
Molecular biology | molecular cloning, Molekularbiologie, biologie moléculaire, RNA extraction, recombinant DNA, molecular techniques, gene cloning, biología molecular, molecular biology techniques, plasmid preparation, primer design, nucleic acid extraction | < Biology
DNA extraction | DNA isolation, DNA/RNA extraction | ~ Molecular biology
Gel electrophoresis | ~ Molecular biology
PCR | polymerase chain reaction, qPCR, RT-PCR, real-time PCR, quantitative PCR, RT-qPCR, PCR techniques, digital PCR
Gene editing | genetic engineering, gene therapy, genetic modification
CRISPR | CRISPR/Cas9 | ~ Gene editing
Genomics | DNA sequencing, next-generation sequencing, =NGS, whole genome sequencing, genetics, Genetik, génétique, population genetics, genome analysis, transcriptomics, human genetics, molecular genetics, genética, cytogenetics, genetic testing, genetic counseling
RNA-Seq | ~ Genomics
Proteomics | protein purification, protein expression, protein biochemistry, metabolomics, protein analysis, protein characterization
Cell culture | mammalian cell culture, tissue culture, Zellkultur, culture cellulaire, cell biology, Zellbiologie, stem cell culture, cell line development, cultivo celular, cell lines, cell-based assays, biologie cellulaire, stem cells, aseptic cell culture, primary cell culture, cell assays, transfection
Western blot | western blotting, immunoblotting, immunoprecipitation
SDS-PAGE | ~ Western blot
ELISA | immunoassays, enzyme-linked immunosorbent assay, assay development, bioassays, assays, immunochemistry, assay validation, ligand binding assays
Flow cytometry | FACS, cell sorting, FACS analysis, fluorescence-activated cell sorting
Microscopy | light microscopy, fluorescence microscopy, Mikroskopie, SEM microscopy, scanning electron microscopy, =TEM, microscopie, microscopes, transmission electron microscopy, atomic force microscopy
Confocal microscopy | confocal imaging | < Microscopy | ~ Microscopy
Electron microscopy | < Microscopy | ~ Microscopy
Immunology | Immunologie, immunofluorescence, inmunología, immunostaining, vaccine development
Immunohistochemistry | ~ Immunology
Microbiology | bacterial culture, Mikrobiologie, microbiologie, microbiological testing, bacteriology, microbiología, media preparation, microbial identification, bacterial identification, plating and culturing, environmental microbiology, mycology, parasitology, sterility testing, bioburden testing, microbial culture
Gram staining | ~ Microbiology
Virology | viral vectors, virus culture
Biochemistry | enzymology, Biochemie, biochimie, enzyme assays, bioquímica, bioquímico, enzyme kinetics, biophysics, structural biology, X-ray crystallography
Histology | histopathology, tissue sectioning, staining techniques, immunohistology, cryosectioning, cytology, ?pathology, microtomy, tissue processing, anatomic pathology, Histologie
Hematology | blood smears, coagulation testing, hématologie, Hämatologie, blood analysis, hematología, blood cell counts, coagulation
Toxicology | ecotoxicology, Toxikologie, safety pharmacology, toxicological assessment, toxicologie
Neuroscience | Neurowissenschaften, neurobiology, neuroimaging, EEG, fMRI
Electrophysiology | patch clamp | ~ Neuroscience
Biotechnology | bioprocessing, Biotechnologie, bioprocess engineering, upstream processing, downstream processing, biopharmaceuticals, bioreactors, biotecnología, biomanufacturing, bioreactor operation, biotech, bioprocess development, fermentation technology, biologics, fermentation processes
Bioinformatics | computational biology, sequence analysis, =BLAST, Bioconductor, Bioinformatik, bioinformatique, genomic data analysis, sequence alignment, biological databases
Ecology | field ecology, Ökologie, écologie, biodiversity, species identification, biodiversity surveys, field biology, plant ecology, ecología, vegetation surveys, aquatic ecology, ornithology, ecological surveys, conservation biology, ecosystem restoration
Drug discovery | medicinal chemistry, drug development, high-throughput screening, Arzneimittelentwicklung, lead optimization, drug design, preclinical studies, preclinical development, preclinical research, molecular docking, molecular dynamics, pharmaceutical development, drug delivery
Pharmaceutical formulation | formulation development, tablet compression, Galenik, galénique, ?formulation, cosmetic formulation, pharmaceutical manufacturing, drug formulation, pharmaceutical sciences, pharmaceutics, formulation chemistry, pharmaceutical technology, pharmaceutical production

# core
Chemistry | Chemie, chimie, química, químico, general chemistry, inorganic chemistry, chemical sciences, applied chemistry, chemical principles
Analytical chemistry | chemical analysis, instrumental analysis, Analytik, chimie analytique, analytical method development, analytical methods, química analítica, method development, analytical techniques, analytical testing, analytische Chemie, raw material testing, stability testing, method validation, sample analysis, chemical testing, stability studies, analytical instrumentation, chemical analyses, analytical method validation | < Chemistry
Organic chemistry | organic synthesis, chemical synthesis, organische Chemie, chimie organique, synthetic chemistry, multi-step synthesis, ?synthesis, peptide synthesis, química orgánica, synthetic organic chemistry | < Chemistry
Physical chemistry | electrochemistry, physikalische Chemie, catalysis, chimie physique, ?kinetics, surface chemistry, spectroelectrochemistry, colloid chemistry, ?corrosion | < Chemistry
Polymer chemistry | polymer synthesis, paints and coatings, ?coatings, polymer characterization, ?adhesives, ?resins, rheology | < Chemistry
HPLC | high-performance liquid chromatography, UPLC, liquid chromatography, reverse-phase HPLC, Empower software, Chromeleon, UHPLC
Gas chromatography | =GC, GC analysis, headspace GC | < Chromatography
GC-MS | gas chromatography-mass spectrometry | ~ Gas chromatography
Mass spectrometry | MALDI-TOF, mass spec, Massenspektrometrie, spectrométrie de masse, MS/MS
LC-MS | LC-MS/MS, LCMS | ~ Mass spectrometry
ICP-MS | ~ Mass spectrometry
Chromatography | column chromatography, ion chromatography, Chromatographie, thin layer chromatography, ?TLC, ion exchange chromatography, affinity chromatography, size exclusion chromatography, cromatografía
Spectroscopy | Raman spectroscopy, infrared spectroscopy, Spektroskopie, atomic absorption, atomic absorption spectroscopy, spectrophotometry, spectroscopie, spectrophotometer, fluorescence spectroscopy, X-ray photoelectron spectroscopy, ?XPS, ICP-OES
FTIR | FT-IR | ~ Spectroscopy
UV-Vis spectroscopy | UV-Vis | < Spectroscopy | ~ Spectroscopy
NMR | nuclear magnetic resonance, NMR spectroscopy
X-ray diffraction | XRD, differential scanning calorimetry, powder diffraction
Thermogravimetric analysis | ?DSC, ?TGA
Titration | wet chemical analysis
Karl Fischer titration | Karl Fischer | < Titration | ~ Titration
Sample preparation | sample handling, sample collection, Probenvorbereitung, specimen processing, ?sampling, specimen handling, échantillonnage, Probenahme, sample processing, preparing samples, sample testing, specimen preparation, sample management, sample tracking, toma de muestras, sample extraction
Physics | Physik, physique, física, físico, applied physics, experimental physics, theoretical physics, physics modeling, solid state physics, quantum mechanics, condensed matter physics, particle physics, nuclear physics, electromagnetism
Nanotechnology | nanomaterials, Nanotechnologie, vacuum technology, nanofabrication, nanoparticles, vacuum systems
Thin films | thin film deposition, sputtering, chemical vapor deposition | ~ Nanotechnology
Astronomy | astrophysics
Geology | geosciences, Geologie, mineralogy, petrology, geological mapping, geología, stratigraphy, well logging, core logging, structural geology, sedimentology, geologic mapping, logging of drill cores
Hydrogeology | ~ Geology
Geochemistry | ~ Geology
Geophysics | seismic interpretation, seismic surveys, seismology, geophysical surveys
Meteorology | climate science, weather forecasting, climatology, oceanography, atmospheric science, climate modeling, climate change
Remote sensing | satellite imagery, satellite image analysis, ENVI software, ERDAS Imagine, aerial imagery, Google Earth Engine, image interpretation
LiDAR | ~ Remote sensing
Photogrammetry | ~ Remote sensing
Cartography | ?mapping, map making, spatial data, Kartographie, map production, GPS mapping, topographic mapping, cartografía, cartographie, ?maps, GIS data
Archaeology | archaeological excavation, archaeological fieldwork, Archäologie, archéologie, arqueología, artifact analysis, field archaeology, artifact cataloging
Anthropology | cultural anthropology, forensic anthropology, Ethnologie, antropología
Sociology | social research, Soziologie, sociologie, social science research, sociología, social sciences, Sozialwissenschaften, sozialwissenschaftliche Forschung
Psychology | behavioral science, Psychologie, experimental psychology, psychological research, cognitive psychology, psicología, social psychology, developmental psychology, industrial psychology, behavioral psychology, cognitive science, organizational psychology
History research | historical research, Geschichte, genealogy, historiography, oral history
?Philosophy | logic and ethics, philosophie
Forensic science | forensics, forensic chemistry, forensic toxicology, DNA analysis, ballistics, Forensik, trace evidence, forensic biology, criminalistics, Kriminalistik, latent prints
ImageJ | Fiji imaging | tool
GraphPad Prism | ?Prism | tool
OriginLab | Origin Pro | ~ GraphPad Prism | tool
SigmaPlot | ~ GraphPad Prism, OriginLab | tool
ChemDraw | Gaussian chemistry software, ChemOffice, Schrödinger suite | tool
SciFinder | tool | ~ ChemDraw
FlowJo | tool
SnapGene | tool | ~ FlowJo
Benchling | tool | ~ FlowJo
EndNote | reference management software | tool
Zotero | tool | ~ EndNote
Mendeley | tool | ~ EndNote
LaTeX | Overleaf, TeX | tool

# core
Renewable energy | clean energy, green energy, erneuerbare Energien, énergies renouvelables, energías renovables, renewables, renewable energy systems, renewable energy technologies | emerging
Solar energy | photovoltaics, solar power, PV systems, PV design, Photovoltaik, énergie solaire, solar PV, energía solar, PVsyst, photovoltaic systems, solar thermal, photovoltaïque, solar system design, solar design
Wind energy | wind turbines, wind power, offshore wind, Windenergie, wind farm, éolien, wind turbine maintenance, wind turbine technology, energía eólica, Windkraft
Hydrogen technology | fuel cells, green hydrogen, Wasserstofftechnik, electrolysis | emerging
Energy storage | battery energy storage, grid storage | emerging
Energy efficiency | energy management, Energieeffizienz, efficacité énergétique, energy conservation, energy modeling, eficiencia energética, energy analysis, energy saving, building energy modeling, energy performance, performance énergétique, audit énergétique, Energieberatung, energy optimization
Energy audits | energy auditing | ~ Energy efficiency
ISO 50001 | ~ Energy efficiency
Power plant operations | power generation, Kraftwerksbetrieb, power plant maintenance, boiler and turbine operation, power plants, plant operations, thermal power plants, combined cycle, centrales électriques, control room operations, utility operations
Hydropower | hydroelectric power | ~ Power plant operations
Nuclear power operations | nuclear power plant, reactor operation, nuclear operations, nuclear power
Smart grid | smart meters, grid integration, demand response, electricity grids, microgrids, power grids, grid operations, smart metering | emerging
Oil and gas operations | upstream operations, drilling operations, refinery operations, Öl und Gas, pétrole et gaz, ?drilling, oilfield operations, petróleo y gas, oil and gas production, well operations, oil and gas exploration, offshore operations, well drilling, wellsite operations, petroleum refining, oilfield services, oil & gas
Pipeline operations | gas distribution, cathodic protection, pipeline integrity, pipeline construction, pipeline maintenance
LNG | ~ Pipeline operations
Line work | power line maintenance, overhead line work, cable jointing, transmission lines, overhead lines, underground cable installation, distribution lines, pole climbing, bucket truck operation, bucket truck
Energy markets | power trading, energy procurement, electricity markets, Energiewirtschaft, marchés de l'énergie, energy policy, power purchase agreements, mercado eléctrico, energy contracts
Meter reading | utility meters, meter installation

# core
Environmental science | environmental studies, Umweltwissenschaften, sciences de l'environnement, environmental research, ciencias ambientales, environmental chemistry, environmental data analysis
Environmental management | Umweltmanagement, management environnemental, environmental planning, gestión ambiental, environmental protection, environmental stewardship, gestion de l'environnement, Umweltschutz, protección ambiental, environmental programs
Environmental compliance | environmental regulations, EPA regulations, environmental permitting, environmental auditing, air permitting, Clean Air Act, Clean Water Act, NPDES, stormwater compliance, environmental audits, SWPPP, Title V permits, environmental law compliance, ICPE, environmental regulatory compliance
NEPA | ~ Environmental compliance
RCRA | ~ Environmental compliance
Environmental impact assessment | =EIA, environmental site assessment, Phase I ESA, environmental assessments, Umweltverträglichkeitsprüfung, étude d'impact, impact assessment, evaluación de impacto ambiental, environmental impact statements
Environmental monitoring | air quality monitoring, water quality testing, environmental sampling, emissions monitoring, water quality monitoring, groundwater monitoring, water sampling, soil and groundwater sampling, air sampling, groundwater sampling, water quality, air monitoring, air quality, water quality analysis, monitoring of emissions, noise monitoring
Environmental remediation | soil remediation, groundwater remediation, site remediation, contaminated land, Altlastensanierung, dépollution, contaminated site assessment, brownfield redevelopment, bioremediation
Environmental engineering | Umwelttechnik, génie de l'environnement, pollution control, air pollution control, ingeniería ambiental, pollution prevention, water pollution control, Umweltingenieurwesen
Waste management | Abfallwirtschaft, gestion des déchets, gestión de residuos, hazardous waste management, solid waste management, waste disposal, waste reduction, waste collection, circular economy, Kreislaufwirtschaft, waste sorting, tri des déchets, hazardous waste disposal, landfill operations, Entsorgung, refuse collection
Recycling | recycling programs | ~ Waste management
Sustainability | Nachhaltigkeit, développement durable, sostenibilidad, sustainability management, sustainable development, corporate sustainability, sustainability strategy, Nachhaltigkeitsmanagement, environmental sustainability, sustainability initiatives, sustainability programs | emerging
Carbon accounting | carbon footprint, greenhouse gas inventory, GHG protocol, bilan carbone, carbon footprint analysis, GHG emissions, decarbonization, net zero, GHG accounting, Ökobilanz, huella de carbono, carbon management, climate policy | emerging
Life cycle assessment | =LCA | emerging | ~ Carbon accounting
`;
