export const lines = `
# core
Project management | Microsoft Project Management, Projektmanagement, gestion de projet, gestión de proyectos, project manager skills, managing projects, project leadership, Projektleitung, Projektsteuerung, gestione progetti, conduite de projet, project administration, project delivery, project execution, project implementation, project management skills, management of projects, manage projects, projectmanagement, project management methodologies, project lifecycle, pilotage de projet, project management principles, multi-project management, project managing, project governance, chefferie de projet, gerenciamento de projetos, managementul proiectelor, management de proiect, coordonare proiecte
Program management | program delivery, Programmmanagement, program administration, program coordination, program planning, program oversight, program implementation, program operations
Portfolio management of projects | project portfolio management, =PPM
Project planning | project scheduling, work breakdown structure, =WBS, Projektplanung, planification de projet, project plans, planificación de proyectos, project timelines, project schedules, milestones planning, project scoping, project scope | < Planning | ~ Project management
Gantt charts | ~ Project planning
Critical path method | critical path | ~ Project planning
Project coordination | project support, project administration assistance, Projektkoordination, coordination de projet, coordinación de proyectos, project tracking, project control, project monitoring, project documentation, Projektassistenz, project reporting | ~ Project management
Project management office | PMO, PMO governance | ~ Project coordination, Project management, Program management
Project budgeting | project budgets, project cost control, project budget management, project cost management, project costing, project accounting control, project financials | < Budgeting
Earned value management | =EVM, earned value | ~ Project budgeting
PMP | project management professional, PMP certification, PMP certified, PMI certification
CAPM | ~ PMP
PMI-ACP | ~ Certified ScrumMaster
PRINCE2 | Prince 2, PRINCE2 Practitioner, PRINCE2 Foundation | method
Certified ScrumMaster | CSM certification, PSM I, scrum master certification, Certified Scrum Master, =CSM, professional scrum master
CSPO | ~ Certified ScrumMaster
IPMA certification | IPMA Level D, IPMA
Stakeholder management | stakeholder engagement, stakeholder communication, Stakeholdermanagement, gestion des parties prenantes, stakeholder relations, managing stakeholders, gestión de stakeholders, stakeholder relationship management, stakeholder analysis, ?stakeholders, managementul părților interesate
Resource planning | resource management, resource allocation, Ressourcenplanung, gestion des ressources, resource utilization, allocating resources, asignación de recursos | < Planning
Risk assessment | project risk management, RAID log, risk registers, Risikobewertung, évaluation des risques, evaluación de riesgos, evaluarea riscurilor, Gefährdungsbeurteilung
Change management | organizational change management, conduite du changement, gestión del cambio, ADKAR, Prosci, Kotter change model, change leadership, accompagnement au changement, Veränderungsmanagement
Requirements analysis | requirements gathering, Anforderungsanalyse, analyse des besoins, requirements management, requirements elicitation, business requirements, functional requirements, gathering requirements, recueil des besoins, Anforderungsmanagement, levantamiento de requisitos, business requirements documents, functional specifications, system requirements, business requirements gathering, requirements definition, cahier des charges, technical specifications, technical requirements, user requirements, requirements documentation, BRD, spécifications fonctionnelles, analiza cerințelor, functional specs, requirement collection
User stories | use cases, user story writing, acceptance criteria, use case diagrams, story mapping
Backlog management | product backlog, backlog grooming, backlog refinement, backlog prioritization, sprint backlog
Product ownership | product owner skills
Product management | Produktmanagement, gestion de produit, digital product management, gestión de producto, product lifecycle management in business, product planning, product lifecycle, product life cycle management
Product strategy | product vision, product-market fit
Roadmapping | product roadmaps, technology roadmap, roadmap planning, strategic roadmaps, roadmap development, ?roadmaps
Business analysis | business analyst skills, Geschäftsanalyse, analyse métier, análisis de negocio, business analytics, CBAP, BABOK, business systems analysis methods
Business process modeling | =BPMN, Prozessmodellierung, modélisation des processus, process modeling, business process analysis, process flow diagrams, workflow diagrams, flowcharts, process flows, process analysis, swimlane diagrams
Process mapping | business process mapping | ~ Business process modeling
Business process management | =BPM, process management, Prozessmanagement, gestión de procesos, gestion des processus
Business process reengineering | process redesign, business process re-engineering, process reengineering, =BPR
Gap analysis | fit-gap analysis, PESTLE analysis | method
SWOT analysis | SWOT | method | ~ Gap analysis
Workflow management | workflow optimization, workflow automation, workflow design, workflow improvement, ?workflows, process automation, business process automation
Feasibility assessment | business cases, business case development

# core
Strategic planning | strategy development, strategic management, strategische Planung, planification stratégique, planificación estratégica, corporate strategy, strategic thinking in business, strategy formulation, Strategieentwicklung, strategic plans, business strategy, strategic analysis, strategic plan development, strategic initiatives, Unternehmensstrategie, strategy planning, strategic development, strategic direction, strategy execution, planificare strategică | < Planning
Management consulting | business consulting, Unternehmensberatung, conseil en management, consultoría, consulting, strategy consulting, consulting services, IT consulting, client consulting, advisory services, conseil en stratégie, business advisory, consultancy, consultoría empresarial, consulting engagements, conseil
Operations management | business operations, operational management, Betriebsführung, gestion des opérations, gestión de operaciones, operations leadership, daily operations management, operations planning, operational planning, managing operations, daily operations, day-to-day operations, operations oversight, operations analysis, operational leadership, operational strategy, operations support
Business planning | business plans, business plan development, Businesspläne, plan d'affaires, plan de negocios, business plan writing, business modeling, business models, business model development, annual operating plans
Business administration | Betriebswirtschaft, Betriebswirtschaftslehre, BWL, administration des affaires, administración de empresas, business management, gestion d'entreprise, gestión empresarial, business administration studies, commercial management, Unternehmensführung, general management, direction générale
MBA | < Business administration
Entrepreneurship | startup management, start-up experience, Unternehmertum, entrepreneuriat, emprendimiento, starting a business, business ownership, entrepreneurial skills, founding a company, small business management, ?startups
Digital transformation | digitalization, digitization strategy, transformation numérique, transformación digital, Digitalisierung, digital strategy, digitisation | emerging
Business transformation | transformation management, turnaround management, restructuring, corporate restructuring, Restrukturierung, organizational transformation, post-acquisition integration, turnaround
Innovation management | open innovation, innovation strategy, Innovationsmanagement, ideation workshops
Benchmarking | best practice benchmarking | method
KPI reporting | key metrics, KPIs, KPI development, key performance indicators, performance metrics, Kennzahlen, indicateurs de performance, KPI tracking, performance indicators, KPI management, performance measurement, scorecards, metrics reporting, performance reporting, ?metrics, KPI dashboards, tableaux de bord, Kennzahlensysteme, performance analysis
Balanced scorecard | ~ KPI reporting
OKRs | objectives and key results | ~ KPI reporting
Economic analysis | ?economics, Volkswirtschaftslehre, économie, economía, microeconomics, macroeconomics, economic modeling, economic research, economic development, Wirtschaftswissenschaften, economic policy
Policy analysis | public policy, policy research, Politikberatung, política pública, policy development public, policy advising, public policy analysis, policy making
International business | global business, international trade, Außenhandel, commerce international, comercio exterior, cross-border business, comercio internacional, foreign trade, Außenwirtschaft
Franchise management | franchise operations, franchising, multi-unit management, multi-site management, multi-unit operations, multi-site operations
Knowledge management | Wissensmanagement, gestion des connaissances, gestión del conocimiento
Survey design | questionnaires, questionnaire design, ?surveys, survey research, survey methodology, survey administration, encuestas, conducting surveys
Focus groups | focus group moderation, moderating focus groups | ~ Survey design
Qualitative research | qualitative methods, in-depth interviews, ethnographic research, qualitative interviews, qualitative analysis, ethnography, qualitative data analysis, qualitative and quantitative research
Facilitation | workshop facilitation, facilitating workshops, Moderation von Workshops, animation d'ateliers, workshop moderation, ?workshops, meeting facilitation, facilitating meetings, workshop design
Design thinking | design sprints, human-centered design, user-centered design, human-centred design, user-centred design | method
Technology evaluation | software selection, vendor evaluation, technology assessment, technology scouting
Service design | service blueprints, service improvement, service delivery, service delivery management
Service level management | service level agreements, =SLA | method
Contractor management | outsourcing vendor governance, third-party management, third party risk management, vendor risk management | ~ Vendor management
Bid strategy | capture management, proposal management
Operational excellence programs | standardization of processes, process standardization, best practices implementation, process development, process implementation

# tool < Project planning ~
Microsoft Project | MS Project, Project Server
?Wrike
Workfront | Adobe Workfront | ~ Wrike
Clarity PPM | ~ Wrike, Workfront
Planview | ~ Wrike, Workfront, Clarity PPM
Oracle Primavera Cloud
# tool < Project planning ~
Celonis
Process mining
# tool < Project planning
Aha! roadmap software | Productboard
Bizagi | ARIS, Signavio
Rally software | CA Agile Central
Power steering
`;
