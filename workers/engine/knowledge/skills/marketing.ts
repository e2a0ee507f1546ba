export const lines = `
# core
Marketing | marketing skills, Marketing-Kenntnisse, marketing management, mercadotecnia, marketing operations, marketing activities, marketing principles, marketing initiatives
Digital marketing | online marketing, internet marketing, Online-Marketing, marketing digital, web marketing, digital marketing strategy, digital marketing campaigns, webmarketing, e-marketing, digital advertising
Content marketing | content strategy, inbound marketing, content marketing strategy, Content-Marketing, marketing de contenu, marketing de contenidos, content planning
Social media marketing | social media management, social media strategy, =SMM, social media campaigns, Social-Media-Marketing, gestion des réseaux sociaux, social media, social media content, réseaux sociaux, redes sociales, managing social media, social media platforms, social networking, social media advertising, social media accounts, social marketing, social media channels, soziale Medien
Email marketing | e-mail marketing, email campaigns, E-Mail-Marketing, emailing, newsletter marketing, newsletters, email newsletters, newsletter, e-newsletters, e-mail campaigns, email automation, drip campaigns
SEO | search engine optimization, search engine optimisation, on-page SEO, technical SEO, Suchmaschinenoptimierung, référencement naturel, SEO optimization, off-page SEO, link building, SEO strategy, posicionamiento web, référencement, SEO/SEM
SEM | search engine marketing, paid search, =PPC, pay-per-click, pay per click, Suchmaschinenmarketing, PPC campaigns, SEA campaigns, PPC advertising
Keyword research | keyword analysis
Paid social | paid media, paid social advertising, paid advertising, performance marketing, media buying online, growth marketing, growth hacking
Affiliate marketing | affiliate management
Influencer marketing | influencer relations, influencer campaigns
Display advertising | programmatic advertising, banner ads, retargeting, online advertising, programmatic, remarketing
Mobile marketing | app store optimization, =ASO, SMS marketing
Video marketing | YouTube marketing, YouTube channel management
Marketing automation | automated marketing campaigns, lifecycle marketing, CRM marketing, marketing technology, martech
Conversion rate optimization | =CRO, landing page optimization, landing pages, conversion optimization
Web analytics | website analytics, digital analytics, Google Analytics certification, traffic analysis, website traffic analysis
Marketing strategy | strategic marketing, marketing strategies, Marketingstrategie, stratégie marketing, estrategia de marketing, marketing planning, marketing plans, marketing plan development, marketing plan, marketing strategy development
Brand management | branding, brand strategy, brand development, Markenführung, gestion de marque, brand awareness, brand identity, brand marketing, brand building, gestión de marca, brand positioning, branding strategy, brand guidelines, brand communications
Product marketing | product positioning, product launches, product launch, Produktmarketing, launching products, new product launches, go-to-market, product launch management
Go-to-market strategy | go to market strategy, GTM strategy, =GTM, go to market, go-to-market plans
Marketing communications | marcom, integrated marketing communications, =IMC, marketing communication, integrated marketing, Marketingkommunikation
Market research | marketing research, Marktforschung, étude de marché, estudios de mercado, market analysis, market studies, Marktanalyse, études de marché, consumer research, investigación de mercados, market intelligence, market trends analysis, primary market research
Competitive analysis | competitor analysis, competitive intelligence, Wettbewerbsanalyse, competitor research, veille concurrentielle, competitive research, benchmarking competitors
Consumer behavior | consumer insights, customer insights, Verbraucherverhalten, consumer psychology, buyer behavior
Customer segmentation | market segmentation, audience segmentation, target audience analysis, targeting and positioning, segmentation analysis
Campaign management | marketing campaigns, campaign planning, Kampagnenmanagement, campaign development, advertising campaigns, campaigns management, gestion de campagnes, campaign execution, marketing campaign management, campaign analysis, campañas publicitarias, marketing campaign
Advertising | Werbung, publicité, publicidad, advertising strategy, print advertising, creative advertising, outdoor advertising, ads, ad campaigns
Media planning | media buying, Mediaplanung, achat média, media strategy, planificación de medios
Direct marketing | direct mail, direct mail campaigns, Direktmarketing, mailings, direct response
Event marketing | experiential marketing, field marketing, brand activation, promotional events
Promotions | sales promotion, promotional campaigns, Verkaufsförderung, in-store promotions, promotional materials, promotional activities, promotion planning, promotional marketing, marketing materials, marketing collateral, promotional material, collateral development, marketing collaterals, sales collateral
Trade marketing | shopper marketing, point-of-sale marketing, category marketing
B2B marketing | account-based marketing, ABM campaigns, business marketing, demand generation, demand gen
Guerrilla marketing | viral marketing, word-of-mouth marketing, referral marketing
Customer journey mapping | customer journey, customer experience mapping | method
Customer loyalty programs | loyalty programs, loyalty marketing, rewards programs
Marketing analytics | marketing metrics, campaign analytics, marketing ROI, marketing mix modeling, attribution modeling, marketing data analysis, marketing performance
Marketing budget management | marketing budgets, advertising budgets, marketing budget
E-commerce | ecommerce, online retail, E-Commerce, commerce électronique, e-business, comercio electrónico, Onlinehandel, e-commerce platforms, online sales, online shops, e-commerce management, Online-Shop, online marketplaces
Amazon marketplace | Amazon Seller Central, Amazon FBA, eBay selling, Amazon Vendor Central, Etsy
Website management | web content management for sites, website maintenance, website content, Webseitenpflege, website administration, web content, updating websites, website updates, website content management, web management
Community management | online community management, community manager, forum moderation, community building online, animation de communauté, content moderation
Copywriting | copy writing, advertising copy, ad copy, Werbetexte, web copy, copywriter, conception-rédaction, redacción publicitaria, writing copy, marketing copy, SEO copywriting, Texten
Multicultural marketing | international marketing, global marketing

# tool < Digital marketing ~
Google Analytics | GA4, Google Analytics 4, Google Tag Manager, Universal Analytics
Google Ads | Google AdWords, AdWords, Google Ad Words, Google Adwords certification
Google Search Console | Google Webmaster Tools
Facebook Ads | Meta Ads, Facebook Ads Manager, Meta Business Suite, Facebook advertising, Facebook Business Manager, Meta Ads Manager
LinkedIn Ads | LinkedIn Campaign Manager
TikTok Ads | TikTok marketing
Hootsuite | Buffer app, Sprout Social, Hoot Suite
Mailchimp | Mail Chimp
Marketo | Adobe Marketo, Pardot, Eloqua, Oracle Eloqua
Salesforce Marketing Cloud | ExactTarget
HubSpot Marketing | HubSpot Marketing Hub
Constant Contact | Klaviyo, ActiveCampaign, Campaign Monitor
SEMrush | ?Ahrefs, Screaming Frog, Moz SEO, SEM Rush
Adobe Analytics | Omniture, Adobe Target
Hotjar | Crazy Egg, Optimizely
Bing Ads | Microsoft Advertising
Google Display Network | DoubleClick, Google Campaign Manager, The Trade Desk
Brandwatch | Meltwater, Cision, social listening
Facebook | Instagram, ?Twitter, Pinterest, Snapchat, TikTok, YouTube
LinkedIn
Nielsen | Nielsen data, IRI data, comScore, Kantar

# core
Public relations | =PR, Öffentlichkeitsarbeit, relations publiques, relaciones públicas, PR campaigns, public relations campaigns, PR strategy, Pressearbeit, relations presse
Media relations | press relations, media outreach, Medienarbeit, journalist relations, media pitching, press contacts, media contacts, press office
Press releases | press release writing, writing press releases, communiqués de presse, Pressemitteilungen, press kits, comunicados de prensa, press release, media kits, media releases
Corporate communications | corporate communication, Unternehmenskommunikation, communication d'entreprise, executive communications, organizational communication, comunicación corporativa, strategic communications, communication strategy, communications strategy, communications planning, corporate messaging, communication plans, communication strategies, communications plans
Internal communications | employee communications, internal communication, interne Kommunikation, communication interne, comunicación interna
Crisis communications | crisis management in PR, Krisenkommunikation, reputation management, crisis communication, issues management
Public affairs | lobbying, government affairs, government relations, advocacy campaigns, Lobbyarbeit, affaires publiques, legislative affairs, policy advocacy, legislative advocacy
Speechwriting | speech writing, talking points
Media monitoring | press clippings, media analysis, revue de presse, press monitoring, media tracking
Spokesperson work | media interviews, media training, press conferences, press conference organization, news conferences
Corporate social responsibility | =CSR, Nachhaltigkeitsberichte, responsabilité sociétale, sustainability reporting, CSR programs
Event planning | event management, event coordination, event organization, Veranstaltungsorganisation, organisation d'événements, organización de eventos, planning events, event production, special events, conference planning, meeting planning, event logistics, Eventmanagement, Veranstaltungsmanagement, événementiel, corporate events, conference organization, organizing events, conference coordination, event execution, special event planning, event planner
Wedding planning | banquet planning, party planning
`;
