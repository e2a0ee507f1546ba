/** The job threads of the demo: what an agent would have typed into the form. */
export type SeedThread = {
  key: string;
  /** `key` of the demo account that owns it */
  agentKey: string;
  title: string;
  companyName: string;
  location: string;
  employmentType: "full-time" | "part-time" | "contract" | "internship";
  /** at most 2000 characters */
  description: string;
  /** deal-breakers, one a line */
  requirements: string;
};

export const seedThreads: SeedThread[] = [
  {
    key: "backend-engineer",
    agentKey: "agent",
    title: "Senior Backend Engineer, Payments Platform",
    companyName: "Northgate Pay",
    location: "Amsterdam, Netherlands",
    employmentType: "full-time",
    description: `Northgate Pay moves money for 4,000 online shops in eleven countries. Our platform team of nine owns the services that authorise, capture and settle about 2.5 million card payments a day. We work hybrid: two days a week in our office in Amsterdam, the rest where you like.

What you will do
- Design, build and run backend services in Go and Kotlin that must not lose or repeat a payment
- Move our remaining batch settlement jobs to event streams on Apache Kafka
- Own services in production: SLOs, dashboards, alerts and a shared on-call rota (one week in seven)
- Tune PostgreSQL schemas and queries on tables of several hundred million rows
- Review designs and code, and mentor two mid-level engineers

What you bring
- At least 5 years of professional backend development, of which 2 or more in Go, Java or Kotlin
- Strong knowledge of PostgreSQL or another relational database
- Experience with Docker and Kubernetes in production, on AWS or Google Cloud
- Experience with event-driven systems (Kafka, RabbitMQ or similar)
- CI/CD and automated testing as a habit; observability with Prometheus, Grafana or OpenTelemetry
- Clear written and spoken English

Nice to have
- Terraform or other infrastructure as code
- gRPC and API design at scale
- Payments, banking or another regulated field; PCI DSS
- A bachelor's degree in computer science or a similar field

What we offer: EUR 85,000 to 105,000, equity, 27 days off, a training budget of EUR 2,500 a year, and a team that writes things down.`,
    requirements: `At least 5 years of professional backend development
Production experience with Go, Java or Kotlin
Relational databases, PostgreSQL preferred
Willing to join the on-call rota
Fluent English`,
  },
  {
    key: "ward-nurse",
    agentKey: "agent",
    title: "Registered Nurse, Acute Medical Ward",
    companyName: "St. Brannoc’s University Hospital",
    location: "Dublin, Ireland",
    employmentType: "full-time",
    description: `St. Brannoc’s is a 540-bed teaching hospital in the north of Dublin. Our acute medical ward has 28 beds and takes patients straight from the emergency department: pneumonia, heart failure, sepsis, COPD, diabetic emergencies. We are looking for a registered nurse who stays calm when four things happen at once.

Your work
- Assess, plan, deliver and evaluate nursing care for six to seven patients a shift
- Recognise and escalate deteriorating patients using the Early Warning Score (INEWS) and ISBAR handover
- Administer medicines, including intravenous therapy, blood products and controlled drugs
- Care for patients on telemetry, non-invasive ventilation and after NSTEMI
- Wound care, cannulation, venepuncture and urinary catheterisation
- Plan discharges with doctors, therapists, social workers and families
- Teach students and act as preceptor for newly qualified nurses

What we ask for
- Bachelor's degree or diploma in nursing
- Current registration with NMBI as a general nurse
- At least 2 years of experience in an acute hospital ward since registration
- Valid Basic Life Support (BLS) certificate; experience in IV drug administration
- Experience with electronic patient records
- Rotating shifts, including nights and every third weekend

Also welcome
- Advanced Life Support (ACLS), a postgraduate certificate in acute medicine or cardiology
- Experience with infection prevention and control, clinical audit
- A further language

We offer the HSE staff nurse scale, a 39-hour week, paid study leave, and help with moving to Dublin.`,
    requirements: `Registered General Nurse with active NMBI registration
At least 2 years of acute hospital experience
Valid BLS certificate
Able to work rotating shifts, nights and weekends
English level C1`,
  },
  {
    key: "warehouse-manager",
    agentKey: "agent",
    title: "Warehouse Operations Manager",
    companyName: "Elbhafen Fulfilment GmbH",
    location: "Hamburg, Germany",
    employmentType: "full-time",
    description: `Elbhafen Fulfilment stores and ships goods for 120 online retailers from a 32,000 m² distribution centre in Hamburg-Billbrook: 45,000 order lines a day in season, three shifts, 180 people of our own and up to 90 temporary staff. You will run the operation and report to the managing director.

Your tasks
- Lead inbound, storage, picking, packing, returns and outbound through five shift managers
- Be responsible for cost per order, productivity, stock accuracy and on-time dispatch; report KPIs every week
- Plan staff and shifts for peak season, together with HR and the works council
- Bring in our new warehouse management system (SAP EWM) and the second stage of conveyor automation
- Improve processes with lean methods: 5S, kaizen, value stream mapping
- Answer for occupational safety, fire protection and the handling of dangerous goods
- Manage carriers, temp agencies and an operating budget of EUR 14 million

Your profile
- At least 5 years of experience in warehouse or distribution management, 3 of them leading teams of 50 or more
- Sound knowledge of a warehouse management system (SAP EWM, Manhattan, Körber or similar)
- Experience with KPIs, budgeting and workforce planning
- Lean or Six Sigma practice, ideally with a certificate
- Vocational training in warehouse logistics or a degree in logistics, supply chain or business
- German at level B2 or better, good English
- Safe use of Excel or Power BI

A plus: e-commerce fulfilment, automation projects, forklift licence, dangerous goods (ADR) training.

We offer EUR 78,000 to 92,000 plus bonus, a company car, 30 days of holiday.`,
    requirements: `At least 5 years in warehouse or distribution management
Has led teams of 50 people or more
Experience with a warehouse management system
German B2 or better
On-site in Hamburg, willing to work shifts in peak season`,
  },
];
