export const lines = `
# core
Nursing | nursing care, nursing practice, clinical nursing, Krankenpflege, soins infirmiers, enfermería, Pflege von Patienten, assistenza infermieristica
Patient care | direct patient care, bedside care, patient-centered care, soins aux patients, Patientenpflege, atención al paciente, quality patient care, patient-centred care, patient services, compassionate care
Patient assessment | nursing assessment, physical assessment, patient evaluation, head-to-toe assessment, health assessment, clinical assessment, assessing patients, health assessments, patient assessments
Patient education | patient teaching, health education for patients, educating patients, patient counseling, patient and family education
Patient advocacy | patient advocate
Patient safety | fall prevention, patient fall precautions
Patient monitoring | monitoring patients, hemodynamic monitoring, cardiac monitoring, telemetry monitoring, telemetry
Care planning | care plans, nursing care plans, care plan development, individualized care plans, Pflegeplanung, plan de soins, plan of care, treatment plans, treatment planning
Care coordination | coordination of care, continuity of care, interdisciplinary care
Discharge planning | patient discharge, discharge instructions
Case management in healthcare | nurse case management, clinical case management, utilization review, utilization management
Triage | patient triage, telephone triage, emergency triage
Medication administration | administering medications, administer medications, administering medication, Medikamentengabe, medication management, administration of medication, medication dispensing, dispensing medication, administración de medicamentos
IV therapy | intravenous therapy, IV insertion, IV infusion, IV medications, peripheral IV, intravenous cannulation, infusion therapy, IVs, starting IVs, PICC line care, central line care
Phlebotomy | venipuncture, blood draws, drawing blood, blood collection, venepuncture, Blutentnahme, prise de sang, specimen collection, blood sampling
Vital signs | vital signs monitoring, taking vital signs, vitals, blood pressure monitoring, signes vitaux, Vitalzeichen
Wound care | wound management, wound dressing, dressing changes, Wundversorgung, pansements, wound vac, Wundmanagement, wound healing
Catheterization | urinary catheter, Foley catheter, catheter care, Foley catheter insertion
Ostomy care | colostomy care
Tracheostomy care | trach care, suctioning
Tube feeding | enteral feeding, NG tubes, nasogastric tube, G-tube feeding, PEG feeding
Injections | intramuscular injections, subcutaneous injections, giving injections, vaccinations
Immunizations | vaccination, immunization, vaccine administration, Impfungen
EKG | ECG, electrocardiogram, 12-lead ECG, EKGs, electrocardiography
CPR | cardiopulmonary resuscitation, CPR certified, CPR certification, AED, CPR/AED, resuscitation
Basic life support | =BLS, BLS certification, BLS certified
Advanced cardiac life support | =ACLS, ACLS certification
Pediatric advanced life support | =PALS
Neonatal resuscitation | =NRP, neonatal resuscitation program
First aid | first aider, Erste Hilfe, premiers secours, primeros auxilios, first-aid certification, First Aid/CPR, first aid certified
Infection control | infection prevention, infection prevention and control, Hygienevorschriften im Krankenhaus, universal precautions, standard precautions, aseptic techniques, sterile technique, contrôle des infections
Bloodborne pathogens | blood-borne pathogens
Sterilization | instrument sterilization, autoclave, autoclaving, sterile processing, Sterilisation
Operating room procedures | perioperative nursing, scrub nurse, circulating nurse, OR nursing, surgical assisting, operating theatre, Operationssaal, bloc opératoire, surgical procedures, surgical instruments, perioperative care
Post-anesthesia care | =PACU, recovery room nursing, post-operative care, postoperative care, pre-operative care
Anesthesia | anesthesiology, general anaesthesia, Anästhesie
Critical care | intensive care, ICU nursing, critical care nursing, Intensivpflege, soins intensifs, =ICU, cuidados intensivos, intensive care unit
Ventilator management | mechanical ventilation, ventilators, ventilator care, airway management, intubation, endotracheal intubation
Emergency care | emergency medicine, emergency nursing, emergency room, ER nursing, emergency medical services, =EMS, trauma care, Notfallmedizin, médecine d'urgence, urgencias, emergency department, accident and emergency, emergency medical care
Medical-surgical nursing | med-surg, med surg, medical surgical nursing, med/surg
Pediatric care | pediatric nursing, paediatrics, pediatrics, Pädiatrie, pédiatrie, pediatría, pediatric patients
Neonatal care | NICU, neonatal intensive care, newborn care
Obstetrics | labor and delivery, obstetrics and gynecology, =OB/GYN, obstetric nursing, postpartum care, prenatal care, gynecology, maternity care
Midwifery | midwife care, Geburtshilfe, antenatal care
Geriatric care | geriatrics, gerontology, geriatric nursing, Altenpflege, gériatrie, geriatric medicine, elder care, care of older people, elderly care
Oncology | oncology nursing, chemotherapy administration, chemotherapy, cancer care, Onkologie
Cardiology | cardiac care, cardiac nursing, cardiovascular care, Kardiologie, cardiology nursing, cardiovascular disease
Neurology | neurological care, stroke care, neuroscience nursing, Neurologie, neurological assessment
Nephrology | dialysis, hemodialysis, peritoneal dialysis, Dialyse, renal care
Orthopedics | orthopaedic care, orthopedic nursing, orthopedic surgery, casting and splinting
Psychiatric nursing | mental health nursing, psychiatric care, psychiatric patients
Rehabilitation nursing | rehabilitation care
Hospice care | palliative care, end-of-life care, hospice, Palliativpflege, soins palliatifs, end of life care, cuidados paliativos
Home health care | home care nursing, home health, home healthcare, ambulante Pflege, soins à domicile, home nursing
Long-term care | skilled nursing, long term care facility, nursing home care, skilled nursing facility, assisted living
Diabetes management | diabetes care, glucose monitoring, blood glucose monitoring, diabetes education, insulin administration, blood glucose testing
Pain management | pain assessment
Chronic disease management | chronic care management, disease management
Ambulatory care | outpatient care, primary care, family practice care, outpatient clinic
School nursing
Occupational health nursing | occupational medicine, Betriebsmedizin
Public health nursing | community health nursing, community nursing, district nursing
Nursing leadership | charge nurse, nurse management, nursing supervision, nursing staff supervision
Nursing education | clinical instruction, nurse preceptor, preceptor, preceptorship
Evidence-based practice | evidence based practice, evidence-based medicine, evidence-based care | method
Nursing documentation | clinical documentation, patient charting, medical charting, charting, patient documentation, SOAP notes, Pflegedokumentation, patient records documentation
RN license | registered nurse license, RN licensure, nursing license, NMC registration, licensed practical nurse license, LVN license
CNA certification | certified nursing assistant, nursing assistant certification, State Tested Nurse Aide
NCLEX | NCLEX-RN

# core
Medical diagnosis | clinical diagnosis, differential diagnosis, diagnosing patients, diagnosis and treatment, medical examinations, physical examinations, history taking, physical exams
Internal medicine | Innere Medizin, médecine interne
General practice | family medicine, family practice, Allgemeinmedizin, médecine générale, general medicine
Surgery | surgical skills, general surgery, Chirurgie, cirugía, minor surgery, laparoscopic surgery
Dermatology | skin diseases
Radiology | diagnostic imaging, medical imaging, radiography, Radiologie, imagerie médicale, X-ray imaging, x-rays, diagnostic radiology
MRI | magnetic resonance imaging
CT scanning | computed tomography, CT scans, CT imaging
Ultrasound | sonography, ultrasonography, echocardiography, ultrasound imaging
Mammography
Nuclear medicine | PET scans
Radiation safety | radiation protection, Strahlenschutz
Radiation therapy | radiotherapy, dosimetry
PACS | picture archiving, DICOM | tool
Cath lab | cardiac catheterization
Respiratory therapy | respiratory care, oxygen therapy, nebulizer, spirometry, pulmonary function testing
Pharmacy | pharmacy practice, Pharmazie, pharmacie, farmacia, pharmaceutical care, pharmacy operations, clinical pharmacy, retail pharmacy
Prescription dispensing | filling prescriptions, prescription processing, dispensing prescriptions, prescription filling, prescriptions
Pharmaceutical compounding | compounding, sterile compounding, IV admixture
Pharmacology | pharmacotherapy, drug interactions, Pharmakologie, pharmacokinetics
Medication therapy management | medication reconciliation, medication review
Pharmacovigilance | drug safety, adverse event reporting, Arzneimittelsicherheit
Physical therapy | physiotherapy, Physiotherapie, kinésithérapie, fisioterapia, physical rehabilitation, manual therapy, gait training, therapeutic exercise, therapeutic exercises
Occupational therapy | Ergotherapie, ergothérapie, terapia ocupacional, sensory integration
Speech therapy | speech-language pathology, speech and language therapy, Logopädie, orthophonie, articulation therapy, logopedia, dysphagia
Rehabilitation | rehabilitation services, patient rehabilitation, Rehabilitationsmaßnahmen
Massage therapy | therapeutic massage, deep tissue massage, Swedish massage, Massage, sports massage, massothérapie
Chiropractic care | spinal manipulation, chiropractic, osteopathy
Acupuncture | traditional Chinese medicine
Athletic training | sports medicine, sports injuries, injury prevention, injury rehabilitation
Dietetics | clinical nutrition, medical nutrition therapy, nutrition care, nutritional assessment, diet planning
Nutrition | nutrition counseling, nutrition education, nutritional counseling, Ernährungsberatung, nutrición, dietary counseling, sports nutrition
Dentistry | dental care, restorative dentistry, Zahnmedizin, dental procedures, odontología, general dentistry
Dental assisting | chairside assisting, four-handed dentistry, dental assistant duties, dental impressions
Dental hygiene | teeth cleaning, scaling and root planing, prophylaxis of teeth
Dental radiography | dental x-rays
Orthodontics | braces fitting
Dental laboratory technology | crowns and bridges, dental prosthetics
Dental software | Dentrix, Eaglesoft, Open Dental | tool
Optometry | eye exams, vision testing, refraction, contact lens fitting, eyewear dispensing, opticianry, ophthalmology
Audiology | hearing tests, hearing aids fitting, audiometry
Podiatry | foot care
Prosthetics and orthotics | orthotics, prosthetics
Veterinary medicine | veterinary care, animal health, Tiermedizin, animal medicine, veterinary nursing, veterinary surgery, veterinary medical care
Animal care | animal handling, pet care, animal husbandry care, animal welfare, kennel cleaning, Tierpflege
Clinical psychology | psychological assessment, psychological testing, psychodiagnostics, psychological evaluation, neuropsychological testing
Psychotherapy | psychotherapeutic interventions, counseling psychotherapy, individual therapy, group therapy, family therapy, couples therapy
Psychiatry | Psychiatrie, psychopharmacology
Mental health | mental health care, behavioral health, mental health counseling, mental health services, santé mentale, psychische Gesundheit, salud mental, mental illness
Cognitive behavioral therapy | =CBT, dialectical behavior therapy, =DBT
Applied behavior analysis | =ABA, ABA therapy, behavior analysis, behavior intervention plans, behavioral therapy, registered behavior technician, discrete trial training
Substance abuse counseling | addiction counseling, substance use disorder, drug and alcohol counseling, Suchtberatung, chemical dependency, substance abuse treatment, addiction treatment
Crisis intervention | crisis management counseling, suicide prevention, crisis counseling, Krisenintervention, de-escalation techniques
Art therapy | music therapy, play therapy
Motivational interviewing | method
Trauma-informed care | method
Telehealth | telemedicine, virtual care | emerging

# core
Medical terminology | medical terms, terminologie médicale, medizinische Terminologie, medical vocabulary
Anatomy | anatomy and physiology, human anatomy, physiology
Medical coding | ICD-10, CPT coding, ICD-9, ICD-10-CM, HCPCS, diagnosis coding, CPT codes, certified professional coder, ICD-10 coding, procedural coding, CPT-4
Medical billing | healthcare billing, patient billing, medical claims, claims submission, medical billing and coding, insurance billing, hospital billing, charge entry
Insurance verification | insurance eligibility verification, verifying insurance, prior authorization, prior authorizations, pre-authorization, insurance authorizations, benefits verification
Revenue cycle management | revenue cycle, healthcare revenue cycle
Medical records | medical records management, patient records, health information management, =HIM, patient charts, health records, RHIT
Electronic health records | =EHR, =EMR, electronic medical records, electronic medical record, EHR systems, EMR systems, electronic charting, electronic health record systems, electronic health record, elektronische Patientenakte | tool
Epic EHR | Epic Systems, ?Epic, EpicCare | tool | < Electronic health records
Cerner | Cerner Millennium, PowerChart | tool | < Electronic health records
Meditech | tool | < Electronic health records
Allscripts | NextGen Healthcare, NextGen EHR | tool | < Electronic health records
eClinicalWorks | Athenahealth, AthenaNet, Practice Fusion | tool | < Electronic health records
McKesson | Pyxis, Omnicell | tool
HL7 | FHIR, health informatics, clinical informatics, healthcare informatics, healthcare IT
HIPAA | HIPAA compliance, HIPAA regulations, patient confidentiality, patient privacy, health insurance portability and accountability act, HIPAA guidelines
Medical transcription | medical dictation
Medical scribing | medical scribe
Patient scheduling | appointment setting for patients, medical appointment scheduling, scheduling patients, patient appointments
Patient registration | patient intake, admissions in hospitals, patient check-in, patient admissions, patient admission
Medical office administration | medical office procedures, medical reception, medical front desk, medical office management, practice management in healthcare, medical administration, medical practice management, medical secretarial work
Medical assisting | clinical assisting, rooming patients, assisting physicians, medical assistant duties
Healthcare management | healthcare administration, hospital administration, health services management, hospital management, health administration, health care administration, clinic management, Krankenhausmanagement
Healthcare compliance | Joint Commission, JCAHO, Medicare regulations, CMS regulations, Joint Commission standards, Stark law
Medicare | Medicaid, Medicare and Medicaid, managed care
Clinical trials | clinical research, clinical studies, klinische Studien, essais cliniques, clinical trial management, clinical trial design, clinical study management, ensayos clínicos, clinical trial
Good clinical practice | =GCP training, =ICH-GCP, ICH guidelines, ICH GCP
Clinical data management | =EDC, Medidata Rave, REDCap, electronic data capture
Regulatory affairs | FDA regulations, regulatory submissions, FDA compliance, Zulassung von Arzneimitteln, affaires réglementaires, 510(k), regulatory filings, EU MDR, FDA guidelines
Medical writing | clinical study reports, regulatory writing
Health promotion | health education, wellness programs, wellness promotion, Gesundheitsförderung, wellness coaching, health coaching, health and wellness
Public health | epidemiology, disease surveillance, contact tracing, Gesundheitswesen, santé publique, salud pública, outbreak investigation, population health
Community health | community outreach in health, community health work
Medical equipment operation | medical equipment, defibrillator, infusion pumps, medical device operation
Medical sales | pharmaceutical sales, medical device sales, pharma sales, pharmaceutical detailing, visite médicale
Ambulance operation | emergency vehicle operation, paramedic care, prehospital care, EMT certification, EMT-B, emergency medical technician, Rettungsdienst, paramedicine, patient transport, patient transportation
Blood transfusion | blood products, blood banking, transfusion medicine
Medical laboratory testing | clinical laboratory testing, lab tests, laboratory tests, point-of-care testing, CLIA, clinical laboratory science, medical laboratory science
`;
