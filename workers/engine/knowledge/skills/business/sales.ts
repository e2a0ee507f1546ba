export const lines = `
# core
Sales | selling, pre-sales agents, Vertrieb, vente, ventas, vendite, selling skills, sales skills, sales techniques, sales operations experience, direct sales, Verkauf, techniques de vente, sales process, sales experience, selling techniques, Verkaufserfahrung, vânzări, tehnici de vânzare, vânzare directă
B2B sales | business-to-business sales, B2B selling, B2B, business to business, Firmenkundenvertrieb, vente B2B, corporate sales | < Sales
B2C sales | business-to-consumer sales, B2C, consumer sales, door-to-door sales, Privatkundenvertrieb | < Sales
Inside sales | Vertriebsinnendienst, internal sales, telesales, telephone sales, phone sales, sales by phone, ventas telefónicas | < Sales
Field sales | outside sales, Außendienst, territory sales, outside sales calls, Vertriebsaußendienst, field selling | < Sales
Retail sales | retail selling, sales floor, in-store sales, Verkauf im Einzelhandel, floor sales | < Sales
Enterprise sales | enterprise selling, large deal sales, complex sales | < B2B sales
Technical sales | sales engineering, pre-sales, presales, technical pre-sales, vente technique, technischer Vertrieb, solution engineering | < Sales
SaaS sales | software sales, SaaS selling, technology sales, IT sales | < B2B sales
Consultative selling | consultative sales, needs-based selling, conceptual selling | method | < Sales
Solution selling | value selling, value-based selling | method | < Sales
SPIN selling | Sandler sales, Miller Heiman | method
Challenger sale | method | ~ SPIN selling
MEDDIC | method | ~ SPIN selling
Cold calling | cold calls, Kaltakquise, prospection téléphonique, llamadas en frío, telephone prospecting | < Sales
Outbound calling | outbound calls, outbound sales calls | < Telephone etiquette | ~ Cold calling
Prospecting | sales prospecting, prospection, Neukundenakquise, Neukundengewinnung, new customer acquisition, prospección, customer acquisition, client acquisition, acquisition of new customers, identifying prospects, client prospecting, prospection commerciale, prospect research | ~ Lead generation, Cold calling
Lead generation | lead gen, generating leads, Leadgenerierung, generation of leads, sales leads, generación de leads, lead sourcing, prospectarea pieței, prospection de clients
Lead qualification | qualifying leads, lead management, lead nurturing, lead scoring
Sales pipeline management | pipeline management, sales pipeline, sales funnel, sales funnel management, pipeline generation
Sales forecasting | forecasting sales, Absatzplanung | < Forecasting
Sales management | sales leadership, sales team management, Vertriebsleitung, sales team leadership, direction commerciale, dirección comercial, managing sales teams, Vertriebssteuerung
Sales strategy | sales planning, Vertriebsstrategie, stratégie commerciale, strategic selling, sales plans, estrategia comercial, go-to-market planning in sales
Sales operations | sales ops, sales administration, =ADV, administration des ventes, sales support, revenue operations, RevOps, sales coordination, order management in sales
Sales enablement | sales playbooks, sales training, sales coaching, training sales staff
Sales analysis | sales analytics, sales reporting, sales reports, sales data analysis, sales trends analysis
Account management | key account management, client account management, gestion de comptes, gestión de cuentas, managing accounts, strategic account management, major account management, gestion de comptes clés, account planning, account growth, national account management, named accounts, gestionarea conturilor de clienți
Territory management | territory planning, sales territory management, territory development, sales territory
Client relationship management | client relations, customer relationship management, relationship building with clients, customer relations, Kundenbeziehungsmanagement, relation client, client relationships, relationship management, customer relationships, building client relationships, gestion de la relation client, client management, Kundenbetreuung, building customer relationships, relaciones con clientes, client retention, suivi clientèle, portfolio of clients, Kundenpflege, managementul relației cu clienții | ~ Account management
Negotiation | negotiator, sales negotiation, Verhandlungsgeschick, négociation, negociación, negotiating, negotiation skills, negotiating skills, Verhandlungsführung, contract negotiations in sales, Verhandlungssicher, négociation commerciale, negociere, tehnici de negociere | ~ Contract negotiation
Closing deals | deal closing, closing sales, sales closing, closing techniques, contract closing, winning business, closing business | < Sales
Objection handling | overcoming objections, handling objections
Upselling | up-selling, Zusatzverkauf, vente additionnelle, upsell, suggestive selling, up-sell, venta cruzada | < Sales
Cross-selling | cross sell | ~ Upselling | < Sales
Product demonstrations | product demos, software demonstrations, sales demos, product presentations, ?demos
Sales presentations | client presentations, sales pitches, pitching, pitching to clients
Quotations | preparing quotes, sales quotes, price quotations, Angebotserstellung, devis, cotizaciones, preparing quotations, ?quoting, quote preparation, price quotes | ~ Cost estimation
Proposal writing | RFP responses, proposal development, proposal preparation, bid writing, tender writing, sales proposals, réponse aux appels d'offres, RFI responses, RFQ responses | < Writing
RFP | request for proposal | ~ Proposal writing
Order processing | order entry, order fulfillment processing, Auftragsabwicklung, order taking, processing orders, traitement des commandes, sales order processing, Auftragsbearbeitung, order management, taking orders, procesamiento de pedidos, saisie de commandes, prise de commandes, sales orders
Channel sales | channel management, channel partner management, channel partners, indirect sales, reseller management, distributor management, dealer management, VAR management, distributor sales, dealer sales | < Sales
Partnership management | strategic partnerships, partner management, alliance management, ?partnerships, strategic alliances, partnership development, Partnermanagement, gestion de partenariats, partner relations, alianzas estratégicas
Business development | new account development, new business development, Geschäftsentwicklung, développement commercial, desarrollo de negocio, business growth, new business, biz dev, business development strategies, développement des affaires
?Pricing | pricing strategy, price setting, Preisgestaltung, pricing analysis, price optimization, tarification, pricing models, Preiskalkulation, revenue growth management
Trade shows | trade fairs, exhibitions sales, trade exhibitions, Messen, trade show management, Messeorganisation, tradeshows, salons professionnels, ferias comerciales, trade show coordination
Export sales | international sales, international business development, export management, Export, vente à l'export | < Sales
Pharmaceutical and FMCG sales | FMCG sales, =FMCG, consumer goods, =CPG, consumer packaged goods, fast-moving consumer goods | < Sales
Automotive sales | car sales, vehicle sales, Autoverkauf, vehicle leasing sales, auto sales, automobile sales | < Sales
Advertising sales | media sales, ad sales, selling advertising space | < Sales
Sponsorship sales | ticket sales, ?sponsorship, corporate sponsorship | < Sales
Auctioneering | auctions
Customer retention | customer loyalty, client retention programs, churn reduction, Kundenbindung, fidélisation, fidélisation client, fidelización de clientes, retention strategies
Quota attainment | exceeding sales targets, sales targets, meeting sales quotas, quota achievement, sales quotas, sales goals, target achievement, exceeding quota, achieving sales targets | < Sales
Commercial contracts | vendor sales contracts, supplier contracts, commercial agreements, sales contracts

# tool < Client relationship management ~
CRM | CRM software, CRM systems, CRM tools, CRM platforms, CRM databases, CRM-Systeme, customer relationship management software, customer relationship management (CRM), CRM management
Salesforce | Salesforce.com, SFDC, Salesforce CRM, Sales Force CRM, Salesforce Sales Cloud, Salesforce administration, Salesforce Service Cloud | < CRM
HubSpot | HubSpot CRM, Hubspot Sales | < CRM
Zoho CRM | ?Zoho | < Client relationship management, CRM
Pipedrive
Microsoft Dynamics CRM | Dynamics CRM, MS Dynamics CRM | < Client relationship management, CRM
SugarCRM | Sugar CRM | < CRM
Siebel | Siebel CRM | < CRM
# tool < Client relationship management ~
LinkedIn Sales Navigator | Sales Navigator, LinkedIn prospecting, social selling
ZoomInfo
Apollo.io | ~ ZoomInfo
Lusha | ~ ZoomInfo, Apollo.io
# tool < Client relationship management
Outreach.io
Gong.io
Salesloft | ~ Outreach.io
Gong | ~ Outreach.io, Salesloft
SAP CPQ | CPQ, configure price quote
Raiser's Edge | Blackbaud
DonorPerfect | ~ Raiser's Edge
Bloomerang | ~ Raiser's Edge, DonorPerfect
`;
