export const COMMERCE_DONE = `
Sales | selling *, closing deals, generating sales, driving sales
Customer service | receiving customers, welcoming customers, helping customers, assisting customers, serving customers, helping guests, assisting guests, serving guests, helping shoppers, assisting shoppers, helping passengers, assisting passengers, assisting callers, advising customers, greeting customers, answering customer questions, answering customer inquiries, answering customer enquiries, resolving customer issues, resolving customer problems, responding to customers, responding to customer inquiries, resolving customer concerns, answering guest questions, answering customers questions, handling customer inquiries, handling customer enquiries, handling customer questions, handling customer requests, handling customer issues, responding to customer questions, responding to customer enquiries, responding to customer requests, responding to guest requests, greeting guests, greeting patrons, assisting patrons, serving patrons, helping patrons, greeting members, greeting clients, responding to customer inquiries, responding to customer enquiries, responding to customer questions, handling customer inquiries, handling customer issues, handling customer concerns, dealing with customer issues, dealing with customer needs, dealing with customer inquiries, following up with customers, following up on customer inquiries, meeting incoming customers, providing assistance to customers, meeting customer needs, helping clients, assisting clients, serving clients, helping members, assisting members, assisting residents, helping residents, greeting residents, greeting shoppers, attending to customers, attending to guests, attending to clients, tending to customers, tending to guests, interacting with customers, interacting with guests, answering client questions, answering client inquiries, resolving client issues, resolving guest issues, resolving customer complaints and concerns, providing customer support, selling tickets, answering product questions, exchanging merchandise, accepting returns, handling returns, issuing refunds, processing exchanges, handling exchanges
Internal communications | writing internal newsletters, editing internal newsletters, distributing internal newsletters, creating internal newsletters
Customer satisfaction | ensuring customer satisfaction, ensuring guest satisfaction, ensuring client satisfaction, receiving positive feedback from customers, receiving positive feedback from guests, receiving positive feedback from clients, improving customer satisfaction, improving guest satisfaction
Complaint handling | handling complaints, resolving complaints, handling customer complaints, resolving customer complaints, responding to complaints, resolving guest complaints, handling guest complaints, answering complaints, investigating complaints, responding to customer complaints, addressing customer complaints, resolving client complaints, resolving patient complaints
Inventory management | counting inventory, ordering stock, tracking inventory, tracking stock, monitoring stock, replenishing stock, monitoring inventory, controlling inventory, managing stock, managing inventory, checking stock levels, monitoring stock levels, taking inventory, taking inventories, conducting inventory, conducting inventories, maintaining inventory levels, monitoring inventory levels, managing inventory levels, rotating stock, performing inventory counts, conducting inventory counts, performing cycle counts, reordering stock, organizing stock rooms, maintaining stock rooms, receiving supplies, storing supplies, managing receipt of supplies, receiving stock, counting stock, keeping stock, recording stock, ordering inventory, maintaining inventory, ordering supplies, maintaining stock levels, keeping stock levels, controlling stock
Stocking shelves | filling shelves, restocking shelves, stacking shelves
Merchandising | building displays, setting up displays, arranging displays, creating displays, setting planograms, resetting shelves, building endcaps
Telephone etiquette | making outbound calls, operating switchboards, operating telephones, handling calls, handling phone calls, handling telephone calls, screening calls, screening telephone calls, screening phone calls, directing calls, routing calls, transferring calls, returning calls, making phone calls, responding to phone calls, responding to telephone inquiries, responding to telephone requests, responding to calls
Travel booking | booking travel, booking flights, arranging travel, booking hotels
Procurement | buying materials, buying supplies, buying equipment, buying goods, buying parts, buying steel, purchasing materials, purchasing supplies, purchasing equipment, purchasing goods, purchasing parts, sourcing suppliers, sourcing materials, sourcing vendors
Route planning | planning routes, planning delivery routes, planning delivery rounds
Shipping and receiving | shipping orders, shipping goods, shipping products, receiving shipments, receiving deliveries, receiving goods
Loading and unloading | loading trucks, unloading trucks, unloading deliveries, loading vans, unloading lorries, loading lorries
Truck driving | driving trucks, driving lorries, driving semi-trucks, hauling freight, hauling loads, hauling goods, hauling cargo, driving dump trucks
Cleaning | cleaning rooms, cleaning offices, cleaning houses, cleaning floors, mopping floors, cleaning kitchens, cleaning toilets
Housekeeping | making beds, changing linen, changing sheets
Food preparation | preparing meals, preparing ingredients, preparing salads, preparing sandwiches, preparing vegetables, chopping vegetables, preparing dishes
Bartending | mixing drinks, mixing cocktails, making cocktails, pulling pints
Barista skills | making coffee, making espresso, making coffee drinks, making espresso drinks, preparing espresso drinks, preparing coffee drinks
Table service | serving food, serving meals, waiting tables, waiting on tables, serving tables, taking food orders, taking drink orders
Hairdressing | cutting hair, styling hair
Property management | letting apartments, letting flats, managing rental properties, managing apartment buildings, managing properties, managing residential properties, collecting rent, collecting rents, managing apartments, managing rental units, managing flats, arranging repairs
Account management | looking after accounts, looking after key accounts, managing key accounts, managing client accounts, managing customer accounts, managing portfolios of accounts, servicing accounts, growing accounts, managing client portfolios, servicing client accounts
Lead generation | generating leads, finding leads
Loss prevention | preventing theft, preventing shoplifting, reducing shrink, reducing shrinkage, apprehending shoplifters, deterring theft, catching shoplifters, detaining shoplifters
Product knowledge | explaining product features, explaining products, advising customers on products
Cooking | cooking food, cooking meals, cooking dishes, cooking breakfasts, cooking lunches, cooking dinners, cooking entrees, running grill stations, working grill stations, working grills
Baking | baking bread, baking cakes, baking pastries, baking desserts, baking cookies, baking pies, baking pizzas
Grilling | grilling steaks, grilling meats, grilling burgers, grilling hamburgers, grilling fish
Menu planning | planning menus, creating menus, developing menus, designing menus, writing menus
Food safety | checking food temperatures, recording food temperatures, taking food temperatures, monitoring food temperatures, logging food temperatures, storing raw food, maintaining correct temperatures, maintaining food temperatures, following HACCP, following food safety guidelines, following health codes, following sanitation standards, maintaining sanitation standards
Dishwashing | washing dishes, washing pots, cleaning dishes
Reservations | taking reservations, booking reservations, handling reservations, making reservations, booking tables, taking bookings
Guest services | checking in guests, checking out guests, receiving guests
Laundry | washing clothes, washing linens, doing laundry, folding laundry
Order processing | processing orders, processing customer orders, processing sales orders, fulfilling orders, entering sales orders, taking phone orders, entering customer orders, tracking customer orders, tracking orders, filling orders
Order picking | picking orders, pulling orders, picking items, picking products, picking parts, pulling products, pulling items
Packing | packing orders, packing boxes, packing products, packaging products, packing goods
Forklift operation | driving forklifts, operating forklifts, operating lift trucks, driving lift trucks
Pallet jack operation | operating pallet jacks
Material handling | moving materials, moving pallets, staging pallets, delivering materials, transporting materials
Dispatching | dispatching drivers, dispatching trucks, dispatching technicians, dispatching crews, dispatching loads
Last-mile delivery | delivering packages, delivering parcels, delivering pizzas, delivering food orders, delivering meals, delivering groceries
Freight brokerage | booking loads, booking freight
Customs clearance | clearing customs, preparing customs documents, preparing customs declarations, filing customs entries
Vehicle inspection | inspecting vehicles, conducting vehicle inspections, performing vehicle inspections, performing pre-trip inspections, conducting pre-trip inspections
Passenger transport | driving buses, transporting passengers, driving passengers
Vendor management | managing vendors, managing suppliers, managing vendor relationships, managing supplier relationships, dealing with suppliers, dealing with vendors, overseeing vendors, coordinating vendors, selecting vendors, evaluating vendors, evaluating suppliers
Demand planning | forecasting demand
Business development | winning new business, winning new clients, acquiring new clients, acquiring new customers, generating new business, developing new business, bringing in new clients, developing new accounts, acquiring new accounts, signing new clients, opening new accounts, winning new accounts, bringing in new accounts, bringing in new customers, bringing in new business, securing new clients, securing new business, signing new accounts, landing new clients, landing new accounts, opening new markets, entering new markets, developing new markets, securing new accounts
Customer retention | building customer loyalty, increasing customer retention, increasing customer loyalty, retaining customers, retaining clients, raising retention rates, improving retention rates, increasing retention rates
Media planning | purchasing advertising, buying advertising, buying advertisements, scheduling advertising, placing advertisements
Prospecting | calling prospects, identifying prospects, prospecting clients, prospecting customers, finding new customers, finding new clients, signing up members, signing up new members, signing up customers, prospecting for new clients, attracting new customers, attracting new clients, growing customer bases, identifying prospective clients, identifying prospective customers, contacting prospective clients, contacting prospective customers, contacting prospects
Cold calling | making cold calls, calling prospective customers, calling prospective clients
Quotations | preparing quotes, preparing quotations, writing quotes, issuing quotes, providing quotes, preparing price quotes
Proposal writing | writing proposals, preparing proposals, drafting proposals, developing proposals
Product demonstrations | demonstrating products, giving product demonstrations, conducting product demonstrations, giving demos, running demos, demonstrating software
Sales presentations | delivering sales presentations, giving sales presentations, presenting to prospects
Sales forecasting | forecasting sales
Sales management | managing sales teams, leading sales teams, supervising sales teams, managing sales staff
Upselling | upselling *, recommending add-on items, recommending additional products, suggesting additional items, suggesting additional products, recommending wines, suggesting wines, suggesting wine pairings, recommending wine pairings
Quota attainment | exceeding quotas, exceeding sales quotas, exceeding sales goals, exceeding sales targets, meeting sales targets, meeting sales goals, beating sales targets, surpassing sales goals, surpassing quotas, achieving sales targets, meeting quotas, meeting monthly sales goals, achieving sales goals, beating sales goals, exceeding monthly sales goals, exceeding sales objectives, surpassing revenue goals, surpassing sales targets, exceeding revenue goals, exceeding revenue targets
Client relationship management | building client relationships, maintaining client relationships, developing client relationships, managing client relationships, building customer relationships, maintaining customer relationships, building relationships with clients, maintaining relationships with clients, building relationships with customers, maintaining relationships with customers, cultivating client relationships, developing customer relationships, cultivating customer relationships, fostering client relationships, fostering customer relationships, strengthening client relationships
Partnership management | managing partnerships, building partnerships, developing partnerships
Sports coaching | coaching soccer, coaching basketball, coaching football, coaching baseball, coaching swimming, coaching tennis, coaching volleyball, coaching athletes, coaching youth soccer, coaching soccer teams, coaching basketball teams, coaching youth teams, coaching players
Group fitness instruction | teaching fitness classes, teaching group fitness classes, leading fitness classes, leading group classes, instructing group fitness classes, teaching spin classes, teaching aerobics, teaching yoga classes
Exercise programming | designing workouts, developing workouts, developing workout routines, designing workout routines, creating workouts, developing fitness programs, designing fitness programs, developing exercise routines, designing exercise programs, creating exercise programs, developing exercise programs, writing training plans, designing workout plans, creating workout plans, creating fitness programs, writing workout plans
Fitness assessment | assessing fitness, conducting fitness assessments, performing fitness assessments
Leasing | leasing apartments, leasing units, negotiating leases, renting apartments, signing leases, renewing leases
Property showings | showing apartments, showing properties, showing homes, showing houses, showing units
Tenant relations | handling tenant complaints, resolving tenant complaints, resolving tenant issues
Inbound calls | answering incoming calls, handling incoming calls, taking incoming calls, answering inbound calls, handling inbound calls, taking inbound calls, answering calls, answering phones, answering telephones, taking calls, answering telephone calls, answering phone calls, answering customer calls, answering multi-line phones, fielding calls, fielding phone calls, receiving calls
Retail operations | opening stores, closing stores, running stores, managing stores, managing shops, running shops
Cashiering | working cash registers, operating cash registers, working registers, running cash registers, working tills, ringing up purchases, ringing up sales, ringing up customers, ringing up orders, ringing sales
Visual merchandising | maintaining displays, creating window displays, maintaining effective displays
Brand management | managing brands, building brand awareness, increasing brand awareness, raising brand awareness, developing brand guidelines
SEM | managing Google Ads, running Google Ads, running PPC campaigns, managing PPC campaigns, running paid search campaigns, managing paid search campaigns
Focus groups | running focus groups, conducting focus groups
Kitchen management | running kitchens, overseeing kitchens, managing kitchen operations
Food and beverage management | running restaurants, managing restaurants, managing cafes, running cafes, managing dining rooms
`;
