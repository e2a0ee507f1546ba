export const lines = `
# core
Marketing | marketing skills, Marketing-Kenntnisse, marketing management, mercadotecnia, marketing operations, marketing activities, marketing principles, marketing initiatives
Digital marketing | online marketing, internet marketing, marketing digital, web marketing, digital marketing strategy, digital marketing campaigns, webmarketing, e-marketing, digital advertising, marketing online | < Marketing
Content marketing | content strategy, inbound marketing, content marketing strategy, marketing de contenu, marketing de contenidos, content planning | < Marketing
Social media marketing | social media management, social media strategy, social media campaigns, gestion des réseaux sociaux, social media, social media content, réseaux sociaux, redes sociales, managing social media, social media platforms, social networking, social media advertising, social media accounts, social marketing, social media channels, soziale Medien, rețele sociale, Betreuung von Social-Media-Kanälen, administrare rețele sociale | < Digital marketing
Email marketing | e-mail marketing, email campaigns, emailing, newsletter marketing, email newsletters, e-newsletters, e-mail campaigns, email automation, drip campaigns | < Digital marketing
SEO | search engine optimization, on-page SEO, technical SEO, Suchmaschinenoptimierung, référencement naturel, SEO optimization, off-page SEO, SEO strategy, posicionamiento web, référencement
Link building | ~ SEO
=SEM | search engine marketing, paid search, =PPC, pay-per-click, Suchmaschinenmarketing, PPC campaigns, SEA campaigns, PPC advertising
Keyword research | keyword analysis
Paid social | paid media, paid social advertising, paid advertising, performance marketing, media buying online, growth marketing, growth hacking
Affiliate marketing | affiliate management | < Digital marketing
Influencer marketing | influencer relations, influencer campaigns | < Marketing
Display advertising | banner ads, online advertising | < Advertising
Programmatic advertising | programmatic | < Advertising | ~ Display advertising
Retargeting | remarketing | ~ Display advertising
Mobile marketing | < Marketing
App store optimization | =ASO | ~ Mobile marketing
SMS marketing | < Marketing | ~ Mobile marketing
Video marketing | YouTube marketing, YouTube channel management | < Marketing
Marketing automation | automated marketing campaigns, lifecycle marketing, CRM marketing, marketing technology, martech
Conversion rate optimization | =CRO, conversion optimization
Landing pages | landing page optimization | ~ Conversion rate optimization
Web analytics | website analytics, web statistics, website statistics, website metrics, digital analytics, Google Analytics certification, website traffic analysis
Marketing strategy | strategic marketing, Marketingstrategie, stratégie marketing, estrategia de marketing, marketing planning, marketing plans, marketing plan development, marketing strategy development
Brand management | branding, brand strategy, brand development, Markenführung, gestion de marque, brand marketing, brand building, gestión de marca, brand positioning, branding strategy, brand guidelines, brand communications
Brand awareness | ~ Brand management
Brand identity | ~ Brand management
Product marketing | product positioning, product launches, Produktmarketing, launching products, new product launches, go-to-market launches, product launch management | < Marketing
Go-to-market strategy | go-to-market, GTM strategy, =GTM, go-to-market plans
Marketing communications | marcom, integrated marketing communications, =IMC, integrated marketing, Marketingkommunikation
Market research | marketing research, Marktforschung, étude de marché, estudios de mercado, market analysis, market studies, Marktanalyse, consumer research, investigación de mercados, market intelligence, market trends analysis, primary market research, cercetare de piață, studii de piață
Competitive analysis | competitor analysis, competitive intelligence, Wettbewerbsanalyse, competitor research, veille concurrentielle, competitive research, benchmarking competitors, Porter's five forces
Consumer behavior | consumer insights, customer insights, Verbraucherverhalten, consumer psychology, buyer behavior
Customer segmentation | market segmentation, audience segmentation, target audience analysis, targeting and positioning, segmentation analysis
Campaign management | marketing campaigns, campaign planning, Kampagnenmanagement, campaign development, advertising campaigns, gestion de campagnes, campaign execution, marketing campaign management, campaign analysis, campañas publicitarias
Advertising | Werbung, publicité, publicidad, advertising strategy, print advertising, creative advertising, outdoor advertising, ?ads, ad campaigns
Media planning | buying media, media buying, Mediaplanung, achat média, media strategy, planificación de medios
Direct marketing | direct mail, direct mail campaigns, Direktmarketing, mailings, direct response | < Marketing
Event marketing | experiential marketing, field marketing, brand activation, promotional events | < Marketing | ~ Event planning
?Promotions | sales promotion, promotional campaigns, Verkaufsförderung, in-store promotions, promotional materials, promotional activities, promotion planning, promotional marketing
Marketing materials | marketing collateral, collateral development, sales collateral
Trade marketing | shopper marketing, point-of-sale marketing, category marketing | < Marketing
B2B marketing | ABM campaigns, business marketing | < Marketing
Account-based marketing | < Marketing | ~ B2B marketing
Demand generation | demand gen | ~ B2B marketing
Guerrilla marketing | viral marketing, word-of-mouth marketing, referral marketing | < Marketing
Customer journey mapping | customer journey, customer experience mapping | method
Customer loyalty programs | loyalty programs, loyalty marketing, rewards programs
Marketing analytics | marketing metrics, campaign analytics, marketing ROI, marketing mix modeling, attribution modeling, marketing data analysis, marketing performance
Marketing budget management | marketing budgets, advertising budgets
E-commerce | ecommerce, online retail, commerce électronique, e-business, comercio electrónico, Onlinehandel, e-commerce platforms, online sales, online shops, e-commerce management, online marketplaces
Amazon marketplace | Amazon Seller Central, Amazon FBA, eBay selling, Amazon Vendor Central, Etsy
Website management | web content management for sites, website maintenance, website content, Webseitenpflege, website administration, web content, updating websites, website updates, website content management, web management
Community management | online community management, community manager, forum moderation, community building online, animation de communauté, content moderation
Copywriting | copy writing, advertising copy, ad copy, Werbetexte, web copy, copywriter, conception-rédaction, redacción publicitaria, writing copy, marketing copy, SEO copywriting, Texten, rédaction publicitaire, redactare publicitară
Multicultural marketing | international marketing, global marketing | < Marketing

# tool < Digital marketing, Web analytics ~
Google Analytics | GA4, Google Analytics 4, Universal Analytics
Adobe Analytics | Omniture, Adobe Target
# tool < Digital marketing ~
Google Ads | Google AdWords, AdWords, Google Ad Words, Google Adwords certification
Facebook Ads | Meta Ads, Facebook Ads Manager, Meta Business Suite, Facebook advertising, Facebook Business Manager, Meta Ads Manager
LinkedIn Ads | LinkedIn Campaign Manager
TikTok Ads | TikTok marketing
Bing Ads | Microsoft Advertising
Google Display Network | DoubleClick, Google Campaign Manager
The Trade Desk | ~ Google Display Network
# tool < Digital marketing ~
Hootsuite | Hoot Suite
Buffer app | ~ Hootsuite
Sprout Social
# tool < Digital marketing, Email marketing ~
Mailchimp | Mail Chimp
Constant Contact
ActiveCampaign | ~ Constant Contact
Campaign Monitor | ~ Constant Contact, ActiveCampaign
Klaviyo
# tool < Marketing automation ~
Marketo | Adobe Marketo
Pardot
Eloqua | Oracle Eloqua
Salesforce Marketing Cloud | ExactTarget
HubSpot Marketing | HubSpot Marketing Hub
# tool < Digital marketing ~
SEMrush | SEM Rush
?Ahrefs | ~ SEMrush
Moz SEO | ~ SEMrush, Ahrefs
Screaming Frog
Google Search Console | Google Webmaster Tools
# tool < Digital marketing ~
Brandwatch | social listening
Meltwater
Cision
# tool < Digital marketing ~
Facebook
?Twitter | ~ Facebook
Instagram
Pinterest
Snapchat
TikTok
LinkedIn
YouTube
# tool < Digital marketing
Google Tag Manager
Hotjar
Optimizely
Nielsen | Nielsen data
comScore
IRI data | ~ Nielsen
Kantar | ~ Nielsen, IRI data

# core
Public relations | =PR, Öffentlichkeitsarbeit, relations publiques, relaciones públicas, PR campaigns, public relations campaigns, PR strategy, Pressearbeit, relations presse
Media relations | press relations, media outreach, Medienarbeit, journalist relations, media pitching, press contacts, media contacts, press office | < Public relations
Press releases | press release writing, writing press releases, communiqués de presse, Pressemitteilungen, press kits, comunicados de prensa, media kits, media releases | < Public relations
Corporate communications | Unternehmenskommunikation, communication d'entreprise, executive communications, organizational communication, comunicación corporativa, strategic communications, communication strategy, communications planning, corporate messaging, communication plans
Internal communications | employee communications, interne Kommunikation, communication interne, comunicación interna
Crisis management | ~ Crisis communications, Emergency management
Crisis communications | Krisenkommunikation, reputation management, issues management
Public affairs | government affairs, government relations, advocacy campaigns, Lobbyarbeit, affaires publiques, legislative affairs, policy advocacy, legislative advocacy
Lobbying | ~ Public affairs
Speechwriting | speech writing, talking points
Media monitoring | press clippings, media analysis, revue de presse, press monitoring, media tracking
Spokesperson work | media interviews, media training, news conferences
Press conferences | press conference organization | ~ Spokesperson work
Corporate social responsibility | ?CSR, Nachhaltigkeitsberichte, responsabilité sociétale, sustainability reporting, CSR programs
Event planning | event management, event coordination, event organization, Veranstaltungsorganisation, organisation d'événements, organización de eventos, planning events, event production, special events, conference planning, meeting planning, event logistics, Eventmanagement, Veranstaltungsmanagement, événementiel, corporate events, conference organization, organizing events, conference coordination, event execution, special event planning, event planner, organizare de evenimente, organizarea evenimentelor, Veranstaltungsplanung, Eventplanung | < Planning
Wedding planning | banquet planning, party planning | < Event planning | ~ Event planning
`;
