export const lines = `
# core
Agriculture | farming, Landwirtschaft, agricultural production, agricultura, farm work, agricultural operations, farm operations, exploitation agricole, agricoltura, agribusiness, Ackerbau, travaux agricoles, agricultural practices
Crop production | crop management, Pflanzenbau, production végétale, crop cultivation, field crops, row crops, producción de cultivos, crop rotation, cultivation of crops, cultivos, crop planning
?Planting | seeding, sowing, transplanting, plantation of crops, plant propagation, ?grafting, ?propagation
Harvesting | crop harvesting, Ernte, récolte, cosecha, fruit picking, combine harvester, grape harvest, harvest operations, vendange
Irrigation | irrigation systems, drip irrigation, Bewässerung, riego, irrigation management, sprinkler irrigation, irrigation repair, irrigation installation
Soil management | soil science, soil analysis, Bodenkunde, soil fertility, soil sampling, agronomie des sols, soil conservation, composting, soil preparation
Fertilization | fertilizer application, nutrient management, fertilizers, Düngung
Pest management | integrated pest management, =IPM, pest control, crop protection, Pflanzenschutz, weed control, protection des cultures, insect identification, control de plagas, weed management, disease control in crops, Schädlingsbekämpfung, entomology, exterminating, rodent control
Pesticide application | pesticides, herbicides, crop spraying, pesticide applicator license, Sachkundenachweis Pflanzenschutz, herbicide application, pesticide applicator, fumigation, certiphyto, pesticide safety
Agronomy | Agronomie, agronomía, agronomic practices, plant science, agricultural science, agronomic research, Agrarwissenschaften, crop science
Plant breeding | seed production, plant genetics, seed technology
Horticulture | Gartenbau, horticultura, nursery management of plants, plant care, nursery production, floriculture, plant identification, ornamental plants, plant nursery, pflanzenpflege, horticulture ornementale, grădinărit
Greenhouse management | greenhouse operations, greenhouse growing, greenhouse production, serre, aquaponics, protected cultivation
Hydroponics | ~ Greenhouse management
Vertical farming | ~ Greenhouse management
Gardening | garden maintenance, Gartenpflege, jardinage, jardinería, garden design, jardinier, garden care, groundskeeping, grounds maintenance, entretien des espaces verts, Grünflächenpflege, groundskeeper duties, grounds keeping, espaces verts, entretien des jardins, întreținerea grădinilor, întreținerea spațiilor verzi | ~ Landscaping
Landscaping | landscape maintenance, landscape installation, Garten- und Landschaftsbau, paysagisme, paisajismo, landscape construction, GaLaBau, sod installation, mulching, landscape management, landscape contracting, amenajarea spațiilor verzi, aménagement paysager, Landschaftsbau
Hardscaping | hardscape installation | ~ Landscaping | < Landscaping
Lawn care | mowing, turf management, lawn mowing, turfgrass management, lawn maintenance, tonte, lawn equipment, edging and trimming, golf course maintenance, turf maintenance | < Landscaping
Tree care | arboriculture, tree felling, Baumpflege, élagage, tree surgery, tree trimming, poda, tree climbing, tree removal, hedge trimming | < Landscaping
?Pruning | tree pruning, Baumschnitt, taille des arbres, tăierea pomilor, Heckenschnitt | ~ Tree care | < Tree care
Forestry | Forstwirtschaft, sylviculture, forest management, silvicultura, timber harvesting, forest inventory, logging operations, timber cruising, silviculture, reforestation
Chainsaw operation | chainsaw, chain saw, Motorsägenschein, tronçonneuse, brush cutter
Livestock management | livestock, animal husbandry, Tierhaltung, élevage, ganadería, cattle management, livestock care, beef cattle, sheep farming, Viehzucht, swine production, livestock handling, livestock production, Nutztierhaltung, animal production, ranching, ranch work, herd management, pig farming, livestock farming
Dairy farming | dairy operations, Milchwirtschaft, dairy herd management, Melken, dairy production, traite, production laitière, dairy cattle
Milking | ~ Dairy farming
Poultry farming | poultry, poultry production, egg production, Geflügelhaltung, aviculture, hatchery management, hatchery operations
Animal feeding | feed formulation, animal nutrition, Tierernährung, feed management, feeding animals, nutrition animale, feeding livestock
Animal breeding | animal reproduction, Tierzucht, calving, lambing, animal science, animal genetics, zootechnie
Artificial insemination | ~ Animal breeding
Horse care | equine care, equestrian skills, horse riding, stable management, horse training, Pferdepflege, horse grooming, equine management, équitation, farriery, equine therapy, ?horses
Beekeeping | apiculture, Imkerei
Aquaculture | fish farming, Fischzucht, fisheries management, pisciculture, commercial fishing, fishing operations, fisheries, acuicultura
Viticulture practice | vineyard management, Weinbau, vineyard work, viña, vineyard maintenance, vineyard operations, viticulture
Organic farming | organic agriculture, biologischer Landbau, agriculture biologique, sustainable agriculture, permaculture, regenerative agriculture, agroecology, agricultura ecológica, ökologischer Landbau, agroforestry
Farm management | farm business management, Betriebsleitung Landwirtschaft, farm planning, gestion d'exploitation, farm administration, farm records
Farm machinery operation | tractor driving, tractor operation, farm equipment, agricultural machinery, Traktorfahren, conduite de tracteur, tractors, farm machinery, maquinaria agrícola, farm equipment operation, Landmaschinen, engins agricoles, operating tractors
Farm equipment repair | agricultural equipment maintenance, tractor repair, Landmaschinentechnik, farm equipment maintenance, agricultural mechanics
Precision agriculture | GPS guidance in farming, smart farming, yield mapping, variable rate technology, agtech, precision farming | emerging | < Agriculture
Grain handling | grain storage, grain elevator operation, grain drying, grain merchandising, grain marketing
Agricultural economics | commodity marketing farms, Agrarökonomie, agricultural finance, farm economics
Agricultural extension | farmer training, agricultural education, farm advisory, agricultural advising, rural development, desarrollo rural, agricultural consulting
Agricultural engineering | Agrartechnik, agricultural technology, ingeniería agrícola, génie rural
Food science | food technology, Lebensmitteltechnologie, food engineering, food chemistry, food microbiology, tecnología de alimentos, food product development, sensory evaluation, sensory analysis, food analysis
Post-harvest handling | produce grading, produce packing, crop storage
Wildlife management | wildlife conservation, wildlife biology, game management, habitat restoration, habitat management, wildlife habitat, fish and wildlife, wildlife rehabilitation
Natural resource management | natural resources conservation, watershed management, land management, conservation planning, range management, natural resources, land stewardship, conservation practices
Fence repair | fencing repair, farm maintenance
Floral design | flower arranging, floristry, Floristik, art floral, bouquets, floral arrangements, flower arrangement
Slaughtering | meat processing plant work, carcass grading, poultry processing
GAP certification | Global GAP, good agricultural practices
`;
