export const OFFICE_DONE = `
Cash handling | receiving payments, accepting payments, handling money, balancing vaults, counting drawers, reconciling drawers, processing cash, taking payments, operating registers, operating cash registers, running registers, balancing tills, balancing drawers, counting cash, running tills, operating tills, making accurate change, giving change, running teller drawers, balancing teller drawers, balancing cash drawers, counting tills, processing cash payments, processing cash transactions, handling cash transactions, collecting cash, preparing bank deposits, balancing daily cash, collecting co-pays, balancing ATMs, preparing cash deposits, preparing daily deposits, issuing receipts, balancing registers, closing registers, reconciling registers, processing credit payments, processing customer payments, receiving cash, making deposits, balancing cash
Leadership | leading teams, leading staff, leading crews, heading teams, heading departments, leading departments, leading shifts, leading committees, leading workgroups, leading people, leading employees, leading soldiers, leading marines, leading sailors, leading volunteers, leading squads, leading platoons, leading team members, leading personnel
Collaboration | collaborating with *, partnering with *, cooperating with *, working with teams, working with departments, working with engineers, working with designers, working with developers, working with colleagues, working with managers, working with staff, coordinating with *
Stakeholder management | engaging stakeholders, working with stakeholders, collaborating with stakeholders, communicating with stakeholders, liaising with stakeholders, meeting with stakeholders, reporting to stakeholders, presenting to stakeholders, influencing stakeholders, aligning stakeholders, presenting to senior management, presenting to executives, presenting to senior leadership, briefing executives, briefing senior leaders, advising executives, consulting with stakeholders, updating stakeholders, interviewing stakeholders, coordinating with stakeholders
Market research | analyzing market trends, identifying market trends, monitoring market trends, researching market trends, forecasting market trends, analyzing consumer trends, identifying consumer trends, monitoring customer preferences, analyzing customer preferences, identifying customer preferences
People management | managing teams, managing staff, managing employees, managing people, supervising staff, supervising teams, supervising employees, supervising workers, supervising crews, supervising associates, supervising personnel, overseeing staff, overseeing teams, overseeing employees, directing staff, directing teams, supervising technicians, supervising volunteers, supervising nurses, supervising servers, supervising agents, overseeing crews, overseeing workers, overseeing associates, overseeing technicians, overseeing nurses, supervising accountants, supervising assistants, supervising engineers, supervising analysts, supervising designers, supervising interns, supervising clerks, supervising drivers, supervising operators, supervising representatives, supervising reps, supervising teachers, supervising managers, supervising developers, supervising consultants, supervising specialists, supervising inspectors, supervising team members, supervising cast members, supervising counselors, supervising people, supervising apprentices, supervising cooks, managing associates, managing direct reports, managing personnel, managing workers, managing crews, managing technicians, managing reps, managing representatives, managing engineers, managing developers, managing designers, managing team members, managing analysts, overseeing personnel, overseeing engineers, overseeing interns, overseeing representatives, overseeing volunteers, overseeing agents, overseeing managers, overseeing team members, overseeing analysts, overseeing drivers, directing employees, directing workers, directing crews, supervising staff members
Learning and development | training staff, training employees, training colleagues, training associates, training teams, training recruits, training new hires, training crews, training new employees, training new staff, training new associates, delivering training, conducting training sessions, delivering training sessions, facilitating training sessions, developing training programs, designing training programs, developing training materials, creating training materials, training subordinates, instructing subordinates, teaching staff, training servers, training cashiers, training agents, training volunteers, training managers, training personnel, training interns, training new agents, training new servers, training new team members, training team members, training new personnel, training new managers, teaching colleagues, teaching new hires, teaching new employees, coaching new hires, training users, training representatives, training reps, training workers, training technicians, training engineers, training clerks, training drivers, training operators, training teachers, training nurses, training supervisors, training hires, training assistants, training apprentices, training developers, training members, conducting training, providing training, facilitating training, developing training, leading training sessions, conducting trainings, implementing training programs, conducting training programs, creating training programs, writing training manuals, creating training manuals, developing training manuals, instructing staff, instructing employees, implementing training, directing training, designing training, creating training
Onboarding | inducting staff, onboarding staff, onboarding employees, onboarding hires, onboarding new hires, onboarding new employees, onboarding new staff, orienting new employees, orienting new hires, conducting new hire orientation, conducting orientations, conducting new employee orientation, leading new hire orientation, processing new hires
Recruitment | hiring *, recruiting *, screening candidates, screening applicants, interviewing candidates, interviewing applicants, staffing departments, staffing offices, selecting staff, filling vacancies, filling open positions, posting job openings, reviewing resumes, selecting new staff, interviewing new staff, interviewing new hires, selecting candidates, selecting new employees, interviewing job applicants, interviewing potential employees
Public speaking | giving talks, giving speeches, giving lectures, giving presentations, delivering presentations, delivering speeches, speaking at conferences, presenting at conferences, speaking at events, giving seminars, conducting seminars, presenting seminars, presenting papers, delivering lectures, presenting at trade shows, presenting at trade fairs, presenting at seminars, presenting findings, presenting results, presenting recommendations, presenting proposals, presenting ideas
Event planning | organizing events, planning events, organizing weddings, planning weddings, organizing conferences, organizing parties, planning parties, organizing festivals, organizing fundraisers, organizing exhibitions, coordinating events, putting together events, hosting events, running events, planning meetings and events, planning special events, coordinating special events, organizing special events, putting on festivals, putting on events, organizing fairs, organizing galas, organizing tournaments, organizing seminars, organizing workshops, organizing competitions, organizing retreats, organizing tours, coordinating seminars, planning conferences, hosting seminars, hosting workshops
Bookkeeping | keeping books, keeping accounts, keeping ledgers
Accounts payable | paying invoices, paying bills, paying suppliers, paying vendors, processing supplier invoices, processing vendor invoices
Collections | chasing debts, chasing payments, collecting debts, chasing invoices, resolving collections disputes, collecting payments, collecting past due accounts, collecting overdue accounts, chasing late payments, collecting late payments, chasing overdue invoices
Invoicing | writing invoices, issuing invoices, sending invoices, preparing invoices, raising invoices, generating invoices, preparing customer invoices, creating invoices, sending out invoices, issuing customer invoices
Report preparation | writing reports, preparing reports, producing reports, compiling reports, generating reports, creating reports, drafting reports, submitting reports, preparing weekly reports, preparing monthly reports, preparing daily reports, writing weekly reports, writing monthly reports, running reports, completing reports, presenting reports, providing reports, developing reports, building reports
Calendar management | booking appointments, arranging appointments, setting appointments, making appointments, managing calendars, managing diaries, keeping calendars, keeping diaries, maintaining calendars, maintaining executive calendars, coordinating calendars
Scheduling | making rotas, making rosters, making schedules, creating schedules, creating rotas, creating rosters, preparing rosters, writing rotas, planning shifts, scheduling staff, scheduling employees, scheduling shifts, scheduling crews, preparing work schedules, creating work schedules, writing schedules, making work schedules, building schedules, scheduling appointments, preparing shift schedules, scheduling interviews, scheduling shift, developing schedules, managing work schedules
Minute taking | taking minutes, writing minutes
Mail handling | sorting mail, distributing mail, opening mail
Conflict resolution | settling disputes, resolving disputes, mediating disputes, settling conflicts, mediating conflicts, defusing conflicts, handling difficult customers, handling irate customers, handling angry customers, handling upset customers
Graphic design | designing logos, designing posters, designing brochures, designing flyers, designing leaflets, designing marketing materials, designing promotional materials, designing business cards, designing banners, creating graphics, creating marketing materials, designing graphics, creating flyers, creating brochures, designing advertisements
Photo editing | editing photos, editing photographs, editing images, retouching photos, retouching images, retouching portraits
Video editing | editing videos, editing footage, editing video clips
Social media marketing | running instagram accounts, managing instagram accounts, running facebook pages, managing facebook pages, managing social media accounts, running social media accounts, managing social media channels, running social media channels, posting on Instagram, posting on Facebook, posting on social media, growing Instagram followers, growing followers, creating social media posts, creating social media content, writing social media posts, scheduling social media posts, updating Facebook pages, managing social media pages, growing social media presence
Writing | writing articles, writing blog posts, writing content, writing stories
User research | interviewing users, testing with users, conducting user interviews, conducting user research, running user interviews
Contract drafting | drafting contracts, drafting agreements, writing contracts, drawing up contracts
Contract negotiation | negotiating contracts, negotiating agreements, negotiating terms, negotiating prices, negotiating leases, negotiating deals, negotiating with vendors, negotiating with suppliers, negotiating supplier contracts, negotiating vendor contracts, negotiating pricing, negotiating rates
Account reconciliation | reconciling bank statements, reconciling accounts, reconciling ledgers, reconciling general ledger accounts, reconciling balance sheet accounts, preparing account reconciliations, performing account reconciliations, reconciling credit card statements, reconciling statements
Month-end close | closing books, closing accounts
Tax preparation | filing returns, filing tax returns, filing VAT returns, preparing tax returns, preparing individual tax returns, preparing income tax returns, preparing corporate tax returns, preparing federal returns, preparing individual returns, preparing corporate returns, preparing partnership returns
Cost control | cutting costs, reducing costs, controlling costs, lowering costs, monitoring costs, minimizing costs, saving costs, managing costs, monitoring expenses, reducing expenses, controlling expenses, cutting expenses, monitoring expenditures, managing expenses, minimizing waste
Credit analysis | assessing loan applications, reviewing loan applications
Insurance underwriting | underwriting insurance policies
Claims handling | settling claims, processing claims, handling claims
Performance management | holding appraisals, conducting appraisals, conducting performance reviews, writing performance reviews, conducting performance evaluations, conducting performance appraisals, writing performance evaluations, conducting employee evaluations, evaluating employee performance, evaluating staff, evaluating employees, reviewing staff performance, monitoring staff performance, monitoring employee performance, writing annual evaluations, conducting annual evaluations, giving performance reviews, completing performance evaluations, preparing performance evaluations, completing performance reviews, evaluating staff performance, disciplining employees, evaluating job performance, evaluating team members, appraising performance, appraising employees, appraising staff
HR policies | drafting HR policies, writing HR policies
Reception | welcoming guests, welcoming visitors, greeting visitors, greeting patients, greeting callers, welcoming clients, welcoming patients, checking in visitors, signing in visitors, managing receptionist areas, running front desks, covering front desks, staffing front desks, manning front desks
Purchase orders | issuing purchase orders, creating purchase orders, raising purchase orders, preparing purchase orders, processing purchase orders, placing purchase orders
Filing | filing documents, filing records, filing paperwork, maintaining files, organizing files
Correspondence | drafting letters, writing letters, drafting correspondence, preparing correspondence, composing letters, composing correspondence, answering correspondence, answering letters, answering emails, drafting emails, responding to emails, typing letters, preparing letters, writing correspondence, handling correspondence, creating letters
Document management | scanning documents, archiving documents, organizing documents, indexing documents
Photocopying | copying documents, making copies
Office management | running offices, managing offices
Office supplies management | ordering office supplies, maintaining office supplies, stocking office supplies
Meeting coordination | scheduling meetings, arranging meetings, organizing meetings, coordinating meetings, setting up meetings, booking meeting rooms, booking conference rooms, drafting meeting agendas, preparing meeting agendas, preparing conference rooms, setting up conference calls, scheduling conference calls, planning meetings
Presentation preparation | preparing presentations, creating presentations, building presentations, preparing slide decks, preparing PowerPoint presentations, creating PowerPoint presentations, creating PowerPoint, making presentations, designing presentations, developing presentations, preparing slides, creating slides, making slides
Translation | translating documents, translating texts, translating articles, translating books
Interpreting | interpreting for patients, interpreting for clients, interpreting for families
Proofreading | proofreading documents, proofreading articles, proofreading copy, editing newsletters, editing articles, editing reports, editing bi-annual newsletters, editing documents, proofreading letters, proofreading materials, proofreading content
Interviewing | conducting job interviews, conducting interviews
Candidate sourcing | sourcing candidates, sourcing talent, sourcing applicants
Background checks | conducting background checks, running background checks, performing background checks, checking references
Employee relations | resolving employee issues, handling grievances, resolving grievances, investigating grievances, handling employee complaints, investigating employee complaints
Payroll | processing payroll, running payroll, preparing payroll, paying wages, calculating wages, processing biweekly payroll, processing weekly payroll, handling payroll, overseeing payroll, preparing paychecks, issuing paychecks, distributing paychecks
Benefits administration | administering benefits, enrolling employees in benefits, administering employee benefits, enrolling employees, administering health plans, administering benefit plans, managing open enrollment
Leave management | administering leave, processing leave requests
Budgeting | preparing budgets, managing budgets, developing budgets, creating budgets, drafting budgets, planning budgets, overseeing budgets, administering budgets, monitoring budgets, controlling budgets, handling budgets, creating annual budgets, preparing annual budgets, managing annual budgets, developing annual budgets, overseeing annual budgets, managing advertising budgets, managing marketing budgets, managing project budgets, managing department budgets, managing operating budgets, maintaining budgets, tracking budgets, balancing budgets, allocating budgets, setting budgets, estimating budgets
Forecasting | preparing forecasts, building forecasts, developing forecasts, preparing financial forecasts, predicting demand, predicting sales, creating forecasts, forecasting revenues, forecasting expenses, forecasting budgets, forecasting costs
Financial modeling | building financial models, developing financial models, creating financial models, building cash flow models, building valuation models, building LBO models, building DCF models
Financial reporting | preparing financial reports, preparing financial statements, producing financial reports, preparing monthly financial reports
Financial statements | preparing income statements, preparing balance sheets, compiling financial statements
Variance analysis | analyzing variances, explaining variances, investigating variances, comparing actuals
Journal entries | preparing journal entries, posting journal entries, recording journal entries, booking journal entries
Bank reconciliation | reconciling bank accounts, preparing bank reconciliations, performing bank reconciliations, completing bank reconciliations
General ledger | maintaining general ledgers, maintaining ledgers
Accounts receivable | collecting receivables, posting customer payments, applying customer payments, posting payments
Cash application | posting cash receipts, applying cash
Billing | billing customers, billing clients, billing patients, preparing bills, issuing bills, resolving billing disputes, resolving billing issues, resolving billing discrepancies, correcting billing errors, handling billing
Expense reporting | preparing expense reports, processing expense reports, submitting expense reports, completing expense reports, reconciling expense reports
Auditing | conducting financial audits, performing financial audits, auditing financial statements, auditing accounts, preparing audit files, preparing audit schedules, assisting auditors, supporting external audits, coordinating audits
Internal audit | conducting internal audits, performing internal audits, leading internal audits, testing internal controls, evaluating internal controls, reviewing internal controls
Fraud detection | detecting fraud, identifying fraud, preventing fraud, identifying fraudulent transactions, detecting fraudulent transactions, spotting fraudulent checks, detecting fraudulent checks, identifying fraudulent checks, detecting fraudulent activity, identifying fraudulent activity, detecting counterfeit bills
Loan processing | processing loans, processing loan applications, closing loans, originating loans, processing mortgage applications
Lending | approving loans
Deposits and accounts | opening bank accounts, opening checking accounts, opening savings accounts, opening deposit accounts
Bank teller operations | processing withdrawals, cashing checks, processing teller transactions, processing customer deposits
Insurance sales | selling insurance, selling insurance policies
Claims adjusting | adjusting claims, investigating claims
Contractor management | managing subcontractors, managing contractors, supervising subcontractors, coordinating subcontractors, supervising contractors, overseeing subcontractors, overseeing contractors
Project management | managing projects, leading projects, running projects, delivering projects, overseeing projects, coordinating rollouts, leading rollouts, managing multiple projects, leading multiple projects
Project coordination | coordinating projects, tracking milestones, tracking deliverables, tracking project milestones, tracking action items
Project planning | planning projects, creating project plans, developing project plans, preparing project plans, creating project schedules, developing project schedules
Requirements analysis | gathering requirements, analyzing requirements, eliciting requirements, collecting requirements, gathering business requirements, documenting business requirements, eliciting business requirements, documenting requirements, defining requirements, analyzing business requirements
User stories | writing user stories, creating user stories
Backlog management | prioritizing backlogs, grooming backlogs, managing backlogs, managing product backlogs, prioritizing product backlogs, refining backlogs
Roadmapping | building roadmaps, defining roadmaps, creating roadmaps, developing product roadmaps, defining product roadmaps, owning roadmaps, owning product roadmaps
Process mapping | mapping processes, mapping business processes, mapping workflows, drawing process maps, creating process maps, creating flowcharts, drawing flowcharts
Strategic planning | developing strategic plans, creating strategic plans, writing strategic plans, developing business strategies
Risk assessment | assessing risks, conducting risk assessments, performing risk assessments, writing risk assessments, evaluating risks, analyzing risks
KPI reporting | reporting on KPIs, tracking KPIs, monitoring KPIs, monitoring sales performance, tracking sales performance, tracking sales metrics, reporting sales performance, tracking churn, tracking retention, tracking metrics, tracking key metrics, tracking conversion rates, tracking performance metrics, monitoring key metrics, developing metrics
Survey design | designing surveys, designing questionnaires, creating surveys
Facilitation | facilitating meetings, facilitating discussions, facilitating groups, running workshops, facilitating workshops, leading meetings, conducting meetings, conducting workshops
Market research | researching markets, conducting market research, performing market research, studying markets, studying market trends, researching market trends, monitoring market trends, analyzing market trends, monitoring market conditions, tracking market trends, analyzing markets
Competitive analysis | analyzing competitors, researching competitors, monitoring competitors, studying competitors, monitoring competitor activity, tracking competitors, analyzing competitor activity
Campaign management | running marketing campaigns, managing marketing campaigns, launching marketing campaigns, running ad campaigns, managing ad campaigns, planning marketing campaigns, developing marketing campaigns, creating marketing campaigns, coordinating marketing campaigns, planning campaigns, coordinating campaigns, executing marketing campaigns, running campaigns, launching campaigns, developing campaigns, executing campaigns, designing campaigns, creating campaigns
Advertising | placing advertisements, placing ads, creating advertisements, buying ads, running ads, developing advertisements, designing advertisements, creating ads
Email marketing | running email campaigns, managing email campaigns, creating email campaigns, building email campaigns, designing email campaigns, sending email newsletters, creating email newsletters, writing email newsletters, designing email newsletters
Content marketing | writing blogs, writing case studies, writing white papers, creating blog content, publishing blog posts
Copywriting | writing copy, writing ad copy, writing marketing copy, writing website copy, writing product descriptions, writing ads, writing slogans, writing taglines, writing advertising copy, writing web copy
Press releases | writing press releases, drafting press releases, preparing press releases
Media relations | pitching journalists, pitching reporters, pitching stories
Website management | updating websites, maintaining websites, managing websites, updating website content
Event marketing | organizing promotional events, planning promotional events, staffing trade shows
Web design | designing websites, designing web pages, designing webpages
User interface design | designing user interfaces
Wireframing | creating wireframes, drawing wireframes, designing wireframes, building wireframes
UI prototyping | building clickable prototypes, creating clickable prototypes, creating interactive prototypes
Usability testing | running usability tests, conducting usability tests, conducting usability testing, testing prototypes with users
Sewing | sewing *
Illustration | illustrating books, drawing illustrations, creating illustrations, drawing pictures, drawing cartoons
Photography | taking photographs, shooting weddings, photographing events, photographing special events, photographing weddings, photographing products
Legal research | researching case law, researching law, researching legal issues, conducting legal research, performing legal research, looking up case law
Legal writing | drafting pleadings, drafting motions, drafting briefs, writing briefs, writing legal memoranda, drafting legal memoranda, drafting legal documents, preparing legal documents, drafting affidavits
Contract management | managing contracts, administering contracts
Document review | reviewing discovery documents
Trial preparation | preparing cases for trial, preparing for trial, preparing trial exhibits, preparing witnesses
Due diligence | conducting due diligence, performing due diligence
Financial management | overseeing finances, managing finances, handling finances, managing company finances
Policy and procedure writing | developing policies, writing policies, drafting policies, developing procedures, writing procedures, creating procedures, establishing policies, establishing procedures, developing guidelines, writing standard operating procedures, developing standard operating procedures, documenting procedures, documenting processes
Coaching | coaching staff, coaching employees, coaching teams, coaching team members, coaching agents, coaching reps, coaching representatives, coaching associates, coaching managers, coaching colleagues, coaching analysts, coaching junior analysts
Mentoring | mentoring staff, mentoring employees, mentoring teams, mentoring team members, mentoring colleagues, mentoring interns, mentoring apprentices, mentoring engineers, mentoring developers, mentoring teachers, mentoring associates, mentoring students, guiding junior developers, guiding junior staff, guiding junior engineers, guiding interns
Typing | typing correspondence, typing letters, typing documents, typing reports, typing memos
Negotiation | negotiating *, renegotiating *
Change management | leading organizational change, leading change initiatives
Risk management | mitigating risks, monitoring risks, keeping risk registers, maintaining risk registers
SEO | increasing organic traffic, growing organic traffic, raising organic traffic, improving search rankings, improving search engine rankings, conducting keyword research, performing keyword research
Human resources | keeping personnel files, maintaining personnel files, maintaining employee files, maintaining personnel records, maintaining employee records
User experience design | designing user flows, creating user flows, creating personas, designing user journeys
Product management | defining product requirements, prioritizing features, prioritizing product features
Litigation | arguing motions, trying cases, arguing appeals, representing defendants, representing plaintiffs, taking depositions, defending depositions
Scientific writing | writing papers, publishing papers, writing journal articles, publishing journal articles, authoring papers, publishing research papers
Video production | filming videos, filming interviews, filming events, filming short films
Journalism | covering news, covering elections, covering local politics, covering city government, covering breaking news
Editing | editing stories, editing books, correcting articles
Financial planning | creating financial plans, developing financial plans, preparing financial plans
Valuation | valuing companies, valuing businesses
Problem solving | solving problems, resolving problems, resolving issues, solving issues
Interpersonal skills | building relationships, maintaining relationships, developing relationships, establishing relationships, fostering relationships, nurturing relationships, cultivating relationships, building rapport, establishing rapport, developing rapport, maintaining rapport
Prioritization | prioritizing *, managing priorities, setting priorities, establishing priorities, prioritizing tasks, prioritizing work, prioritizing needs, prioritizing requests, prioritizing workloads
Time management | meeting deadlines, managing deadlines, completing projects on time, delivering projects on time, completing tasks on time, completing work on time
Delegation | delegating *, assigning tasks, assigning work, delegating tasks, delegating work, delegating responsibilities, delegating duties
Motivating others | motivating staff, motivating teams, motivating employees, motivating people, motivating team members, building teams, motivating students, motivating team members
Multitasking | handling multiple tasks, managing multiple tasks, juggling tasks, juggling multiple projects
Legal compliance | ensuring compliance with laws, ensuring compliance with legislation, ensuring compliance with regulations, ensuring compliance with state, ensuring compliance with federal, ensuring compliance with statutes, ensuring compliance with HIPAA, ensuring compliance with OSHA, complying with regulations, complying with laws
Promotions | promoting products
Marketing materials | developing marketing materials, producing marketing materials, writing marketing materials
Written communication | writing newsletters, writing memos
Decision making | making decisions
Closing deals | closing sales, closing business, closing new business
Quality assurance | ensuring product quality, assuring quality
Licensing and permits | obtaining permits
Employee engagement | reducing employee turnover, reducing staff turnover
Data backup and recovery | performing backups
`;
