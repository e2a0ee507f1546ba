/**
 * What people write who have done something, where the skill's own names don't tell it: one skill a line, as
 * `Name | doing something, doing something`. Read like the base's own "counting stock": the verb opens a clause, in any of
 * its forms, and its object is a whole noun. "selling *": done to whatever stands behind it, except as "selling", which heads nouns; "caring for patients": with the word
 * that belongs to the verb. List only what is that skill in every trade: "worked with customers" isn't always customer service.
 */
export const DONE_AS = `
Sales | selling *, closing deals
Customer service | helping customers, assisting customers, serving customers, helping guests, assisting guests, serving guests, helping shoppers, assisting shoppers, helping passengers, assisting passengers, assisting callers, advising customers, greeting customers, answering customer questions, answering customer inquiries, answering customer enquiries, resolving customer issues, resolving customer problems, responding to customers, responding to customer inquiries
Complaint handling | handling complaints, resolving complaints, handling customer complaints, resolving customer complaints, responding to complaints
Cash handling | receiving payments, accepting payments, handling money, balancing vaults, counting drawers, reconciling drawers, processing cash, taking payments, operating registers, operating cash registers, running registers, balancing tills, balancing drawers, counting cash
Inventory management | counting inventory, ordering stock, tracking inventory, tracking stock, monitoring stock, replenishing stock, monitoring inventory, controlling inventory, managing stock, managing inventory, checking stock levels, monitoring stock levels
Stocking shelves | filling shelves, restocking shelves, stacking shelves
Merchandising | building displays, setting up displays, arranging displays, creating displays
Leadership | leading teams, leading staff, leading crews
People management | managing teams, managing staff, managing employees, managing people, supervising staff, supervising teams, supervising employees, supervising workers, supervising crews, supervising associates, supervising personnel
Learning and development | training staff, training employees, training colleagues, training associates, training teams, training recruits, training new hires, training crews
Onboarding | inducting staff, onboarding staff, onboarding employees, onboarding hires
Recruitment | hiring *, recruiting *, screening candidates, screening applicants, interviewing candidates, interviewing applicants
Patient care | caring for patients, looking after patients, treating patients, attending to patients
Geriatric care | caring for residents, looking after residents, caring for elderly, looking after elderly
Child care | caring for children, looking after children, caring for infants, caring for toddlers, looking after toddlers, minding children, babysitting *
Medication administration | giving medicines, giving medication, dispensing medicines, passing medications
Phlebotomy | taking blood, taking blood samples, drawing blood, collecting blood samples
Vital signs | taking vital signs, measuring vital signs, recording vital signs, checking vital signs, monitoring vital signs, measuring blood pressure
Teaching | teaching *
Student assessment | marking exams, marking papers, marking essays, grading papers, grading exams, grading essays, grading assignments
Public speaking | giving talks, giving speeches, giving lectures, giving presentations, delivering presentations, delivering speeches, speaking at conferences, presenting at conferences
Event planning | organizing events, planning events, organizing weddings, planning weddings, organizing conferences, organizing parties, planning parties, organizing festivals, organizing fundraisers, organizing exhibitions, coordinating events
Fundraising | raising funds, raising money, raising donations
Data entry | entering data, entering orders, entering records, entering invoices, keying data, keying orders
Bookkeeping | keeping books, keeping accounts, keeping ledgers
Accounts payable | paying invoices, paying bills, paying suppliers, paying vendors, processing supplier invoices, processing vendor invoices
Collections | chasing debts, chasing payments, collecting debts, chasing invoices
Invoicing | writing invoices, issuing invoices, sending invoices, preparing invoices, raising invoices, generating invoices
Report preparation | writing reports, preparing reports, producing reports, compiling reports
Telephone etiquette | answering incoming calls, handling incoming calls, taking incoming calls, answering inbound calls, handling inbound calls, taking inbound calls, making outbound calls, operating switchboards, operating telephones, answering calls, answering phones, answering telephones, taking calls, handling calls
Calendar management | booking appointments, arranging appointments, setting appointments, making appointments, managing calendars, managing diaries, keeping calendars, keeping diaries
Scheduling | making rotas, making rosters, making schedules, creating schedules, creating rotas, creating rosters, preparing rosters, writing rotas, planning shifts
Travel booking | booking travel, booking flights, arranging travel, booking hotels
Minute taking | taking minutes, writing minutes
Mail handling | sorting mail, distributing mail, opening mail
Conflict resolution | settling disputes, resolving disputes, mediating disputes, settling conflicts, mediating conflicts, defusing conflicts
Procurement | buying materials, buying supplies, buying equipment, buying goods, buying parts, buying steel, purchasing materials, purchasing supplies, purchasing equipment, purchasing goods, purchasing parts, sourcing suppliers, sourcing materials, sourcing vendors
Route planning | planning routes, planning delivery routes
Shipping and receiving | shipping orders, shipping goods, shipping products, receiving shipments, receiving deliveries, receiving goods
Loading and unloading | loading trucks, unloading trucks, unloading deliveries, loading vans, unloading lorries, loading lorries
Truck driving | driving trucks, driving lorries, driving semi-trucks
Machine operation | operating machines, operating machinery, operating lathes, operating presses, operating mills, operating saws, running machines, running presses
Quality inspection | inspecting parts, inspecting products, inspecting goods, checking parts, measuring parts, inspecting welds
Machine maintenance | servicing machines, servicing presses, servicing equipment, servicing machinery, maintaining machines, maintaining machinery, repairing machines
Plumbing | installing pipes, fitting pipes, installing boilers, repairing leaks, fixing leaks, unblocking drains, clearing drains, installing toilets, installing sinks, installing water heaters
Electrical wiring | wiring houses, wiring buildings, wiring homes, wiring panels, installing wiring, installing outlets, installing sockets
Carpentry | building stairs, building cabinets, building decks, hanging doors, framing walls, framing houses, fitting kitchens, installing cabinets
Masonry | laying bricks, laying blocks, laying stones
Roofing | installing roofs, replacing roofs, repairing roofs, laying shingles
Tile setting | laying tiles, setting tiles, installing tiles
Flooring | laying floors, installing floors, laying carpets, laying parquet
Gardening | planting trees, planting flowers, cutting hedges, trimming hedges, weeding beds, pruning trees
Lawn care | mowing lawns, cutting grass, mowing grass
Cleaning | cleaning rooms, cleaning offices, cleaning houses, cleaning floors, mopping floors, cleaning kitchens, cleaning toilets
Housekeeping | making beds, changing linen, changing sheets
Food preparation | preparing meals, preparing ingredients, preparing salads, preparing sandwiches, preparing vegetables, chopping vegetables, preparing dishes
Bartending | mixing drinks, mixing cocktails, making cocktails, pulling pints
Barista skills | making coffee, making espresso
Table service | serving food, serving meals, waiting tables, waiting on tables
Hairdressing | cutting hair, styling hair
Patrol | patrolling *
Programming | writing code, writing programs, writing scripts, writing software
Software development | developing software, developing applications, developing apps, building software, building apps, building applications
Web development | building websites, developing websites, building web apps, developing web apps, building web applications, developing web applications
Debugging | fixing bugs, fixing defects
Code review | reviewing code, reviewing pull requests
API development | designing APIs, building APIs, developing APIs
Data engineering | building data pipelines, developing data pipelines
Data visualization | building dashboards, creating dashboards, designing dashboards, developing dashboards
MLOps | deploying models, deploying machine learning models, deploying ML models, productionizing models, productionizing ML models
Data cleaning | cleaning data, cleansing data, cleaning datasets
Graphic design | designing logos, designing posters, designing brochures, designing flyers, designing leaflets
Photo editing | editing photos, editing photographs, editing images, retouching photos, retouching images
Video editing | editing videos, editing footage, editing video clips
Social media marketing | running instagram accounts, managing instagram accounts, running facebook pages, managing facebook pages, managing social media accounts, running social media accounts, managing social media channels, running social media channels
Writing | writing articles, writing blog posts, writing content, writing stories
User research | interviewing users, testing with users
Contract drafting | drafting contracts, drafting agreements, writing contracts
Contract negotiation | negotiating contracts, negotiating agreements, negotiating terms
Technical support | supporting users
Property management | letting apartments, letting flats, managing rental properties
Tutoring | tutoring *
Welding | welding *
Account reconciliation | reconciling bank statements, reconciling accounts
Month-end close | closing books, closing accounts
Tax preparation | filing returns, filing tax returns, filing VAT returns, preparing tax returns
Cost control | cutting costs, reducing costs, controlling costs, lowering costs
Credit analysis | assessing loan applications, reviewing loan applications
Insurance underwriting | underwriting insurance policies
Claims handling | settling claims, processing claims, handling claims
Performance management | holding appraisals, conducting appraisals, conducting performance reviews, writing performance reviews
Donor relations | looking after donors
HR policies | drafting HR policies, writing HR policies
Case management | managing caseloads, carrying caseloads
Cost estimation | pricing jobs, pricing works, estimating jobs
Automotive repair | changing tires, changing oil, replacing brakes, repairing cars, servicing cars, repairing vehicles, servicing vehicles, maintaining vehicles, maintaining cars
Account management | looking after accounts, looking after key accounts, managing key accounts
Lead generation | generating leads, finding leads
Networking | configuring switches, configuring routers, installing switches, installing routers
Software testing | testing releases, testing software, testing applications
Technical documentation | writing manuals, writing user guides, writing technical documentation
Incident management | handling outages, resolving outages
Machine learning | training models, training ML models, training machine learning models, training classifiers, training neural networks
Statistical analysis | running regressions
A/B testing | running A/B tests
Laboratory techniques | running assays, performing assays
Patient education | educating patients
Animal care | feeding animals, feeding horses, feeding cows, feeding cattle, feeding livestock, grooming horses
Crop production | growing wheat, growing barley, growing corn, growing crops, growing vegetables
Reception | welcoming guests, welcoming visitors, greeting visitors
IV therapy | placing IV lines, inserting IVs, inserting IV lines, starting IVs, placing IVs
Site management | running sites, running building sites, running construction sites
Grant writing | writing grant applications, writing grants, writing grant proposals
`;
