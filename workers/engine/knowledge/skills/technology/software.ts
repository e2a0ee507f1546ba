export const lines = `
# core
Software engineering
Software development | software developer skills, application development, app development, Softwareentwicklung, développement logiciel, desarrollo de software | < Software engineering
Programming | coding, computer programming, programming languages, programmation, Programmierung, programación
Web development | website development, web programming, web application development, web apps, web applications, Webentwicklung, développement web, desarrollo web, dezvoltare web | < Software development
Mobile development | mobile app development, mobile application development, mobile applications, mobile apps | < Software development
Game development | game programming, video game development, gameplay programming | < Software development
Desktop development | desktop application development, desktop applications | < Software development
Embedded software | embedded software development, firmware development, firmware, embedded programming, embedded software engineering | < Software development
Front-end development | frontend, frontend development, front end, UI development, front-end web development, client-side scripting, client-side technologies, client-side development | < Web development
Back-end development | backend, backend development, back end, server-side development, backend systems, backend services, server-side programming, server-side technologies, server-side scripting, server-side services | < Software development
Full-stack development | front end and back end, front and back end, back end and front end, full stack, fullstack web development | < Front-end development, Back-end development
Systems programming | low-level programming, kernel development, kernel programming | < Programming
Scripting | scripting languages, SQL scripts, automation scripts, deployment scripts, build scripts, script writing for automation | < Programming
Functional programming | FP paradigm | < Programming | method
Object-oriented programming | =OOP, object oriented, object-oriented design, OOD, object-oriented analysis and design, OOAD, object orientation, object oriented development, programmation orientée objet, objektorientierte Programmierung | < Programming | method
Reactive programming | reactive systems | < Programming | method
Concurrent programming | multi-threading, multi-threaded programming, ?concurrency, multithreaded, parallel programming, asynchronous programming | < Programming | method
Data structures | DSA | < Programming
Algorithms | genetic algorithms, algorithm design, algorithm development, algorithmic | < Programming
Computer science | Informatik, informatique, CS fundamentals
Compilers | compiler design, compiler construction | < Computer science
LLVM | < Computer science | ~ Compilers
Operating systems | operating system internals, OS internals, Betriebssysteme, systèmes d'exploitation, sisteme de operare
Distributed systems | distributed computing, distributed system design, distributed architectures | < Software engineering
High-performance computing | HPC, parallel computing, supercomputing | < Computer science
Real-time systems | real-time computing, real time operating systems, RTOS, FreeRTOS, VxWorks | < Embedded software
Software architecture | application architecture, software design, architecture patterns, architecture design, Softwarearchitektur | < Software engineering
System design | system architecture, design of scalable systems | < Software engineering
Technical architecture | solution design, technical design | < Software architecture
Enterprise architecture | TOGAF, ArchiMate
Integration development | systems integration, application integration, enterprise integration, software integration
Legacy systems | legacy code, legacy modernization, application modernization

# tool < Programming
Python | Python 3, Python programming, Python development, Python scripting, Python scripts, CPython | ~ Ruby, R
Java | Java SE, Java EE, J2EE, Java 8, Java 11, Java 17, JEE, J2SE, Core Java, Java development, Java programming, Java developer skills, Jakarta EE | ~ Kotlin, C#, Scala
JavaScript | =JS, ECMAScript, ES6, ES2015, ES5, vanilla JavaScript, Javascript programming | ~ TypeScript, Front-end development
TypeScript | ?TS | ~ JavaScript | < JavaScript
?C | C programming, C language, ANSI C, Embedded C, C99, MISRA C | ~ C++
C++ | CPP, C plus plus, Visual C++, C++11, C++14, C++17, C++20, modern C++ | ~ C, Rust
C# | C sharp, Csharp | ~ Java, VB.NET
?Go | Golang, Go language, Go programming, Go lang | ~ Rust, Java
?Rust | Rust programming, Rust language, Rustlang | ~ C++, Go
?Ruby | Ruby programming, Ruby language | ~ Python
PHP | PHP 7, PHP 8, PHP5, PHP programming, PHP development | ~ Python, Ruby
?Swift | Swift programming, Swift 5, Swift language | ~ Objective-C, Kotlin
Kotlin | Kotlin programming, Kotlin Multiplatform, KMM | ~ Java, Swift
Objective-C | ObjC | ~ Swift
Scala | Scala programming | ~ Java, Kotlin
Perl | Perl scripting, Perl programming | ~ Python
?R | R programming, R language, R Studio, RStudio, R statistical software, R statistics, R packages, R Markdown | ~ Python, SAS
MATLAB | Mat Lab | ~ Octave, R
Octave | GNU Octave
?Julia | Julia language, Julia programming | ~ Python, MATLAB
Visual Basic | VB6, VB 6.0, Visual Basic 6, Visual Basic programming | ~ VB.NET
VB.NET | Visual Basic .NET, VB .NET | ~ C#
VBA | Visual Basic for Applications, Excel VBA, VBA macros, Excel macros, VBA programming | ~ Visual Basic
Groovy | Apache Groovy | ~ Java
Haskell | Haskell programming | ~ Scala, OCaml
OCaml | ~ Haskell
Erlang | ~ Elixir
?Elixir | Elixir programming, Elixir Phoenix | ~ Erlang, Ruby
Clojure | ClojureScript | ~ Java, Scala
F# | F sharp | ~ C#, Haskell
?Dart | Dart language, Dart programming | ~ Flutter, JavaScript
Lua | Lua scripting
?Assembly | Assembly language, assembler, x86 assembly, ARM assembly, assembly programming, asamblare, assemblage | ~ C
COBOL | Cobol programming | ~ Mainframe
Fortran | FORTRAN 90
?Pascal | Turbo Pascal, Object Pascal | ~ Delphi
?Delphi | Embarcadero Delphi
Prolog
?Scheme | Scheme programming, Racket language
Lisp | Common Lisp, Emacs Lisp
?Ada | Ada programming, Ada 95
ABAP | SAP ABAP, ABAP programming, ABAP development, ABAP OO
?Apex | Salesforce Apex, Apex classes, Apex triggers
Solidity | Solidity smart contracts | ~ Blockchain development
Bash | Bash scripting, Bash scripts, bash shell | ~ Shell scripting
Shell scripting | shell scripts, Unix shell scripting, Linux shell scripting, ksh, zsh, Korn shell, shell programming | < Scripting
PowerShell | Windows PowerShell, PowerShell scripting, PowerShell scripts | < Scripting | ~ Bash
AutoHotkey | AutoIt
?Crystal | Crystal language
?Zig | Zig language
Tcl | Tcl/Tk
PL/I
?RPG | RPGLE, RPG IV, AS/400 RPG
Visual FoxPro | FoxPro
ActionScript
CoffeeScript | < JavaScript
WebAssembly | WASM
Scratch programming | Scratch coding

# tool < Web development
HTML | HTML5, HTML 5, XHTML, hypertext markup language | ~ CSS, Front-end development
CSS | CSS3, CSS 3, cascading style sheets, CSS Grid, Flexbox | ~ HTML, Front-end development
Sass | SCSS, SASS/SCSS | < CSS | ~ Less
?Less | Less CSS, LESS preprocessor | < CSS
Tailwind CSS | Tailwind, TailwindCSS | < CSS | ~ Bootstrap
?Bootstrap | Twitter Bootstrap, Bootstrap 4, Bootstrap 5 | < CSS
Responsive web design | responsive design, mobile-first design, responsive websites, responsive layouts | method | < Web development, Web design
Cross-browser compatibility | cross-browser testing, cross browser | method
Web accessibility | WCAG, a11y, accessibility standards, WCAG 2.1, ARIA roles, Section 508, digital accessibility | method
Progressive web apps | PWA, progressive web applications | ~ Service workers
Service workers
Web components | custom elements, shadow DOM
Web performance | web performance optimization, Core Web Vitals, page speed optimization | method
Single-page applications | SPA development, single page apps
Server-side rendering | SSR frameworks
WebSockets | web sockets
Socket.IO | ~ WebSockets
SignalR | ~ WebSockets
WebRTC
WebGL | ~ Three.js
AJAX
jQuery | jQuery UI | < JavaScript
?DOM manipulation | Document Object Model
Web services | SOAP web services, web service development | ~ API development
Content management systems | ?CMS, web content management, CMS platforms
WordPress | Word Press, WordPress development, WordPress themes | < Content management systems | ~ Drupal, Joomla
Drupal | < Content management systems
Joomla | < Content management systems
TYPO3 | < Content management systems
Contentful | < Content management systems
Strapi | < Content management systems
Sitecore | < Content management systems
Adobe Experience Manager | =AEM | < Content management systems
Headless CMS | < Content management systems
Webflow | < Content management systems
Wix | Wix website builder | < Content management systems
Squarespace | < Content management systems
Elementor | < WordPress
Magento | Adobe Commerce, Magento 2 | < Web development, E-commerce
WooCommerce | < WordPress
Shopify | Shopify Plus, Shopify Liquid | < Web development, E-commerce

# tool < JavaScript, Front-end development ~
React | React.js, React hooks, React 16, React 18, React development
Angular | Angular 2, Angular 8, Angular 12, Angular development, angular framework
AngularJS | Angular.js, Angular 1
Vue.js | Vue, Vue 3, Vue 2, VueJS
Svelte | SvelteKit
?Ember | Ember.js, EmberJS
Backbone.js | BackboneJS
Knockout.js
ExtJS | Ext JS, Sencha
# tool < JavaScript, Front-end development ~
Next.js
Nuxt.js | Nuxt
?Gatsby | Gatsby.js, GatsbyJS
?Remix | Remix Run, Remix framework, RemixJS
Astro framework | Astro.js
# tool < JavaScript, Front-end development ~
Redux | Redux Toolkit, Redux Saga, React Redux
MobX
Vuex
# tool < JavaScript, Front-end development ~
Webpack
Vite | Vite.js
?Gulp | Gulp.js, GulpJS
?Grunt | Grunt.js
# tool < JavaScript, Front-end development
RxJS | Reactive Extensions
D3.js | =D3, D3JS
Three.js | ThreeJS
Material UI | MUI components, Angular Material
Storybook
Babel | Babel.js
npm | npm packages
Yarn package manager | ~ npm
pnpm | ~ npm
ESLint
?Prettier
Alpine.js
Stimulus.js | Hotwire
Lit element | LitElement
HTMX

# tool < Back-end development ~
Node.js | =Node, NodeJS
?Express | Express.js, ExpressJS, Express framework
NestJS | Nest.js
Deno
# tool < Back-end development ~
Django | Django REST framework, Django framework, DRF framework
?Flask | Flask framework, Python Flask
FastAPI
# tool < Back-end development ~
Ruby on Rails | =Rails, RoR, Rails framework
?Sinatra
# tool < Back-end development ~
Laravel | Laravel framework
Symfony | Symfony framework
CodeIgniter
CakePHP
Zend Framework | Laminas
Yii framework | Yii2
# tool < Back-end development ~
?Spring | Spring Framework, Spring MVC, Spring Cloud, Spring Security, Spring Data, Java Spring
Spring Boot | Springboot | < Spring
?Struts | Apache Struts
Quarkus
Micronaut
Vert.x
?Play Framework
# tool < Back-end development ~
JSF | JavaServer Faces, PrimeFaces | < Java, Web development
Oracle ADF | ~ JSF | < Java, Web development
JSP | JavaServer Pages
Servlets | Java servlets
# tool < Back-end development ~
ASP.NET | ASP .NET, ASP.NET Core, ASP.NET MVC, ASP.NET Web API, Web API
Classic ASP | ?ASP, ASP classic, ASP pages, ASP 3.0 | ~ ASP.NET
.NET | dot net, dotnet, .NET Core, .NET Framework, Microsoft .NET, .NET 6, .NET 8, .NET development, .NET technologies
Blazor
# tool < Back-end development ~
Entity Framework | EF Core, Entity Framework Core
LINQ
# tool < Back-end development ~
gRPC | Protocol Buffers, protobuf
GraphQL | Apollo GraphQL, Apollo Client, Apollo Server
REST APIs | RESTful API, =REST, RESTful, REST services, RESTful services, RESTful web APIs, representational state transfer, REST/JSON, RESTful API design, RESTful web services | < Web services, API development
SOAP API | WSDL, =SOAP
WCF | Windows Communication Foundation
# tool < Back-end development
?Hibernate | Hibernate ORM, JPA, Java Persistence API
Akka
?Phoenix framework | Phoenix LiveView
?Gin framework | Echo framework
Actix
API development | API design, API integration, APIs, application programming interface, third-party APIs, microservice APIs
OpenAPI | Swagger, OpenAPI specification
Drogon framework | Crow framework
Prisma | Prisma ORM
TypeORM
Sequelize
Drizzle ORM
SQLAlchemy
Object-relational mapping | =ORM, ORM frameworks
OAuth | OAuth2, OAuth 2.0, OpenID Connect, OIDC
JWT | JSON Web Tokens
Celery | Celery tasks
Sidekiq
Message queues | message brokers, messaging systems, message-oriented middleware
Middleware

# tool
JSON | JSON schema
XML | XSLT, XSD, XPath, XML Schema
YAML
=Markdown

# tool < Mobile development ~
React Native | ~ React
?Flutter
Xamarin | Xamarin.Forms, .NET MAUI
Ionic | Ionic framework
Cordova | Apache Cordova, PhoneGap
# tool < Mobile development ~
SwiftUI
UIKit | Cocoa Touch
# tool < Mobile development ~
Android Studio
Xcode
# tool < Mobile development
Android | Android development, Android SDK, Android app development, Android applications, Android apps
iOS | iOS development, iOS SDK, iOS app development, iPhone development, iOS apps
Jetpack Compose | Android Jetpack
Core Data
Expo framework | Expo.io
App Store submission | App Store Connect, TestFlight, Google Play Console
Mobile UI

# tool < Game development ~
?Unity | Unity3D, Unity 3D, Unity engine, Unity game engine
Unreal Engine | Unreal, UE4, UE5, Unreal Engine 4, Unreal Blueprints
Godot | Godot Engine
CryEngine
GameMaker Studio
# tool < Game development ~
OpenGL | OpenGL ES
Vulkan API | =Vulkan
DirectX | Direct3D
# tool < Game development ~
Shader programming | shaders
GLSL
# tool < Game development ~
Virtual reality | =VR, AR/VR, VR development, Oculus, VR/AR | emerging
Augmented reality | AR technologies, AR applications, AR development, ARKit, ARCore, mixed reality, =XR | emerging | ~ Virtual reality
# tool < Game development
Game design | level design, game mechanics
Game physics | physics engines
Roblox Studio | Lua Roblox
Computer graphics | graphics programming, 3D graphics, rendering engines

# tool < Desktop development ~
WPF | Windows Presentation Foundation, XAML
WinForms | Windows Forms
Win32 API
=MFC
# tool < Desktop development ~
=Qt | Qt framework, QML, PyQt
GTK | GTK+
# tool < Desktop development
?Electron | Electron.js
JavaFX
Java Swing | Swing | ~ JavaFX

# method < Software engineering
Agile | agile methodologies, agile development, agile methods, agile software development, agile practices, agile environment, agile framework, agile project management, agile principles, agile teams, agile working, agile delivery, agile coaching, agile processes, agile ways of working, méthodes agiles, agile Methoden, metodologías ágiles
Scrum | < Agile | ~ Agile, Kanban | Scrum methodology, Scrum framework, scrum ceremonies, sprint planning, daily stand-ups
Kanban | < Agile | ~ Agile, Scrum | Kanban boards
=SAFe | < Agile | Scaled Agile Framework, Scaled Agile
Extreme programming | < Agile | =XP programming, pair programming, mob programming
Waterfall | waterfall methodology, waterfall model
Test-driven development | ~ Behavior-driven development | TDD, test driven design, test-first
Behavior-driven development | ~ Test-driven development | BDD, Cucumber, Gherkin, SpecFlow
Domain-driven design | DDD
Software development life cycle | SDLC, software development lifecycle, application lifecycle management, software lifecycle, software life cycle, full life cycle development, full lifecycle development, complete life cycle of software, full life cycle of software, development life cycle, development lifecycle, end-to-end development, end-to-end software development, all phases of development, all phases of software development, all stages of development, every stage of development, every phase of development
Code review | peer code review, pull requests, merge requests, code walkthrough, code walk-through, code inspections
Refactoring | code refactoring
Clean code | clean coding, =SOLID, SOLID principles, coding standards, coding best practices
Design patterns | software design patterns, Gang of Four patterns
MVC | model-view-controller, MVVM | < Design patterns
Debugging | debug, code debugging, software debugging, bug fixing, bug fixes, fix bugs
Technical documentation | software documentation, API documentation, code documentation | ~ Technical writing
Version control | source control, version control systems, source code management, revision control, versioning
Microservices | microservice architecture, micro services | ~ Distributed systems
Event-driven architecture | event driven systems
CQRS | event sourcing
Service-oriented architecture | =SOA
Serverless architecture | serverless, serverless computing
Requirements engineering | software requirements
Performance tuning | performance optimization, code optimization, application performance
Software deployment | release engineering, application deployment
Internationalization | i18n, software localization
Low-code development | no-code, low code platforms, low-code/no-code | emerging
Technical debt reduction | tech debt
Open source | open source software, open-source development, OSS contributions

# tool < Version control ~
Git | git version control, git flow, Gitflow
Subversion | =SVN, Apache Subversion, TortoiseSVN
Mercurial
Perforce
TFS | Team Foundation Server, TFVC
ClearCase | IBM Rational ClearCase
# tool < Version control ~
GitHub
GitLab
Bitbucket

# method
Software testing | software quality assurance, QA testing, application testing, Softwaretest, tests logiciels, testare software
Manual testing | < Software testing
Test automation | automated testing, automation testing, automated tests, test automation frameworks | < Software testing
Unit testing | unit tests, module testing | < Software testing
Integration testing | integration tests | < Software testing
Functional testing | < Software testing
Regression testing | regression tests | < Software testing
Performance testing | load testing, stress testing | < Software testing
End-to-end testing | E2E testing, =E2E, E2E tests | < Software testing
User acceptance testing | =UAT, acceptance testing, UAT testing | < Software testing
System testing | system integration testing, =SIT | < Software testing
API testing | < Software testing
Mobile testing | mobile app testing | < Software testing
Exploratory testing | < Software testing
Black-box testing | white-box testing | < Software testing
Smoke testing | sanity testing | < Software testing
Test planning | test plans, test cases, test scripts, test strategy, test case design, test management, test design | < Software testing
Defect tracking | bug tracking, defect management, bug reporting | < Software testing
A/B test engineering | < Software testing
ISTQB | ISTQB certification | < Software testing

# tool < Test automation ~
Selenium | Selenium WebDriver, Selenium IDE
Cypress | Cypress.io
Playwright
?Puppeteer
Katalon | Katalon Studio
TestComplete
Ranorex
?UFT | QTP, Unified Functional Testing
Robot Framework
# tool < Test automation, Unit testing ~
TestNG
JUnit | JUnit 5
NUnit
xUnit
pytest
RSpec
PHPUnit
# tool < Test automation, Unit testing ~
Jest | Jest framework
React Testing Library | ~ Jest
Mocha | Mocha Chai
Jasmine
Karma
# tool < Test automation ~
?Postman
SoapUI
REST Assured
# tool < Test automation ~
JMeter | Apache JMeter
LoadRunner | HP LoadRunner, k6 load testing
Gatling
# tool < Test automation ~
TestRail
Zephyr
qTest
HP ALM | HP Quality Center
# tool < Test automation ~
BrowserStack
Sauce Labs
# tool < Test automation
Appium
Mockito

# tool ~
Visual Studio | MS Visual Studio
Visual Studio Code | VS Code, VSCode
?Eclipse | Eclipse IDE
IntelliJ IDEA | IntelliJ, WebStorm, JetBrains
PyCharm
NetBeans
Vim
Neovim
Emacs
# tool ~
Maven | Apache Maven
Gradle
?Ant | Apache Ant
?Make | GNU Make, Makefiles
CMake | ~ Make
Bazel
# tool ~
Tomcat | Apache Tomcat
JBoss
WildFly
WebLogic
WebSphere
# tool ~
IIS | Internet Information Services
Apache HTTP Server | Apache web server
NGINX
# tool
Integrated development environments | =IDE
JIRA | Atlassian Jira, Jira Software
Confluence | Atlassian Confluence, Atlassian
SonarQube | SonarCloud, static code analysis
Artifactory | JFrog
Nexus Repository | ~ Artifactory
UML | Unified Modeling Language, UML diagrams, Sparx Enterprise Architect, class diagrams

# tool < Message queues ~
Kafka | Apache Kafka, Kafka Streams, Confluent | ~ Stream processing
RabbitMQ
ActiveMQ
MQTT
IBM MQ | MQSeries, WebSphere MQ
JMS | ~ IBM MQ
ZeroMQ
NATS messaging
# tool < Message queues ~
MuleSoft | Mule ESB, Anypoint
Enterprise service bus | =ESB
TIBCO
BizTalk
Dell Boomi | Boomi
Apache Camel

# emerging
Blockchain | blockchain technology, distributed ledger
Blockchain development | blockchain developer | < Blockchain
Smart contracts | < Blockchain
Ethereum | < Blockchain | ~ Smart contracts
Web3 | web3.js | < Blockchain | ~ Smart contracts
Quantum computing
Qiskit | ~ Quantum computing
Internet of Things | =IoT, IoT devices, IoT platforms, industrial IoT, IIoT
AI-assisted development | GitHub Copilot, AI coding tools
Robotic process automation | =RPA
UiPath | ~ Robotic process automation
Blue Prism | ~ Robotic process automation
Automation Anywhere | ~ Robotic process automation
Power Platform | Microsoft Power Platform
Power Apps | PowerApps | ~ Power Platform
Power Automate | ~ Power Platform

# tool
Salesforce development | SOQL, Salesforce Lightning
Lightning Web Components | =LWC | ~ Salesforce development
Visualforce | ~ Salesforce development
ServiceNow development | ServiceNow scripting
SAP development | SAP BTP
SAP Fiori | SAPUI5 | ~ SAP development
OutSystems
Mendix | ~ OutSystems
Appian | ~ OutSystems
Mainframe | IBM mainframe
z/OS | ~ Mainframe
JCL | ~ Mainframe
CICS | ~ Mainframe
AS/400 | IBM i | ~ Mainframe
Embedded Linux | Yocto, Linux kernel modules | < Embedded software, Linux
Device drivers | device driver development | < Embedded software
CUDA | GPU programming
OpenCL | ~ CUDA
OpenCV
Regular expressions | regex
Data serialization | Apache Avro, Avro, Parquet
Web scraping | Beautiful Soup, Scrapy, web crawling
Search engines development | Elasticsearch DSL
Solr | Apache Solr, Lucene | ~ Search engines development
Geospatial development | geospatial software
Payment integration | Stripe API, payment gateway integration, payment gateways
`;
