export const lines = `
# core
Nursing | nursing care, nursing practice, clinical nursing, Krankenpflege, soins infirmiers, enfermería, Pflege von Patienten, assistenza infermieristica, îngrijire medicală, asistență medicală generală, Gesundheits- und Krankenpflege
Patient care | direct patient care, bedside care, patient-centered care, soins aux patients, Patientenpflege, atención al paciente, quality patient care, patient-centred care, patient services, compassionate care, îngrijirea pacienților, îngrijire pacienți, Betreuung von Patienten, prise en charge des patients
Patient assessment | nursing assessment, physical assessment, patient evaluation, head-to-toe assessment, health assessment, clinical assessment, assessing patients, Patientenbeurteilung, évaluation des patients, evaluarea pacienților
Patient education | patient teaching, health education for patients, educating patients, patient counseling, patient and family education, educarea pacienților, éducation thérapeutique, Patientenberatung
Patient advocacy | patient advocate
Patient safety | fall prevention, patient fall precautions
Patient monitoring | monitoring patients, hemodynamic monitoring, cardiac monitoring | < Patient care
Telemetry | telemetry monitoring | ~ Patient monitoring
Care planning | care plans, nursing care plans, care plan development, individualized care plans, Pflegeplanung, plan de soins, plan of care, treatment plans, treatment planning, updating care plans, writing care plans, plan de îngrijire, planuri de îngrijire, projet de soins | < Planning
Care coordination | coordination of care, continuity of care, interdisciplinary care
Discharge planning | patient discharge, discharge instructions
Case management in healthcare | nurse case management, clinical case management, utilization review, utilization management
Triage | patient triage, telephone triage, emergency triage
Medication administration | administering medications, administer medications, Medikamentengabe, medication management, administration of medication, medication dispensing, dispensing medication, administración de medicamentos, giving medication, giving medicines, administering medicines, administering drugs, medication rounds, drug rounds, dispensing medicines, administrarea medicamentelor, administration de médicaments, administration des médicaments, Medikamentenverabreichung, distribution des médicaments, Verabreichung von Medikamenten | < Patient care
IV therapy | intravenous therapy, IV insertion, IV infusion, IV medications, peripheral IV, intravenous cannulation, infusion therapy, IVs, starting IVs
Central line care | PICC line care | ~ IV therapy
Phlebotomy | venipuncture, blood draws, drawing blood, blood collection, venepuncture, Blutentnahme, prise de sang, specimen collection, blood sampling, recoltare sânge, Blutabnahme, recoltarea sângelui | < Patient care
Early warning scores | NEWS2, national early warning score, =MEWS, deteriorating patients | < Vital signs
Vital signs | vital signs monitoring, taking vital signs, blood pressure monitoring, signes vitaux, Vitalzeichen, ?vitals, taking vitals, patient observations, taking observations, monitoring vital signs, recording observations, semne vitale, Vitalwerte, Vitalparameter, constantes vitales, funcții vitale, prise de constantes | < Patient care
Wound care | wound management, wound dressing, dressing changes, Wundversorgung, pansements, wound vac, Wundmanagement, wound healing, dressing wounds, changing dressings, îngrijirea plăgilor, îngrijirea rănilor, pansarea rănilor, soins des plaies, Wundpflege, pansarea plăgilor | < Patient care
Catheterization | urinary catheter, Foley catheter, catheter care, Foley catheter insertion
Ostomy care | colostomy care
Tracheostomy care | trach care, suctioning
Tube feeding | enteral feeding, NG tubes, nasogastric tube, G-tube feeding, PEG feeding
Injections | intramuscular injections, subcutaneous injections, giving injections | < Medication administration
Immunizations | vaccination, vaccinations program, vaccine administration, Impfungen
EKG | ECG, electrocardiogram, 12-lead ECG, electrocardiography
CPR | cardiopulmonary resuscitation, CPR certified, CPR certification, AED, CPR/AED, resuscitation, resuscitare cardiopulmonară, Herz-Lungen-Wiederbelebung, réanimation cardio-pulmonaire, Reanimation
Basic life support | =BLS, BLS certification, BLS certified | < CPR
Advanced cardiac life support | =ACLS, ACLS certification | < Basic life support
Pediatric advanced life support | =PALS | < Basic life support
Neonatal resuscitation | =NRP, neonatal resuscitation program
First aid | first aider, Erste Hilfe, premiers secours, primeros auxilios, first-aid certification, first aid certified, prim ajutor, acordarea primului ajutor, gestes de premiers secours
Infection control | infection prevention, infection prevention and control, Hygienevorschriften im Krankenhaus, universal precautions, standard precautions, sterile technique, contrôle des infections, controlul infecțiilor, prévention des infections, Infektionsschutz
Bloodborne pathogens | blood-borne pathogens
Sterilization | instrument sterilization, autoclave, autoclaving, sterile processing, sterilizare
Operating room procedures | scrub nurse, circulating nurse, operating room nursing, surgical assisting, operating theatre, Operationssaal, bloc opératoire, surgical procedures, surgical instruments
Perioperative nursing | perioperative care | < Nursing | ~ Operating room procedures
Post-anesthesia care | =PACU, recovery room nursing, post-operative care, postoperative care, pre-operative care
Anesthesia | anesthesiology, general anaesthesia, Anästhesie
Critical care | intensive care, ICU nursing, critical care nursing, Intensivpflege, soins intensifs, =ICU, cuidados intensivos, intensive care unit
Ventilator management | mechanical ventilation, ventilators, ventilator care
Airway management | ~ Ventilator management
Intubation | endotracheal intubation | ~ Ventilator management
Emergency care | emergency medicine, emergency nursing, emergency room, ER nursing, emergency medical services, =EMS, trauma care, Notfallmedizin, médecine d'urgence, urgencias, emergency department, accident and emergency, emergency medical care
Medical-surgical nursing | med-surg | < Nursing
Pediatric care | pediatric nursing, paediatrics, Pädiatrie, pédiatrie, pediatría, pediatric patients
Neonatal care | NICU, neonatal intensive care, newborn care
Obstetrics | obstetrics and gynecology, =OB/GYN, obstetric nursing, gynecology, maternity care
Labor and delivery | ~ Obstetrics
Postpartum care | ~ Obstetrics
Prenatal care | ~ Obstetrics
Midwifery | midwife care, Geburtshilfe, antenatal care
Geriatric care | geriatrics, gerontology, geriatric nursing, Altenpflege, gériatrie, geriatric medicine, elder care, care of older people, elderly care, Seniorenbetreuung, soins aux personnes âgées, îngrijirea vârstnicilor, îngrijirea persoanelor vârstnice, aide aux personnes âgées
Oncology | oncology nursing, cancer care, Onkologie
Chemotherapy administration | chemotherapy | < Medication administration | ~ Oncology
Cardiology | cardiac care, cardiac nursing, cardiovascular care, Kardiologie, cardiology nursing, cardiovascular disease
Neurology | neurological care, stroke care, neuroscience nursing, Neurologie, neurological assessment
Nephrology | dialysis, Dialyse, renal care
Hemodialysis | ~ Nephrology
Peritoneal dialysis | ~ Nephrology
Orthopedics | orthopaedic care, orthopedic nursing, orthopedic surgery, casting and splinting
Psychiatric nursing | mental health nursing, psychiatric care, psychiatric patients | < Nursing
Rehabilitation nursing | rehabilitation care | < Nursing
Hospice care | palliative care, end-of-life care, hospice, Palliativpflege, soins palliatifs, cuidados paliativos
Home health care | home care nursing, home health, home healthcare, ambulante Pflege, soins à domicile, home nursing
Long-term care | skilled nursing, long term care facility, nursing home care, skilled nursing facility, assisted living
Diabetes management | diabetes care, diabetes education
Blood glucose monitoring | glucose monitoring, blood glucose testing | ~ Diabetes management
Insulin administration | < Medication administration | ~ Diabetes management
Pain management | pain assessment
Chronic disease management | chronic care management, disease management
Outpatient care | primary care, family practice care, outpatient clinic, ambulatory care
School nursing | < Nursing
Occupational health nursing | occupational medicine, Betriebsmedizin | < Nursing
Public health nursing | community health nursing, community nursing, district nursing | < Nursing
Nursing leadership | charge nurse, nurse management, nursing supervision, nursing staff supervision | < Nursing
Nursing education | clinical instruction
Clinical mentoring | preceptorship, preceptor, nurse preceptor, precepting, student nurse mentoring, mentoring student nurses, mentoring nurses, mentoring students on placement, practice supervision, practice assessor
Evidence-based practice | evidence-based medicine, evidence-based care | method
Nursing documentation | clinical documentation, patient charting, medical charting, charting, patient documentation, SOAP notes, Pflegedokumentation, patient records documentation
RN license | registered nurse license, RN licensure, nursing license, NMC registration
LPN license | licensed practical nurse, LVN license
CNA certification | certified nursing assistant, nursing assistant certification, State Tested Nurse Aide
NCLEX | NCLEX-RN

# core
Medical diagnosis | clinical diagnosis, differential diagnosis, diagnosing patients, diagnosis and treatment, medical examinations, physical examinations, history taking, physical exams, diagnostic medical, medizinische Diagnostik
Internal medicine | Innere Medizin, médecine interne
General practice | family medicine, family practice, Allgemeinmedizin, médecine générale, general medicine
Surgery | surgical skills, general surgery, Chirurgie, cirugía, minor surgery, laparoscopic surgery
Dermatology | skin diseases
Radiology | diagnostic imaging, medical imaging, radiography, Radiologie, imagerie médicale, X-ray imaging, x-rays, diagnostic radiology
MRI | magnetic resonance imaging
CT scanning | computed tomography, CT scans, CT imaging
Ultrasound | sonography, ultrasonography, ultrasound imaging
Echocardiography | ~ Ultrasound
Mammography
Nuclear medicine | PET scans
Radiation safety | radiation protection, Strahlenschutz
Radiation therapy | radiotherapy, dosimetry
=PACS | picture archiving, DICOM | tool
Cath lab | cardiac catheterization
Respiratory therapy | respiratory care, nebulizer, pulmonary function testing
Oxygen therapy | ~ Respiratory therapy
Spirometry | ~ Respiratory therapy
Pharmacy | pharmacy practice, Pharmazie, pharmacie, farmacia, pharmaceutical care, pharmacy operations, clinical pharmacy, retail pharmacy, farmacie
Prescription dispensing | filling prescriptions, prescription processing, dispensing prescriptions, prescription filling, ?prescriptions
Pharmaceutical compounding | compounding, sterile compounding, IV admixture
Pharmacology | pharmacotherapy, drug interactions, Pharmakologie, pharmacokinetics
Medication therapy management | medication reconciliation, medication review
Pharmacovigilance | drug safety, adverse event reporting, Arzneimittelsicherheit
Physiotherapy | Physiotherapie, kinésithérapie, fisioterapia, physical rehabilitation, physical therapy
Manual therapy | joint mobilization, manipulative therapy, Manuelle Therapie, thérapie manuelle | < Physiotherapy
Gait training | ~ Physical therapy
Therapeutic exercise | ~ Physical therapy
Occupational therapy | Ergotherapie, terapia ocupacional
Sensory integration | ~ Occupational therapy
Speech therapy | speech-language pathology, speech and language therapy, Logopädie, orthophonie, articulation therapy, logopedia
Dysphagia | ~ Speech therapy
?Rehabilitation | rehabilitation services, patient rehabilitation, Rehabilitationsmaßnahmen
Massage therapy | therapeutic massage, Swedish massage, Massage, massothérapie
Deep tissue massage | ~ Massage therapy
Sports massage | ~ Massage therapy
Chiropractic care | spinal manipulation, chiropractic, osteopathy
Acupuncture | traditional Chinese medicine
Athletic training | sports medicine, sports injuries, injury prevention, injury rehabilitation
Dietetics | clinical nutrition, medical nutrition therapy, nutrition care, nutritional assessment, diet planning
Nutrition | nutrition counseling, nutrition education, nutritional counseling, Ernährungsberatung, nutrición, dietary counseling, sports nutrition
Dentistry | dental care, restorative dentistry, Zahnmedizin, dental procedures, odontología, general dentistry
Dental assisting | chairside assisting, four-handed dentistry, dental assistant duties, Zahnarztassistenz, assistance dentaire, asistență dentară
Dental impressions | ~ Dental assisting
Dental hygiene | teeth cleaning, scaling and root planing, prophylaxis of teeth
Dental radiography | dental x-rays
Orthodontics | braces fitting
Dental laboratory technology | dental prosthetics
Crowns and bridges | ~ Dental laboratory technology
Dental software | Dentrix, Eaglesoft, Open Dental | tool
Optometry | eye exams, vision testing, refraction, eyewear dispensing, opticianry
Contact lens fitting | ~ Optometry
Audiology | hearing tests, hearing aids fitting, audiometry
Podiatry | foot care
Prosthetics and orthotics | orthotics, prosthetics
Veterinary medicine | veterinary care, animal health, Tiermedizin, animal medicine, veterinary nursing, veterinary surgery, veterinary medical care
Animal care | animal handling, pet care, animal husbandry care, animal welfare, kennel cleaning, Tierpflege
Clinical psychology | psychological assessment, psychological testing, psychodiagnostics, psychological evaluation, neuropsychological testing | < Psychology
Psychotherapy | psychotherapeutic interventions, counseling psychotherapy, individual therapy
Group therapy | ~ Psychotherapy
Family therapy | ~ Psychotherapy
Couples therapy | ~ Psychotherapy
Psychiatry | Psychiatrie, psychopharmacology
Mental health | mental health care, behavioral health, mental health counseling, mental health services, santé mentale, psychische Gesundheit, salud mental, mental illness
Cognitive behavioral therapy | =CBT
Dialectical behavior therapy | ~ Cognitive behavioral therapy
Applied behavior analysis | ABA therapy, behavior analysis, behavioral therapy, registered behavior technician, discrete trial training
Behavior intervention plans | ~ Applied behavior analysis
Substance abuse counseling | addiction counseling, substance use disorder, drug and alcohol counseling, Suchtberatung, chemical dependency, substance abuse treatment, addiction treatment | < Counseling
Crisis intervention | crisis management counseling, suicide prevention, crisis counseling, Krisenintervention, de-escalation techniques
Art therapy | music therapy, play therapy
Motivational interviewing | method
Trauma-informed care | method
Telehealth | telemedicine, virtual care | emerging

# core
Medical terminology | medical terms, terminologie médicale, medizinische Terminologie, medical vocabulary, terminologie medicală
Anatomy | anatomy and physiology, human anatomy, ?physiology
Medical coding | billing and coding, ICD-9, diagnosis coding, certified professional coder, procedural coding, E/M coding, medical bill coding, surgical coding, AAPC, AAPC certification, AAPC certified
ICD-10 | ICD-10-CM, ICD-10 coding | ~ Medical coding
CPT coding | CPT codes, CPT-4 | ~ Medical coding
HCPCS | ~ Medical coding
Medical billing | healthcare billing, patient billing, medical claims, claims submission, medical billing and coding, insurance billing, hospital billing, charge entry | < Billing
Insurance verification | insurance eligibility verification, verifying insurance, benefits verification
Prior authorization | insurance authorizations, pre-authorization | ~ Insurance verification
Revenue cycle management | revenue cycle, healthcare revenue cycle
Medical records | medical records management, patient records, health information management, =HIM, patient charts, health records, RHIT, keeping patient records, charting in electronic records, electronic patient records, charted in the electronic record, charted in electronic records, charted in the patient record, charted in patient notes
Electronic health records | =EHR, =EMR, electronic medical records, EHR systems, EMR systems, electronic charting, electronic health record systems, elektronische Patientenakte, dossier patient informatisé, dosar electronic al pacientului | tool
Epic EHR | Epic Systems, ?Epic, EpicCare | tool | < Electronic health records
Cerner | Cerner Millennium, PowerChart | tool | < Electronic health records
Meditech | tool | < Electronic health records
Allscripts | tool | < Electronic health records
NextGen Healthcare | ~ Allscripts | < Electronic health records | tool
NextGen EHR | tool | < Electronic health records | ~ Allscripts
eClinicalWorks | tool | < Electronic health records
Athenahealth | AthenaNet | tool | < Electronic health records | ~ eClinicalWorks
Practice Fusion | tool | < Electronic health records | ~ eClinicalWorks
McKesson | tool
Pyxis | tool | ~ McKesson
Omnicell | tool | ~ McKesson
HL7
Health informatics | clinical informatics, healthcare informatics, healthcare IT
FHIR | ~ HL7
HIPAA | HIPAA compliance, HIPAA regulations, patient confidentiality, patient privacy, health insurance portability and accountability act, HIPAA guidelines
Medical transcription | medical dictation
Medical scribing | medical scribe
Patient scheduling | appointment setting for patients, medical appointment scheduling, scheduling patients, patient appointments | < Calendar management
Patient registration | patient intake, admissions in hospitals, patient check-in, patient admissions
Medical office administration | medical office procedures, medical reception, medical front desk, medical office management, practice management in healthcare, medical administration, medical practice management, medical secretarial work
Medical assisting | clinical assisting, rooming patients, assisting physicians, medical assistant duties
Healthcare management | healthcare administration, hospital administration, health services management, hospital management, health administration, health care administration, clinic management, Krankenhausmanagement
Healthcare compliance | Joint Commission, JCAHO, Medicare regulations, CMS regulations, Joint Commission standards, Stark law
Medicare
Medicaid | ~ Medicare
Managed care
Clinical trials | clinical research, clinical studies, klinische Studien, essais cliniques, clinical trial management, clinical trial design, clinical study management, ensayos clínicos
Good clinical practice | =GCP training, =ICH-GCP, ICH guidelines
Clinical data management | ?EDC, electronic data capture | < Data management
Medidata Rave | ~ Clinical data management
REDCap | ~ Clinical data management
Regulatory affairs | regulatory submissions, Zulassung von Arzneimitteln, affaires réglementaires, regulatory filings, EU MDR
FDA regulations | FDA compliance, FDA guidelines | ~ Regulatory affairs
510(k) | ~ Regulatory affairs
Medical writing | clinical study reports, regulatory writing | < Writing
Health promotion | health education, wellness programs, wellness promotion, Gesundheitsförderung, wellness coaching, health coaching, health and wellness
Public health | epidemiology, disease surveillance, Gesundheitswesen, santé publique, salud pública, outbreak investigation, population health
Contact tracing | ~ Public health
Community health | community outreach in health, community health work
Medical equipment operation | medical equipment, defibrillator, infusion pumps, medical device operation
Medical sales | pharmaceutical sales, medical device sales, pharma sales, pharmaceutical detailing, visite médicale | < Sales
Ambulance operation | emergency vehicle operation, paramedic care, prehospital care, Rettungsdienst, paramedicine, patient transport, patient transportation
EMT certification | EMT-B, emergency medical technician | ~ Ambulance operation
Paramedic license | paramedic certification, licensed paramedic, certified paramedic, =NREMT-P | < EMT certification
Blood transfusion | blood products, blood banking, transfusion medicine
Medical laboratory testing | clinical laboratory testing, lab tests, laboratory tests, point-of-care testing, clinical laboratory science, medical laboratory science, urinalysis, clinical chemistry, serology
CLIA | ~ Medical laboratory testing
`;
