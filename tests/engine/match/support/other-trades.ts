import type { JobInput } from "../../../../workers/engine/types";

/** People of three more trades, as whole texts, each with a post that fits: trades that no rule was made for. */
export const OTHER_TRADES: { trade: string; resume: string; post: JobInput }[] = [
  {
    trade: "hairdresser",
    resume: `Sam Rivers
sam.rivers@example.org

Hair stylist with nine years in busy town-centre salons.

Experience
Senior Stylist, The Cutting Room, Leeds
March 2019 - present
- Cut, coloured and styled hair for 8 to 10 clients a day
- Carried out patch tests and consultations before every colour
- Trained two apprentices and ordered stock for the colour bar
- Raised retail sales of hair products by 15 %

Junior Stylist, Shear Joy, York
June 2016 - February 2019
- Washed, blow-dried and cut hair
- Booked appointments and took payments at the till

Education
NVQ Level 3 Hairdressing, York College, 2018

Certificates
- First aid at work, valid to 2027
- Balayage masterclass, completed 2021

Skills
Hair colouring, Balayage, Blow drying, Customer service, Barbering`,
    post: {
      title: "Hairdresser",
      description: `About us
A friendly salon in the centre of Leeds.
What you will do
- Consult with clients, cut, colour and style their hair
- Keep your section clean and sell our products
- Help to train our apprentices
What we ask for
- NVQ Level 2 or 3 in hairdressing
- At least 2 years of experience in a salon
- Cutting and colouring, balayage
- Good customer service`,
    },
  },
  {
    trade: "physiotherapist",
    resume: `Nina Castell
nina@example.org

Work experience
Band 6 Physiotherapist, Riverside NHS Trust
Sept 2020 - present
- Assessed and treated outpatients with musculoskeletal injuries, 12 patients a day
- Planned rehabilitation programmes and led a weekly back class
- Supervised two students on placement
- Recorded treatment in SystmOne

Physiotherapist (Band 5 rotational), Northgate Hospital
Aug 2018 - Aug 2020
- Treated patients on respiratory, stroke and orthopaedic wards
- Mobilised patients after hip and knee surgery

Education
BSc (Hons) Physiotherapy, University of Brighton, 2015 - 2018

Professional registration
HCPC registered, CSP member

Skills
Manual therapy, Exercise prescription, Patient education, Gait analysis`,
    post: {
      title: "Musculoskeletal Physiotherapist",
      description: `We are looking for a physiotherapist for our outpatient clinic.
Your tasks
- Assess and treat patients with musculoskeletal conditions
- Plan and lead exercise programmes and classes
- Write treatment notes
Requirements
- Degree in physiotherapy
- HCPC registration
- 2 years of experience in musculoskeletal outpatients
- Manual therapy and exercise prescription
Desirable
- Experience of supervising students
- Acupuncture`,
    },
  },
  {
    trade: "HR officer",
    resume: `Tomasz Lind
tomasz.lind@example.org

Profile
HR officer with six years in manufacturing.

Employment
HR Officer, Brightsteel Ltd, Sheffield
January 2021 - present
- Recruited 60 production staff a year, from advert to contract
- Ran inductions and kept personnel files up to date
- Advised managers on absence and grievances
- Prepared payroll data for 240 employees

HR Assistant, Calder Foods
May 2018 - December 2020
- Scheduled interviews and wrote offer letters
- Maintained employee records in Sage HR

Education
BA Business Management, Leeds Beckett University, 2018

Certificates
- CIPD Level 5, awarded 2022

Skills
Recruitment, Onboarding, Absence management, Employee relations, Excel`,
    post: {
      title: "HR Advisor",
      description: `The role
- Advise managers on absence, grievance and disciplinary cases
- Recruit staff for production and warehouse
- Keep personnel records and support payroll
You bring
- CIPD Level 5 or equivalent
- 3+ years of experience in HR
- Employee relations and recruitment
- Knowledge of employment law
- Good Excel
Nice to have
- Experience in manufacturing`,
    },
  },
];
