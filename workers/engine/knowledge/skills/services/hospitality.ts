export const lines = `
# core
Cooking | food cooking, line cooking, Kochen, cuisine professionnelle, cocina, culinary skills, culinary arts, cooking techniques, culinary techniques, culinary, meal cooking, cooking skills, gătit, gătire, arta culinară, Zubereitung warmer Speisen, Kochkunst, art culinaire, techniques culinaires, recipes, standardized recipes
Food preparation | food prep, preparing food, Speisenzubereitung, préparation des aliments, preparación de alimentos, meal preparation, preparing meals, meal prep, prep cooking, mise en place, preparation of food, Zubereitung von Speisen, pregătirea alimentelor, prepararea alimentelor, pregătirea preparatelor, préparation culinaire, préparation des plats | ~ Cooking
Baking | bread baking, Backen, boulangerie, panadería, breads, artisan bread, panificație, coacere
Pastry | pastry making, pâtisserie, Konditorei, pastelería, desserts, confectionery, chocolate work, repostería, viennoiserie, sugar work, chocolaterie
Cake decorating | ~ Pastry
Grilling | barbecue, broiling, grill cooking, grill station, frying, deep frying, fry station | < Cooking
Sautéing | sauté, saute station | ~ Grilling | < Cooking
Sauces and stocks | sauce making, soups and sauces | < Cooking
Garde manger | cold kitchen, cold food preparation, salad preparation, charcuterie, pantry station, salad making | < Cooking
Butchery | meat cutting, butchering, Metzgerhandwerk, boucherie, carnicería, meat preparation, fish butchery, meat fabrication, knife skills, Fleischverarbeitung, fish filleting | ~ Food preparation
Sushi making | Japanese cuisine, sushi preparation | < Cooking
Italian cuisine | pizza making, pasta making, Italian cooking | < Cooking
French cuisine | French cooking, cuisine française | < Cooking
Asian cuisine | Indian cuisine, Chinese cuisine, Thai cuisine, Mediterranean cuisine, Mexican cuisine, international cuisine, Latin cuisine | < Cooking
Vegetarian cuisine | vegan cooking, dietary restrictions, special diets, food allergies, allergen awareness, gluten-free cooking, allergens | < Cooking
Menu planning | menu development, menu design, menu creation, Menüplanung, élaboration de menus, recipe development, recipe creation, recipe costing, menu costing, writing menus, designing menus, creating menus, menu writing, planificarea meniului, planificarea meniurilor, întocmirea meniului, élaboration des menus, Menügestaltung, Speiseplanung | < Planning
?Plating | food presentation, food styling, plate presentation, food plating, dressage d'assiettes
Kitchen management | kitchen operations, back of house operations, Küchenleitung, gestion de cuisine, kitchen supervision, back-of-house, BOH operations, kitchen staff supervision, kitchen organization, kitchen administration, commercial kitchen
Kitchen equipment operation | commercial kitchen equipment, kitchen equipment, kitchen equipment maintenance, slicers and mixers
Dishwashing | dish washing, washing dishes, plonge, Spülen, lavaplatos
Food safety | food hygiene, food handling, Lebensmittelhygiene, hygiène alimentaire, higiene alimentaria, safe food handling, food sanitation, sanitation and safety, sanitation training, kitchen sanitation, sanitation standards, health department audits, health department inspections, health department regulations, health department standards, health codes, health and sanitation, food safety and sanitation, food safety standards, food handler certification, food safety regulations, manipulador de alimentos, Lebensmittelsicherheit, food handlers card, safety and sanitation, food handler, food safety procedures, proper food handling, siguranța alimentelor, siguranță alimentară, sécurité alimentaire, sécurité des aliments, igienă alimentară
HACCP | HACCP compliance, HACCP plan, HACCP principles, HACCP standards, hazard analysis critical control points, HACCP certified, méthode HACCP
ServSafe | ServSafe certified, ServSafe certification, ServSafe Manager, Serv Safe, food protection manager certification
Food cost control | food costing, food and labor cost control, Wareneinsatz, food cost management, food costs, labor cost control, portion control, food cost analysis, controlling food costs, food and beverage cost control, keeping food costs
Stock rotation | FIFO, food rotation, first-in first-out, food inventory, product rotation, food ordering, kitchen inventory | ~ Stocking shelves
Catering | catering services, event catering, traiteur, catering operations, off-site catering, catering events, large-scale catering
Banquets | banquet catering | ~ Catering
Food and beverage management | F&B management, restaurant operations, food service management, =F&B, restaurant management, gestion de restaurant, Gastronomie, food and beverage operations, foodservice management, restauration collective, food and beverage, food service operations, restauration, restaurant administration, hostelería
Food service | serving food, food serving, Speisenservice, service en salle, servicio de alimentos, foodservice, serving meals, food delivery to tables, cafeteria service, quick service restaurant, fast food
Table service | waiting tables, table waiting, waitressing, fine dining service, serving guests, Servieren, service à table, servicio de mesa, tableside service, fine dining, serving customers at tables, service of guests, silver service, servire la masă, Servieren am Tisch, servirea la mese, Bedienung der Gäste, servitul la mese | < Food service, Customer service
Table setting | setting tables | ~ Table service
Room service | ~ Table service | < Food service
Bartending | bar service, Barkeeping, beverage preparation, bar management, drink preparation, mixing drinks, bar operations, beverage service, alcoholic beverages, responsible alcohol service, TIPS certification, alcohol service, ?bar, coctelería, TIPS certified, RBS certification | < Food service
Mixology | cocktail making, cocktails | ~ Bartending
Barista skills | coffee making, espresso, coffee preparation, espresso machines, barista, coffee brewing
Latte art | ~ Barista skills
Wine service | sommelier, wine knowledge, wine pairing, wine tasting, œnologie, wine list development, Weinkenntnisse, wine selection
?Reservations | reservation management, booking reservations, taking reservations, Reservierungen, table reservations, hotel reservations, room reservations, booking systems, gestión de reservas, reservation systems, rezervări
OpenTable | tool
?Toast POS | ~ OpenTable | tool | < Point of sale systems
Aloha POS | =Aloha | ~ OpenTable, Toast POS | tool | < Point of sale systems
Micros POS | Oracle Micros, =MICROS | ~ OpenTable, Toast POS, Aloha POS | tool | < Point of sale systems
Squirrel POS | ~ OpenTable, Toast POS, Aloha POS, Micros POS | tool | < Point of sale systems
Square POS | ~ OpenTable, Toast POS, Aloha POS, Micros POS, Squirrel POS | tool | < Point of sale systems
Hotel front desk | front office operations, hotel reception, Hotelrezeption, réception hôtelière, guest check-in, check-in and check-out, recepción hotelera, front desk operations, check-in/check-out, front desk in hotels, guest registration, hotel front office, guest check-out | < Guest services, Reception
Property management systems hotel | Opera PMS, Oracle Opera, Fidelio, hotel management software, Opera property management, Protel, Maestro PMS, OnQ | tool
Guest services | guest relations, Gästebetreuung, accueil clients hôtel, atención al huésped, guest satisfaction, guest experience, guest complaints handling, hospitality services, guest requests, VIP guests, guest care, relation clientèle hôtelière, relații cu oaspeții, accueil des clients | < Customer service
Hospitality management | hotel management, Hotelmanagement, gestion hôtelière, hotel operations, gestión hotelera, hospitality operations, Hotellerie, hospitality industry, rooms division, hospitality
Housekeeping | room cleaning, hotel housekeeping, Zimmerreinigung, Housekeeping im Hotel, limpieza de habitaciones, room attendant duties, making beds, bed making, housekeeping operations, cleaning guest rooms, entretien des chambres, guest room cleaning, housekeeping management, curățenia camerelor | ~ Cleaning
Cleaning | commercial cleaning, janitorial work, janitorial services, Reinigung, nettoyage, limpieza, floor care, deep cleaning, sanitizing, Gebäudereinigung, floor cleaning, cleaning procedures, custodial work, mopping, vacuuming, sanitation, ménage, house cleaning, custodial services, industrial cleaning, office cleaning, pressure washing, sweeping, dusting, cleaning equipment, disinfection, sanitation procedures, cleaning chemicals, sweeping and mopping, restroom cleaning, nettoyage industriel, Unterhaltsreinigung, entretien des locaux, curățenie, servicii de curățenie, Raumpflege, nettoyage des locaux, curățenie și igienizare, Desinfektion, désinfection, dezinfecție
Floor waxing | floor stripping | ~ Cleaning
Window cleaning | Fensterreinigung, Glasreinigung, nettoyage de vitres, nettoyage des vitres, lavage de vitres, spălarea geamurilor, spălat geamuri | < Cleaning | ~ Cleaning
Carpet cleaning | < Cleaning | ~ Cleaning
Laundry | laundry operations, dry cleaning, Wäscherei, blanchisserie, lavandería, pressing garments, laundry services
Ironing | ~ Laundry
Linen management | ~ Laundry
Concierge services | concierge, Conciergerie | < Guest services
Revenue management hotel | yield management, hotel revenue management, RevPAR
Tourism | travel and tourism, Tourismus, tourisme, turismo, tour guiding, tour operations, guided tours, tour planning, Reiseleitung, tourism management, guía turístico, ?tours
Travel booking | travel arrangements, airline ticketing, Reiseplanung, itinerary planning, flight booking, travel agency operations, booking travel, travel planning, corporate travel, travel coordination, travel management, making travel arrangements, itineraries, coordinating travel, Reiseorganisation, organisation de déplacements, organisation de voyages, organizarea deplasărilor, organisation des déplacements
Amadeus | global distribution systems, Amadeus GDS | tool
Galileo GDS | Travelport, ?Worldspan | ~ Amadeus | tool
Sabre | Sabre GDS | tool | ~ Amadeus
Casino operations | dealing cards, table games, gaming operations, blackjack dealing
Cruise operations | yacht stewarding
Nightclub operations | bouncers, doormen services
`;
