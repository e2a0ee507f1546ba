export const CARE_DONE = `
Patient care | caring for patients, looking after patients, treating patients, attending to patients, bathing patients, feeding patients, turning patients, providing patient care, providing direct patient care, providing bedside care, assisting patients, caring for clients, feeding residents, dressing patients, repositioning patients, taking care of patients, providing care to patients, providing care for patients, providing direct care, caring for residents, helping patients, assisting residents, ambulating patients, transferring patients, lifting patients
Geriatric care | caring for residents, looking after residents, caring for elderly, looking after elderly, looking after dementia patients, assisting residents with daily living, caring for seniors
Child care | caring for children, looking after children, caring for infants, caring for toddlers, looking after toddlers, minding children, babysitting *, supervising children, changing diapers, looking after kids, caring for kids, watching children, escorting children, bathing children, feeding children, dressing children, feeding infants, watching toddlers, playing with children, feeding babies, taking care of children, taking care of infants, taking care of toddlers, taking care of kids, watching kids, supervising playtime, entertaining children
Medication administration | giving medicines, giving medication, dispensing medicines, passing medications, administering medication, administering medications, administering medicines, administering drugs, passing medicines, administering oral medications, passing meds, giving meds, giving insulin, giving injections
Phlebotomy | taking blood, taking blood samples, drawing blood, collecting blood samples, drawing blood samples, drawing blood specimens, collecting blood specimens, performing venipuncture, performing venipunctures
Vital signs | taking vital signs, measuring vital signs, recording vital signs, checking vital signs, monitoring vital signs, measuring blood pressure, obtaining vital signs, taking vitals, recording vitals, monitoring vitals, checking vitals, taking blood pressure
Teaching | teaching *, instructing students, instructing classes, giving lessons, giving classes, giving language classes, giving private lessons, holding classes, holding lessons, holding courses, instructing children, instructing pupils, instructing adults, instructing courses, leading classes, leading lessons, implementing lessons, leading classroom activities
Student assessment | marking exams, marking papers, marking essays, grading papers, grading exams, grading essays, grading assignments, grading homework, assessing students, assessing student progress, evaluating students, evaluating student progress, grading tests, marking homework, marking tests, giving exams, preparing exams, preparing tests, evaluating student performance, monitoring student progress, tracking student progress, administering standardized tests, administering state exams, administering exams, giving tests, grading quizzes, marking assignments, administering standardized tests, administering aptitude tests, determining student strengths
Fundraising | raising funds, raising money, raising donations, soliciting donations, securing donations, collecting donations, obtaining donations, soliciting donors, soliciting contributions, securing sponsorships, raising charity money, organizing fundraisers, running fundraisers, leading fundraisers, securing funding, securing funds, securing grants
Patrol | patrolling *
Tutoring | tutoring *, helping with homework, assisting with homework
Donor relations | looking after donors
Case management | managing caseloads, carrying caseloads, managing cases, maintaining caseload, managing caseload, carrying caseload, opening case files, maintaining case files, managing case files, closing case files, managing client cases, conducting home visits, making home visits, identifying community resources
Patient education | educating patients, teaching patients, educating families, counseling patients, instructing patients, educating patients and families, explaining treatments, explaining treatment plans, explaining medications, explaining procedures to patients, explaining diagnoses, explaining medical procedures, teaching family members
Animal care | feeding animals, feeding horses, feeding cows, feeding cattle, feeding livestock, grooming horses, feeding dogs
IV therapy | placing IV lines, inserting IVs, inserting IV lines, starting IVs, placing IVs
Grant writing | writing grant applications, writing grants, writing grant proposals, winning grants, securing grants, obtaining grants, securing grant funding, preparing grant applications
Patient assessment | assessing patients, performing patient assessments, conducting patient assessments, performing physical assessments, completing patient assessments
Patient monitoring | monitoring patients, monitoring patient conditions, observing patients
Patient scheduling | scheduling patients, scheduling patient appointments, booking patient appointments, booking patients, booking patient visits, making appointments for patients, scheduling surgeries, scheduling procedures, scheduling tests for patients, scheduling medical appointments, scheduling follow-up appointments
Patient registration | registering patients, checking in patients
Care planning | developing care plans, creating care plans, writing care plans, updating care plans, implementing care plans, developing treatment plans, creating treatment plans
Care coordination | coordinating care, coordinating patient care
Discharge planning | planning discharges, coordinating discharges, discharging patients
Triage | triaging patients
Wound care | dressing wounds, changing dressings, treating wounds, cleaning wounds
Injections | giving injections, administering injections
Immunizations | giving vaccines, administering vaccines, administering vaccinations, administering immunizations, giving immunizations
Nursing documentation | documenting patient care, documenting care, charting patient care, charting vitals, charting progress, charting patient progress, charting vital signs, charting medications, charting in *, charting observations, recording patient information, writing nursing notes, documenting patient progress, documenting patient information, documenting patient condition
Medical records | maintaining patient records, maintaining medical records, updating patient records, updating medical records, maintaining patient charts, managing medical records, updating charts, updating patient charts, filing patient charts, reviewing medical charts, reviewing patient charts
Insurance verification | verifying insurance, verifying insurance coverage, verifying insurance eligibility, verifying patient insurance, checking insurance
Prior authorization | obtaining prior authorizations, processing prior authorizations
Medical coding | coding charts, coding medical records, assigning diagnosis codes, assigning ICD-10 codes
Prescription dispensing | filling prescriptions, dispensing prescriptions, dispensing medications, dispensing medication, processing prescriptions, preparing prescriptions
Infection control | preventing infections, sterilizing instruments, disinfecting equipment, sanitizing equipment, disinfecting rooms, disinfecting tools, disinfecting surfaces, sanitizing surfaces, sanitizing rooms, disinfecting instruments, following isolation precautions, maintaining isolation precautions, following universal precautions
Sterilization | sterilizing equipment, sterilizing tools
Crisis intervention | intervening in crises, handling crises, responding to crises, responding to crisis calls, calming people, assisting people in crisis, intervening in crisis situations
Lesson planning | planning lessons, preparing lessons, writing lesson plans, developing lesson plans, creating lesson plans, preparing lesson plans, designing lesson plans, designing lessons, preparing class materials, preparing lesson materials, preparing teaching materials, preparing instructional materials, preparing course materials, planning class activities, creating lesson materials, preparing classroom materials, creating teaching materials, developing teaching materials, developing instructional materials, creating instructional materials
Curriculum development | developing curricula, developing curriculum, designing curriculum, designing curricula, writing curriculum, creating curriculum, writing syllabi, designing courses, creating courses, developing courses
Classroom management | managing classrooms, running classrooms, managing student behavior, maintaining classroom discipline, managing classroom behavior, keeping order in classes, managing classes, maintaining discipline, establishing classroom rules, enforcing classroom rules, keeping order in class, maintaining order in classroom, supervising classrooms, managing student behaviors, enforcing rules for behavior, establishing rules for behavior, disciplining students, disciplining children, managing classroom environment
Parent communication | communicating with parents, meeting with parents, contacting parents, conducting parent conferences, holding parent-teacher conferences, conducting parent-teacher conferences, speaking with parents, talking with parents, conferring with parents, updating parents, informing parents, keeping parents informed, meeting parents, communicating with families, meeting with families
Differentiated instruction | differentiating instruction, differentiating lessons, adapting lessons, adapting instruction
Individualized education programs | writing IEPs, developing IEPs, implementing IEPs
Student counseling | advising students, counseling students
Access control | checking badges, controlling access, monitoring entrances, monitoring access, monitoring building access, checking passes, issuing visitor passes, issuing badges, issuing visitor badges, issuing passes, controlling entry, screening visitors, issuing key cards, monitoring building entrances
CCTV monitoring | monitoring cameras, monitoring security cameras, monitoring surveillance cameras, watching security cameras
Crowd control | controlling crowds
Criminal investigation | investigating crimes, investigating criminal cases, investigating homicides, investigating burglaries
Report writing for police | writing police reports, writing crime reports
Emergency dispatch | dispatching emergency calls, dispatching police, dispatching ambulances
Firefighting | fighting fires, extinguishing fires
Volunteer management | recruiting volunteers, coordinating volunteers, managing volunteers, training volunteers
Medical billing | billing insurers, billing insurance companies, billing Medicare, submitting insurance claims, submitting claims to insurers, filing insurance claims
Special education | supporting students with disabilities, teaching students with disabilities, assisting special needs students, teaching special needs students, supporting special needs children
Community outreach | conducting outreach, conducting community outreach, organizing outreach events, building community partnerships, visiting schools, building ties with groups, speaking with residents, leading outreach, organizing outreach, attending community events, organizing community events, representing charity, engaging communities
Incident reporting | writing incident reports, completing incident reports, filing incident reports, preparing incident reports, submitting incident reports, documenting incidents, reporting incidents, logging incidents, recording incidents, investigating and reporting incidents, reporting accidents, reporting damage
Client assessment | interviewing families
Corrections | escorting inmates, supervising inmates, guarding inmates
Traffic control | directing traffic
Extracurricular activities | coordinating student activities, organizing sports leagues
`;
