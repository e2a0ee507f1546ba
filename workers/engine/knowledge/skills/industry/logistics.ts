export const lines = `
# core
Logistics | logistics management, Logistik, logistique, logística, logístico, logistics operations, logistics coordination, logistics planning, transport logistics, distribution logistics, gestion logistique, logistics systems
Reverse logistics | < Logistics | ~ Logistics
3PL | third-party logistics | ~ Logistics
Supply chain management | =SCM, supply chain, gestion de la chaîne logistique, cadena de suministro, supply chain operations, supply chain planning, supply chain optimization, supply chain logistics, Lieferkettenmanagement, supply chain strategy
Procurement | purchasing, strategic sourcing, Einkauf, achats, compras, strategic procurement, Beschaffung, buying, procurement management, approvisionnement, category management procurement, indirect procurement, purchasing management, sourcing, materials purchasing, direct procurement, supplier sourcing, global sourcing, sourcing strategy, purchasing procedures, e-procurement, achiziții, aprovizionare | ~ Supply chain management
Vendor management | supplier management, supplier relationship management, Lieferantenmanagement, gestion des fournisseurs, vendor relations, supplier relations, vendor negotiations, vendor relationships, gestión de proveedores, supplier negotiation, supplier evaluation, supplier performance management, supplier development, vendor selection, vendor relationship management, vendor sourcing, supplier quality, supplier qualification, managementul furnizorilor, relația cu furnizorii, relation fournisseurs, Lieferantenbetreuung
Inventory management | stock management, inventory control, stock control, Bestandsmanagement, gestion des stocks, gestión de inventarios, inventory, Lagerverwaltung, inventory tracking, control de inventarios, inventory planning, inventory levels, inventory systems, inventory replenishment, managing inventory, control de stock, stock replenishment, inventory optimization, Lagerbestand, inventory maintenance, inventory control systems, inventory monitoring, gestiunea stocurilor, gestionarea stocurilor, gestiune stocuri, inventariere, Bestandsführung, supply ordering, ordering supplies, ordering materials, stock ordering
Cycle counting | stock taking, stocktaking, Inventur, inventaire, cycle counts, physical inventory, inventory counts, inventory audits, stock counts, annual inventory, counting stock, stock checks | < Inventory management
Demand planning | demand forecasting, Bedarfsplanung, prévision de la demande, demand management, supply planning | < Planning
S&OP | sales and operations planning | ~ Demand planning
Warehouse operations | warehousing, warehouse management, Lagerhaltung, entreposage, almacén, Lagerlogistik, warehouse work, Lager, warehouse procedures, gestión de almacén, Lagerarbeit, warehouse logistics, warehouse safety, warehouse distribution, gestion d'entrepôt, distribution center operations, warehouse organization, magasinage
Warehouse management systems | =WMS, WMS software | tool
Manhattan WMS | Manhattan Associates | tool
Blue Yonder | JDA software, Red Prairie | ~ Manhattan WMS | tool
HighJump | ~ Manhattan WMS, Blue Yonder | tool
Order picking | picking and packing, pick and pack, Kommissionierung, préparation de commandes, picking orders, preparación de pedidos, order selecting, ?picking, order pulling, Kommissionieren, order preparation, pull orders, order fulfillment in warehouses, préparation des commandes, pregătirea comenzilor, picking de comenzi | < Warehouse operations
?Packing | packing and shipping, packing boxes, packaging and labeling, packing orders, emballage, embalaje, shrink wrapping, ?labeling, Verpacken, packing materials, packing parcels | < Warehouse operations
Palletizing | ~ Packing | < Warehouse operations
Shipping and receiving | shipping, receiving goods, Wareneingang, réception de marchandises, expédition, Warenausgang, recepción de mercancías, ?receiving, goods receipt, goods-in, shipping procedures, shipment preparation, receiving and shipping, inbound and outbound logistics, Versand, shipping documentation, receiving shipments, inbound logistics, outbound logistics, shipment processing, goods receiving, booking goods in, booking in goods, receiving deliveries, recepția mărfii, recepție marfă, Warenannahme, expedierea mărfii | < Warehouse operations
Loading and unloading | loading trucks, unloading trucks, freight unloading, Be- und Entladen, chargement et déchargement, truck loading, carga y descarga, truck unloading, load and unload, unloading shipments, loading/unloading, load securing, cargo loading, dock loading, unloading freight, unload trucks, Ladungssicherung, loading lorries, unloading lorries, unloading deliveries, loading vans, securing loads, unloading vans, unloading containers, încărcare și descărcare, încărcarea și descărcarea mărfii, Be- und Entladung, Ladetätigkeit, chargement de camions, arrimage, arrimage des charges, arrimage du chargement, asigurarea încărcăturii, ancorarea încărcăturii | < Material handling
Material handling | manual handling, moving materials, manutention, handling of goods, manejo de materiales, material moving, manipulare marfă, manipularea mărfurilor, Warentransport
Forklift operation | forklift, forklift driving, forklift license, Gabelstapler, Staplerschein, Gabelstaplerfahren, chariot élévateur, CACES, montacargas, forklift operator, forklift certification, forklift certified, order picker machine, fork lift, sit-down forklift, stand-up forklift, Staplerfahren, cariste, forklift truck, carretillero, fork truck, driving forklifts, operating forklifts, Gabelstapler fahren, conduite de chariots élévateurs, conduite de chariot, conducere stivuitor, manevrarea stivuitorului, operare stivuitor, cherry picker | < Material handling
Reach truck | reach truck operation | ~ Forklift operation
Pallet jack operation | pallet jack, electric pallet jack, Hubwagen, transpalette, pallet truck, walkie rider | < Material handling
Scissor lift | ~ Pallet jack operation
Boom lift | ~ Pallet jack operation
RF scanners | barcode scanning, barcode scanners, handheld scanners, scan guns, barcode systems
Distribution management | ?distribution, distribution planning, distribution operations, route-to-market, distribution centers
Freight forwarding | ?freight, freight management, Spedition, transitaire, cargo handling, freight operations, freight coordination, ?cargo, freight logistics
Freight brokerage | freight broker | ~ Freight forwarding
Ocean freight | sea freight | ~ Freight forwarding
Air freight | ~ Freight forwarding
Customs clearance | ?customs, customs brokerage, Zollabwicklung, dédouanement, customs documentation, customs compliance, import and export, import/export, customs regulations, despacho aduanero, Zoll, tariff classification, aduanas, import and export documentation, customs declarations
Incoterms
Transportation management | fleet management, transport management, transport planning, Fuhrparkmanagement, gestion de flotte, transportation planning in logistics, Transportplanung, gestión de flotas, fleet maintenance management, transportation logistics, gestion des transports, fleet operations, transportation coordination
Transportation management systems | =TMS, transport management system, TMS software | tool
Route planning | route optimization, delivery route planning, Tourenplanung, routing of deliveries, planificación de rutas, load planning, route scheduling, planification des tournées, planificarea rutelor, Routenplanung, planification d'itinéraires | < Planning
Dispatching | ?dispatch, dispatch operations, truck dispatching, driver dispatch, despacho, delivery scheduling, dispatching drivers, load scheduling
Last-mile delivery | parcel delivery, package delivery, Paketzustellung, courier delivery, livraison, delivery of goods, mail delivery, food delivery, Auslieferung, delivering packages, ?deliveries, reparto, home delivery
Truck driving | commercial driving, tractor-trailer driving, Lkw-Fahren, conduite poids lourd, long haul, over-the-road, over the road driving, long-haul driving, transporte de carga, heavy truck driving, tractor trailer, OTR driving, 18-wheeler, transport routier, delivery driving, conduite de camion, semi-truck driving, hauling, HGV driving, LGV driving, lorry driving, truck driving experience, driving trucks, driving lorries, driving HGVs, driving vans, driving articulated lorries, multi-drop delivery, conduite de poids lourds, conducere camion, transport rutier de marfă
Flatbed | ~ Truck driving
CDL | commercial driver's license, CDL Class A, CDL-A, Class A CDL, Class B CDL, Führerschein Klasse C, Führerschein CE, permis C, permis poids lourd, CDL class B, Führerschein Klasse CE, C+E Führerschein, CDL license, permis CE, class A license
HGV license | HGV Class 1, LGV Class 1 | ~ CDL
Driver's license | driving license, Führerschein, permis de conduire, carnet de conducir, Führerschein Klasse B, permis B, valid driver's license, full UK driving licence, licencia de conducir, clean driving licence
Clean driving record | good driving record, safe driving record, clean MVR, driving record, clean driving history, acceptable driving record, clean license | < Driver's license
Passenger transport | bus driving, taxi driving, chauffeur driving, Personenbeförderung, passenger transportation, Personenbeförderungsschein, ride-share driving, passenger endorsement, chauffeur services, conduite de bus, FIMO
School bus driving | ~ Passenger transport | < Passenger transport
Defensive driving | safe driving, smith system driving, safe driving practices
DOT compliance | =DOT, DOT regulations, FMCSA, Department of Transportation regulations, DOT medical card | < Drivers' hours and vehicle checks
GPS navigation | map reading, GPS systems, use of GPS, satellite navigation
Drivers' hours and vehicle checks | drivers hours, driving hours rules, hours of service, electronic logging devices, logbooks, road transport compliance, Lenk- und Ruhezeiten, temps de conduite et de repos, timpi de conducere și odihnă, Fahrzeugkontrolle
Tachograph | digital tachograph, tachograph records, tachograph rules, EU drivers hours, working time directive for drivers, Fahrtenschreiber, tachygraphe, tacógrafo | < Drivers' hours and vehicle checks
Vehicle inspection | pre-trip inspections, vehicle checks, daily vehicle checks, walkaround checks, checking vehicles, Abfahrtskontrolle, defect reporting on vehicles, vehicle safety checks | < Drivers' hours and vehicle checks
Rail operations | train driving, railway operations, locomotive operation, rail signaling, railway maintenance, track maintenance
Maritime operations | port operations, vessel operations, seamanship, boat operation, ship navigation, STCW, deck operations, marine navigation, bridge watchkeeping
Moving services | furniture moving, household goods moving, relocation packing
Cold chain | cold chain management, temperature-controlled logistics, cold storage
Materials management | materials planning, Materialwirtschaft, gestion des matériaux, Disposition von Material, material control
Lean logistics | kanban replenishment | < Logistics
Cross-docking | ~ Lean logistics | < Warehouse operations
Merchandise returns | RMA processing, returns and exchanges, exchanges and returns, refunds and exchanges, product returns, customer returns, ?returns
CSCP | APICS, CPSM, APICS certification
CPIM | ~ CSCP
CIPS | ~ CSCP
Spend analysis | purchase analysis, cost-down projects, Einkaufscontrolling
Category management | ~ Procurement, Buying and assortment planning
Asset tracking | equipment tracking, supply management
`;
