export const lines = `
# core
Personal care | personal hygiene assistance, assistance with personal care, Grundpflege, bathing and grooming, aide à la toilette, bathing assistance, personal care assistance, personal hygiene care, grooming and bathing, washing and dressing, help with washing and dressing, washing residents, bathing residents, dressing residents, bathing clients, bathing patients, toileting, intimate care, continence care, help with washing, washing patients, Körperpflege, îngrijire personală, igiena personală, soins d'hygiène, aide à la personne | < Caregiving, Patient care
Activities of daily living | =ADL, activities of daily living assistance, daily living activities, daily living skills, assistance with ADLs | < Personal care
Caregiving | caregiver skills, care giving, elder caregiving, Betreuung von Senioren, aide à domicile, care of the elderly, senior care, cuidado de ancianos, cuidado de personas mayores, in-home care, caring for residents, helping residents, assisting residents, supporting residents, caring for older people | ~ Patient care
Companionship | companionship care, companion care
Dementia care | Alzheimer's care, dementia, Demenzbetreuung, Alzheimer's disease, memory care, îngrijirea persoanelor cu demență, Betreuung von Demenzkranken | < Caregiving
Disability support | support for people with disabilities, disability care, disability services, Behindertenhilfe, disabled care, learning disabilities support, Eingliederungshilfe
Developmental disabilities | intellectual disabilities
Autism support | autism, autism spectrum disorder, =ASD | ~ Developmental disabilities
Moving and handling | Hoyer lift, patient transfers, transferring patients, mechanical lifts, patient mobility, gait belt, patient handling, patient lifting, moving residents, lifting patients, moving patients, transferring residents, hoisting residents, hoisting patients, safe moving and handling, hoist transfers, use of hoists, hoists for patients
Meal preparation for clients | feeding assistance, assisted feeding | ~ Cooking
Respite care | day care for adults, adult day care
Foster care | adoption services, foster parenting, kinship care
Social work | Sozialarbeit, travail social, trabajo social, clinical social work, soziale Arbeit, Sozialpädagogik, social casework, LCSW, licensed clinical social worker, LMSW
Case management | caseload management, case manager skills, client case management, case planning, case work, casework, case files, case conferences
Client assessment | needs assessment for clients, intake assessments, psychosocial assessments, biopsychosocial assessment, client intake, intake interviews
Safeguarding | child welfare, child protective services, safeguarding children, Kinderschutz, Jugendamt, protection de l'enfance, safeguarding adults, child abuse prevention, child protection, safeguarding and child protection
Youth work | youth development, youth programs, Jugendarbeit, youth mentoring, animation jeunesse, at-risk youth, working with youth, youth services, youth counseling
Family support | family services, parenting support, family counseling, parent education, family engagement
Counseling | client counseling, counseling services, Beratung von Klienten, supportive counseling, counseling skills, group counseling, individual counseling, counseling techniques, consiliere, Beratungsgespräche
Group facilitation | support groups, group work with clients, psychoeducation | < Facilitation
Housing support | homeless services, homelessness support, housing assistance, supportive housing
Benefits advice | welfare benefits, social security benefits advice, eligibility determination, benefits assistance, human services, social assistance
Domestic violence support | victim advocacy, victim services, domestic violence
Refugee services | resettlement services, migrant integration, asylum casework
Community outreach | community engagement, community organizing, outreach programs, community development, community relations, community service coordination, ?outreach
Volunteer management | volunteer coordination, volunteer recruitment, volunteer training, coordinating volunteers
Fundraising | fund raising, annual giving, fundraising campaigns, Spendensammlung, collecte de fonds, recaudación de fondos, fundraising events, philanthropy, donor management
Donor relations | donor cultivation, donor stewardship | ~ Fundraising
Major gifts | capital campaigns | ~ Fundraising
Grant writing | grant proposals, grant applications, grants management, grant administration, Fördermittelakquise, proposal writing for grants, grant writer | < Writing
Nonprofit management | non-profit management, NGO management, nonprofit administration, not-for-profit management
Program evaluation | monitoring and evaluation, =M&E, impact evaluation, program assessment, outcome measurement | method
Humanitarian aid | disaster relief, emergency relief, international development, development cooperation
Pastoral care | chaplaincy, ministry, religious services, spiritual care, preaching, sermon writing, Seelsorge
Employment services | job coaching, vocational rehabilitation, job placement services, career services, vocational counseling, supported employment, job development, workforce development
Restorative justice | mediation in communities

# core
Child care | childcare, child supervision, Kinderbetreuung, garde d'enfants, cuidado de niños, babysitting, nannying, supervising children, infant care, day care, daycare, toddler care, petite enfance, care of children, îngrijirea copiilor, supravegherea copiilor, Betreuung von Kindern, garde des enfants
Child development | early childhood development, childhood development, developmental milestones, Entwicklungspsychologie, dezvoltarea copilului, développement de l'enfant, kindliche Entwicklung
Early childhood education | early years education, preschool teaching, preschool education, Frühpädagogik, Elementarpädagogik, =EYFS, early childhood, nursery teaching, educación infantil, kindergarten teaching, early years foundation stage, éducation de la petite enfance, educație timpurie, frühkindliche Bildung, educație preșcolară
Montessori | ~ Early childhood education
Reggio Emilia | ~ Early childhood education
Diapering | potty training, toilet training, bottle feeding
Play-based learning | educational play, play activities, arts and crafts activities, children's activities, activity planning, recreational activities, arts and crafts
Housekeeping in homes | household management, light housekeeping, domestic work, household duties, Hauswirtschaft, laundry and ironing
Pet sitting | dog walking, dog training, pet grooming, dog grooming, animal training
Funeral services | embalming, funeral arrangements, mortuary science, funeral directing
`;
