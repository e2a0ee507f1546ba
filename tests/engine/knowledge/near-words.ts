/**
 * Near-words and common words: a text, a skill's id, and whether the text names that skill. One case per line:
 * `+` or `-`, id, text, parted by " | ".
 */
const LINES = `
+ | java | Five years of Java and SQL
- | java | Five years of JavaScript
+ | javascript | Five years of JavaScript
+ | javascript | Java Script and HTML
- | java | Java Script and HTML
- | java | Write to java@example.org
+ | typescript | Typescript, Node
- | c | Strong C++ background
+ | c-plus-plus | Strong C++ background
- | c-plus-plus | Strong C# background
+ | c-sharp | Strong C# background
- | c | Strong C# background
+ | c | Embedded work in C, C++ and Assembly
+ | c | Languages: C, Python, Java
+ | c | C/C++ developer
- | c | John C. Smith, accountant with Excel
- | c | Vitamin C and zinc
- | c | Reports to C-level managers
- | c | Class C licence needed
- | c | Hepatitis C research
- | c | Our series C round
- | c | Section C of the form
+ | c | Good knowledge of C programming
+ | dot-net | C#/.NET and Azure
+ | dot-net | Built services in .NET Core
- | dot-net | See www.example.net for more
+ | asp-net | ASP.NET MVC
+ | dot-net | dotnet, Docker
+ | go | Go, Rust, Kubernetes
+ | go | Experience with Go and Docker
+ | go | Golang microservices
+ | go | Senior Go developer
- | go | Go to market with new products
- | go | We go the extra mile with Python
- | go | You will go to clients and use Java
- | go | Ready to go
- | go | Always on the go
- | go | Go to our website
+ | go-to-market-strategy | Own the go-to-market strategy
+ | r | Statistics in R and Python
+ | r | R, SAS, SPSS
+ | r | Proficient in R
- | r | R&D engineer
+ | research-and-development | R&D engineer
- | r | Robert R. Jones, lawyer
- | r | H&R Block tax season
+ | r | R programming for analysts
+ | excel | Proficient in Excel
+ | excel | Excel, Word and PowerPoint
+ | excel | Microsoft Excel
+ | excel | excel, word, powerpoint
+ | excel | Advanced Excel skills
- | excel | You excel at teamwork
- | excel | Excel at what you do
- | excel | Excel in a fast-moving company
- | excel | People who excel here use Python daily
+ | word | Microsoft Word
+ | word | Word, Excel, Outlook
- | word | Spread by word of mouth
- | word | In other words, we use Excel
- | word | Key word research in Excel
+ | access | Excel and Access databases
+ | access | MS Access
- | access | Access to company benefits
- | access | You have access to Excel training
- | access | Internet access required
+ | outlook | Outlook, Word, Teams
- | outlook | A positive outlook and Excel skills
+ | teams | Microsoft Teams
- | teams | Works with teams in Java
- | teams | Lead teams of engineers
+ | publisher | Word, Excel, Publisher
- | publisher | Worked for a publisher of books
+ | spring | Java, Spring, Hibernate
+ | spring | Java with the Spring framework
+ | spring-boot | Spring Boot services
- | spring | Graduating in spring 2019
- | spring | Spring 2019: course in Java
- | spring | Spring break trip
- | spring | Intern for the spring semester, Java team
+ | express | Node.js, Express, MongoDB
+ | express | Express.js
- | express | American Express, Java team
- | express | Express yourself clearly
- | express | Express delivery driver
+ | swift | iOS apps in Swift and Objective-C
- | swift | Swift response to customers
- | swift | Offers swift resolution of Java issues
+ | rust | Rust, C++
- | rust | Removal of rust from metal
+ | ruby | Ruby, Python
+ | ruby-on-rails | Ruby on Rails
- | ruby | Ruby Tuesday, waiter
+ | dart | Flutter and Dart
- | dart | Dart board in the office
+ | scheme | Lisp, Scheme, Haskell
- | scheme | Company pension scheme
- | scheme | Color scheme for web pages
+ | less | CSS, Sass, LESS
- | less | No less than 3 years of CSS
- | less | More or less fluent in SQL
+ | oracle-database | Oracle, MySQL
+ | oracle-database | Oracle Database 12c
+ | unity | Games with Unity and C#
- | unity | Promotes unity of the staff
+ | chef-infra | Chef, Puppet, Ansible
- | chef-infra | Chef in a French kitchen
- | chef-infra | Sous Chef, Paris
+ | puppet | Docker, Puppet, Terraform
- | puppet | Puppet shows for children
+ | ant | Ant, Maven, Gradle
- | ant | Pest control of ant nests
+ | flask | Python, Flask, Django
- | flask | Filled the flask with reagent
+ | assembly | C, Assembly, VHDL
+ | assembly | Assembly language programming
- | assembly | Assembly line worker
+ | assembly-work | Assembly line work
+ | make | CMake and Make, C++
- | make | Make sure that Java runs
- | make | Make a difference with SQL
+ | notion | Slack, Notion, Trello
- | notion | The notion of quality in Java
+ | slack | Slack, Jira and Confluence
- | slack | Pick up the slack, use Jira
+ | lean-manufacturing | Lean manufacturing
+ | lean-manufacturing | Lean, Six Sigma, Kaizen
- | lean-manufacturing | Lean on your colleagues
+ | agile | Agile methodologies
+ | agile | Scrum and agile development
+ | sketch | Figma, Sketch, InVision
- | sketch | Sketch a plan for the kitchen
+ | figma | Figma
+ | spark | Spark, Hadoop, Kafka
- | spark | Replaced a spark plug
- | spark | Spark interest in reading
+ | hive | Hadoop, Hive, Pig
- | hive | Cared for a hive of bees
+ | rest-apis | REST and SOAP services
+ | rest-apis | RESTful APIs
- | rest-apis | The rest of the team uses SOAP
- | rest-apis | Rest area attendant
- | safe | A safe working environment with Scrum
+ | safe | Scrum, SAFe
+ | information-technology | Background in IT
- | information-technology | You will love it here
+ | react | React.js, Redux
+ | react | ReactJS
+ | react | react js
- | react | React quickly to customers
+ | react-native | React Native
- | react | React Native
+ | node-js | NodeJS, Node.JS and node js
+ | kubernetes | k8s clusters
+ | vue-js | VueJS
+ | ci-cd | CI/CD pipelines
+ | ci-cd | CICD
+ | sap-s-4hana | Rolled out SAP S/4HANA
+ | kafka | Apache Kafka
+ | illustrator | Photoshop, Illustrator, InDesign
+ | indesign | Photoshop, In Design
+ | classic-asp | ASP, VB.NET, SOAP
- | classic-asp | Raised the ASP of the product line by 4 %
- | classic-asp | ASP.NET, SQL
- | indesign | Experience in design reviews
- | illustrator | Worked with an illustrator of books
+ | accounts-payable | AP and AR clerk
+ | accounts-payable | Accounts payable
+ | month-end-close | Month end closing
+ | iv-therapy | IV therapy
+ | patient-assessment | patient assessments
+ | forklift-operation | Licensed forklift driver
+ | haccp | HACCP
+ | mig-welding | MIG and TIG welding
+ | ifrs | IFRS
+ | contract-law | Contract law
+ | lesson-planning | lesson plans
+ | payroll | Payroll processing
+ | e-commerce | eCommerce
+ | e-commerce | E-Commerce-Plattformen
+ | payroll | Lohnbuchhaltung und Personalwesen
+ | nursing | Krankenpflege
+ | project-management | gestion de projet
+ | accounting | Contabilidad general
+ | electrical-wiring | Elektroinstallation
+ | electronic-health-records | EHR and EMR systems
- | epic-ehr | An epic adventure for nurses
+ | epic-ehr | Electronic health records: Epic, Cerner
- | sage-accounting | Sage advice on QuickBooks
+ | sage-accounting | QuickBooks, Sage, Xero
- | concrete-work | Bring concrete ideas
+ | concrete-work | Masonry, concrete and framing
- | github | github.com/jane
+ | github | GitHub
- | linkedin | linkedin.com/in/jane
- | electronics | Charted in the electronic record
+ | electronics | Repaired consumer electronics
- | customs-clearance | Built custom websites for clients
- | customs-clearance | Local customs and traditions
+ | customs-clearance | Freight forwarding, customs, Incoterms
- | vital-signs | Played a vital role in the team
+ | vital-signs | Took vital signs every hour
- | windows | Cleaned windows and floors
- | windows | Fitted windows and doors
+ | windows | Windows, Linux and macOS
- | ruby-on-rails | Fixed hand rails on stairs
- | ruby-on-rails | Rail safety training
- | integrity | A strong work ethic
- | corrections | Made corrections to invoices
- | organization | Worked for a large organization
- | organization | Represented the organization at fairs
- | admissions | Reduced hospital admissions
- | skin-care | Facial recognition software
- | bioinformatics | Had a blast with the team
+ | bioinformatics | BLAST, sequence alignment
- | sas | Worked for Dupont SAS in Lyon
+ | sas | SAS, SPSS and R
- | common-core | GCSE: Maths, English, Science
- | technical-drawing | Drafting commercial contracts
- | management-accounting | Controlling access to the site
- | escrow | Share purchase agreements
+ | contract-drafting | Drafting contracts for suppliers
- | inews | ENPS rose from 12 to 40 among our employees
- | strength-and-conditioning | CSCS card and first aid
+ | early-warning-scores | Recorded MEWS on the ward
- | arbitration | ADR licence for tankers
- | auto-detailing | Detailing of steel joints
- | sem | 3rd sem of the course
+ | sem | SEO, SEM, Google Ads
- | nursing-education | Preceptor to six new nurses
+ | clinical-mentoring | Preceptor to six new nurses
+ | tachograph | Kept tachograph records
- | dot-compliance | Kept tachograph records
+ | safeguarding | Knowledge of child protection
+ | safeguarding | Safeguarding lead
+ | commercial-contracts | Commercial contracts with suppliers
+ | fault-finding | Fault finding on motors
- | leed | Moved to Leeds in 2019
+ | leed | LEED and BREEAM projects
- | hcpcs | HCPC registered physiotherapist
+ | hcpcs | ICD-10, CPT and HCPCS codes
+ | api-development | Built APIs in Python
+ | aws-cloudtrail | AWS: EC2, Cloud Trail and S3
+ | aws-codepipeline | Deployed by AWS Code Pipeline
+ | aws-lake-formation | Set up Lake Formation for analysts
+ | amazon-rds | AWS RDS and Redis
- | cosmos-db | Azure SQL and Blob Storage
- | azure-key-vault | Assembled key vault doors
- | google-dataflow | Improved the data flow of the office
- | aws-codepipeline | Wrote code for a gas pipeline
+ | trx | TRX and kettlebell classes
- | trx | Taught HIIT and cardio training
+ | zumba | Zumba instruction for beginners
- | zumba | Led spinning classes
+ | kpi-reporting | Owned KPIs of the depot
`;

export type NearWord = { named: boolean; id: string; text: string };

export const NEAR_WORDS: NearWord[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [sign, id = "", text = ""] = line.split(" | ");
    return { named: sign === "+", id, text };
  });
