export const TECHNOLOGY_DONE = `
Data entry | entering data, entering orders, entering records, entering invoices, keying data, keying orders, keying invoices, entering information, entering customer information, inputting data, updating databases, entering data into systems, inputting information, updating customer information, typing data, typing data into database, typing information, keying in orders, keying in data, inputting orders, inputting invoices, logging data, entering sales, entering payments, entering transactions, entering receipts, keying details, keying information, entering details, inputting details
Programming | writing code, writing programs, writing scripts, writing software, developing code, writing PHP, developing programs in C
Software development | developing software, developing applications, developing apps, building software, building apps, building applications, developing features, implementing features, shipping features, implementing new features, developing new features, developing modules, writing services
Web development | building websites, developing websites, building web apps, developing web apps, building web applications, developing web applications, building web sites, developing web sites, creating websites
Debugging | fixing bugs, fixing defects, fixing memory leaks, finding memory leaks, fixing crashes, tracking down bugs, fixing software bugs, fixing production bugs, troubleshooting code, resolving bugs
Code review | reviewing code, reviewing pull requests
API development | designing APIs, building APIs, developing APIs, designing REST APIs, building REST APIs, developing REST APIs, implementing APIs, implementing REST APIs, building endpoints, building REST endpoints, writing APIs, implementing endpoints, building REST services
Data engineering | building data pipelines, developing data pipelines, building ETL pipelines, maintaining ETL pipelines, developing ETL pipelines, maintaining data pipelines, designing data pipelines, building streaming pipelines, designing streaming pipelines, building data warehouses
Data visualization | building dashboards, creating dashboards, designing dashboards, developing dashboards, drawing charts, making charts, creating charts, building charts, creating graphs, making graphs
MLOps | deploying models, deploying machine learning models, deploying ML models, productionizing models, productionizing ML models
Data cleaning | cleaning data, cleansing data, cleaning datasets, deduplicating records, deduplicating data
Technical support | supporting users, troubleshooting user issues, resolving user issues, resolving support tickets, resolving tickets, resolving technical issues, troubleshooting technical issues, providing technical support, resolving IT issues, answering support tickets, handling support tickets, closing support tickets, answering tickets, closing tickets, handling tickets, troubleshooting computers, troubleshooting computer problems, helping users, assisting users, supporting end users, solving tickets, answering help desk tickets, solving technical issues, supporting end-users, providing remote support, monitoring ticket queues, managing ticket queues, providing user support
Computer networking | configuring switches, configuring routers, installing switches, installing routers, running office networks, maintaining networks, configuring networks, installing networks, managing corporate networks, administering networks
Software testing | testing releases, testing software, testing applications, executing test cases, running test cases, writing test cases, testing apps, testing builds, testing new releases, testing software releases
Technical documentation | writing documentation, writing manuals, writing user guides, writing technical documentation, writing technical manuals, maintaining technical documentation, creating technical documentation, creating user manuals, documenting code, documenting software, writing technical documents, documenting systems, creating user guides, creating manuals, developing manuals, preparing manuals, producing manuals, developing user guides
Incident management | handling outages, resolving outages, handling incidents, handling major incidents, managing major incidents
Machine learning | training models, training ML models, training machine learning models, training classifiers, building classifiers, building recommendation engines
Statistical analysis | running regressions
A/B testing | running A/B tests
Record keeping | keeping records, maintaining records, updating records, maintaining logs, keeping logs, maintaining accurate records, updating files, keeping files, maintaining log books, keeping logbooks, keeping log sheets, logging temperatures, recording temperatures, recording readings, maintaining files and records, keeping track of records, keeping attendance records
Troubleshooting | troubleshooting *, resolving technical problems, solving technical problems, resolving hardware issues, resolving software issues, resolving network issues, solving network outages, resolving network outages, diagnosing problems, diagnosing issues, diagnosing faults, fixing faults, finding faults, identifying causes of failures, identifying faults, locating faults, isolating faults, identifying malfunctions, diagnosing malfunctions, resolving malfunctions, running diagnostics, performing diagnostics, conducting diagnostics
Hardware repair | repairing computers, repairing laptops, replacing hard drives, upgrading computers, replacing laptop screens
Software installation | installing software, installing applications, installing operating systems, installing programs, installing new software
System administration | administering servers, maintaining servers, administering Linux servers, administering Windows servers, managing Linux servers, managing Windows servers, patching servers, upgrading servers
Network cabling | running network cables, pulling network cables, installing network cables, terminating network cables
Data analysis | analyzing data, analyzing datasets, analyzing sales data, analyzing customer data, analyzing survey data, analyzing large datasets, performing data analysis, conducting data analysis, analyzing trends, analyzing performance data, analyzing metrics, interpreting data, analyzing customer behavior, analyzing user behavior, analyzing sales figures, identifying trends, analyzing results, analyzing reports, analyzing information
Data collection | collecting data, gathering data, collecting survey data, collecting field data, surveying households, surveying residents, compiling data, collecting information, gathering information, compiling information, compiling statistics
Data modeling | designing data models, building data models, designing database schemas, designing schemas, designing star schemas
Data quality | validating data, checking data quality, monitoring data quality
Business intelligence | building BI reports, creating BI reports, developing BI reports
Unit testing | writing unit tests, adding unit tests, writing JUnit tests
Test automation | writing automated tests, automating tests, automating test cases, automating regression tests, developing automated tests, building test automation frameworks, developing test automation frameworks, automating testing
Test planning | writing test plans, creating test plans, preparing test plans, developing test plans, preparing test scenarios, writing test scenarios, creating test scenarios
Software deployment | deploying applications, deploying services, deploying software, deploying releases, releasing software
Refactoring | refactoring *
Front-end development | building user interfaces, developing user interfaces, building frontends, developing frontends, building front ends
Back-end development | building backends, developing backends, building backend services, developing backend services, building back-end services, developing back-end services
Mobile development | building mobile apps, developing mobile apps, building mobile applications, developing mobile applications, developing iOS apps, developing Android apps, building iOS apps, building Android apps
Microservices | building microservices, developing microservices, splitting monoliths, breaking up monoliths, decomposing monoliths
Database administration | maintaining databases, administering databases, managing databases, backing up databases, restoring databases, upgrading databases, patching databases
Technical leadership | leading engineers, leading developers, leading engineering teams, leading technical teams, leading software teams, serving as technical lead, acting as technical lead, working as technical lead
Predictive analytics | building churn models, building predictive models, developing predictive models, building forecasting models
Software architecture | designing software architecture, designing application architecture, designing system architecture, architecting systems, architecting solutions, architecting applications, architecting platforms
Performance tuning | reducing page load times, reducing load times, cutting load times, cutting page load times, reducing latency, cutting latency, improving application performance, optimizing application performance
Database performance tuning | optimizing queries, optimizing slow queries, optimizing SQL queries, tuning queries, tuning SQL queries, improving query performance, reducing query times, cutting query times
ETL | ingesting data
Defect tracking | logging defects, logging bugs, reporting bugs, tracking bugs, tracking defects, reporting defects, documenting defects, documenting bugs, analyzing defects, analyzing bugs
Deep learning | training neural networks, training convolutional networks, training deep learning models
Natural language processing | classifying documents, classifying texts
Systems monitoring | setting up alerts, configuring alerts, setting up monitoring, configuring monitoring, monitoring servers, monitoring server performance, monitoring networks, monitoring network performance, monitoring system performance, monitoring production systems, analyzing system performance, evaluating system performance
Scrum | running sprints, running stand-ups, running daily stand-ups, leading daily stand-ups, facilitating stand-ups, running retrospectives, facilitating retrospectives, facilitating sprint planning, running sprint reviews
Database migration | migrating data, migrating customer data, migrating legacy data
CI/CD | automating builds, automating releases, automating deployments, building deployment pipelines, setting up build pipelines
Statistical modeling | fitting regression models, building statistical models, building regression models
User account management | creating user accounts, managing user accounts, unlocking user accounts, resetting passwords, maintaining user accounts, administering user accounts
`;
