export const lines = `
# core
Retail operations | retail management, store operations, Einzelhandel, commerce de détail, retail store management, store management, Filialleitung, gestion de magasin, ?retail, retail environment, retail experience, retail industry, retail sector, retail setting, comercio minorista, opening and closing procedures, retail store operations, store opening and closing, gestion de point de vente
Merchandising | retail merchandising, product merchandising, merchandise display, Warenpräsentation, product placement, merchandise presentation, mise en rayon, product display, ?displays, store displays, Regalpflege, in-store merchandising, stocking and merchandising, merchandising en magasin, markdowns, pricing and ticketing, price tagging, price changes, markdown management, tagging merchandise
Planograms | ~ Merchandising
Visual merchandising | window displays, window dressing, Schaufenstergestaltung, étalage, visual displays, store layout, escaparatismo | < Merchandising
Stocking shelves | shelf stocking, ?stocking, restocking, Regale auffüllen, replenishing stock, shelf replenishment, restocking shelves, reposición, stocking merchandise, ?replenishment, reponedor, reponedora, stocking product, restocking merchandise, aranjarea mărfii la raft
Loss prevention | shrinkage control, asset protection, theft prevention, shrink reduction, Ladendetektiv, shrink control, shoplifting prevention, shrinkage, shrink, inventory shrinkage
Cashiering | cashier duties, till operation, cashier experience, Kassiertätigkeit, Kassentätigkeit, tenue de caisse, caja registradora, operating cash register, cashier, credit card transactions, cash transactions at stores, cash and credit transactions, running the register | ~ Cash handling
Product knowledge | Warenkunde, product expertise, connaissance des produits, Produktkenntnisse, merchandise knowledge
Customer assistance in stores | clienteling, personal shopping, fitting room service, floor assistance, assisting customers, sales floor assistance, customer assistance | < Customer service
Buying and assortment planning | retail buying, assortment planning, open-to-buy, merchandise planning, merchandise buying, product assortment
Store audits | store inspections
Mystery shopping | ~ Store audits
Retail analytics | sales per square foot, retail math, retail sales analysis, KPIs in retail
Grocery retail | supermarket operations, produce department, deli operations, meat department, deli, fresh produce retail
Luxury retail | luxury goods, luxury sales
Pharmacy retail | drugstore operations
Shopkeeping | pop-up stores, stall selling, market stalls
Gift wrapping
Inventory shrink analysis

# core
Customer service | customer care, customer support, client service, Kundenservice, service client, atención al cliente, Kundendienst, servizio clienti, customer service skills, service clientèle, guest customer service, servicio al cliente, exceptional customer service, excellent customer service, customer oriented service, client support, client care, customer service excellence, accueil client, klantenservice, assistenza clienti, atendimento ao cliente, Kundenberatung, customer interaction, quality customer service, superior customer service, great customer service, outstanding customer service, strong customer service, relații cu clienții, servirea clienților, deservirea clienților, conseil à la clientèle, asistență clienți, Kundenservice am Telefon
Customer success | customer success management, client success
Customer satisfaction | client satisfaction, Kundenzufriedenheit, satisfaction client, customer satisfaction surveys, =CSAT, satisfacción del cliente, customer feedback | ~ Customer service
Net promoter score | ?NPS | ~ Customer satisfaction
Customer experience | customer experience management, =CX, client experience, experiencia del cliente | ~ Customer satisfaction
Complaint handling | complaint resolution, customer complaints, handling complaints, Beschwerdemanagement, Reklamationsbearbeitung, gestion des réclamations, resolving customer complaints, resolución de quejas, customer complaint resolution, Reklamationsmanagement, handling customer complaints, complaints management, escalation handling, customer issue resolution, dispute resolution with customers, ?escalations, gestionarea reclamațiilor, soluționarea reclamațiilor, Bearbeitung von Reklamationen, traitement des réclamations, rezolvarea reclamațiilor | < Customer service
Call center operations | call centre, call handling, contact center operations, Callcenter, centre d'appels, call center management, contact center, call center experience, call monitoring, call quality monitoring, call routing, automatic call distribution, =ACD | ~ Customer service
Inbound calls | inbound call handling, answering calls, handling inbound calls, incoming calls, appels entrants, llamadas entrantes, answering incoming calls, inbound customer calls, taking calls, high call volume, answering customer calls, inbound customer service, high-volume calls, answering telephones, answering phones, phone answering, answering phone calls, answer phones, answering multi-line phones, telephone requests, telephone inquiries, telephone enquiries, phone inquiries, phone enquiries | < Telephone etiquette
Telephone etiquette | phone etiquette, telephone skills, telephone manner, phone skills, telephone communication, Telefonieren, accueil téléphonique, phone support, telephone support, telephone customer service, telephone reception, standard téléphonique, multi-line phone systems, multi-line phone, multi-line telephone, telephone operation, Telefondienst, ?phones, llamadas telefónicas, handling phone calls, phone calls, ?telephones, multi-line telephone systems, inbound and outbound calls, inbound/outbound calls, conversații telefonice
Live chat support | chat support, email support, live chat, e-mail support, chat and email support | < Customer service
Telemarketing | telemarketing campaigns, Telefonmarketing, teleprospecting, télévente
Average handle time | =AHT, call center metrics
First call resolution | =FCR | ~ Average handle time
Avaya | tool
RingCentral | ~ Avaya | tool
NICE inContact | ~ Avaya, RingCentral | tool
Talkdesk | ~ Avaya, RingCentral, NICE inContact | tool
Cisco Finesse | ~ Avaya, RingCentral, NICE inContact, Talkdesk | tool
Genesys | Genesys Cloud | tool | ~ Avaya
Five9 | tool | ~ Avaya
=IVR | tool | ~ Avaya
Intercom support | tool
Business process outsourcing | =BPO, back office processing, outsourcing, outsourcing management, BPO operations, offshoring, transition management BPO, shared services, business process services, back office operations, voice process, non-voice process
Service quality assurance | quality monitoring of calls, call calibration, call auditing
Technical customer support | product support, technical customer service, customer technical support | < Customer service
Client onboarding | customer onboarding, client implementation, user onboarding
Subscription management | membership management, membership services, member services, ?memberships, membership sales
Dispute handling | chargebacks, refunds processing, account disputes, ?refunds, billing disputes, billing inquiries, billing issues
Customer data management | customer records, customer database management, updating customer information, customer account management
`;
