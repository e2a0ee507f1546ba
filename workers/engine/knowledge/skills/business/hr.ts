export const lines = `
# core
Human resources | human resources management, =HR, =HRM, HR management, Personalwesen, ressources humaines, recursos humanos, Personalmanagement, gestion des ressources humaines, HR operations, HR functions, HR practices, Personalwirtschaft, HR processes, risorse umane, HR generalist, resurse umane
Recruitment | recruiting, talent acquisition, staffing, Personalbeschaffung, recrutement, reclutamiento, Rekrutierung, Personalgewinnung, recruitment and selection, full-cycle recruiting, full life cycle recruiting, hiring process, end-to-end recruitment, recruitment process, selección de personal, recruitment management, employee recruitment, staff recruitment, recruiting staff, recruiting employees, recruiting candidates, recrutare, recrutare de personal
Candidate sourcing | talent sourcing, sourcing candidates, sourcing of candidates, passive candidates, talent pipeline, résumé screening, candidate screening, screening candidates, screening resumes, Active Sourcing, candidate assessment, job boards | < Recruitment
Boolean search | ~ Candidate sourcing
Interviewing | interviewing candidates, conducting interviews, job interviews, behavioral interviewing, Bewerbungsgespräche, structured interviews, entretiens d'embauche, interviewing skills, Vorstellungsgespräche
Executive search | executive recruiting | < Recruitment
Headhunting | ~ Executive search | < Recruitment
Technical recruiting | IT recruiting, technical recruitment | ~ Executive search | < Recruitment
Campus recruiting | university recruiting, job fairs, career fairs, college recruiting
Employer branding | employer brand, marque employeur
Job analysis and descriptions | job analysis, writing job descriptions, position descriptions, job evaluation
Background checks | reference checks, pre-employment screening, background investigations, drug testing of employees, background screening, reference checking, drug screening
Onboarding | employee onboarding, new hire orientation, new employee orientation, Einarbeitung neuer Mitarbeiter, intégration des nouveaux collaborateurs, new hire onboarding, orientation of new employees, onboarding new employees, offboarding, new hire paperwork, employee orientation, new hire training, inducción, staff inductions, running inductions, induction of new staff, integrarea noilor angajați, intégration des salariés, Einarbeitung
Employee relations | employee relations investigations, staff relations, Mitarbeiterbeziehungen, workplace investigations, grievance handling, disciplinary procedures, grievances, grievance procedures, conflict management of employees, disciplinary actions, employee grievances, relations sociales
Labor relations | industrial relations, union relations, union negotiations, Betriebsrat, works council, dialogue social, trade unions, Betriebsverfassungsgesetz, labor negotiations, relations sociales syndicales
Collective bargaining | ~ Labor relations
Performance management | performance reviews, performance appraisal, employee evaluations, Mitarbeitergespräche, performance evaluations, évaluation des performances, staff appraisals, performance improvement plans, evaluación del desempeño, employee performance management, staff evaluation, employee performance reviews, performance management systems
Compensation and benefits | comp and benefits, ?compensation, Vergütung, rémunération, total rewards, compensation management, salary benchmarking, compensación, compensation planning, salary administration, compensation analysis, job grading | < Human resources
Benefits administration | employee benefits, benefits management, open enrollment, benefits enrollment, benefits coordination, employee benefits administration, benefit programs | < Human resources
=COBRA | ~ Benefits administration
Payroll | payroll processing, payroll administration, Lohnbuchhaltung, paie, nómina, Lohn- und Gehaltsabrechnung, Entgeltabrechnung, gestion de la paie, payroll management, Gehaltsabrechnung, processing payroll, bulletins de paie, payroll preparation, payroll accounting, payroll systems, établissement de la paie, payroll software, salarizare, calculul salariilor, calcul salarial, stat de plată, état de paie
Time and attendance | timekeeping, time sheets, timesheets, attendance tracking, Zeiterfassung, timecards, time cards, attendance records, gestion du temps de travail, attendance management
Leave management | leave administration, absence management, leave of absence administration
FMLA | FMLA administration | ~ Leave management | < Leave management
Employment compliance | EEO compliance, EEOC, FLSA, affirmative action, I-9 compliance, ADA compliance, Title VII, EEO, I-9 verification, HR compliance, employment law compliance, E-Verify, labor law compliance, I-9
HR policies | HR policy development, employee handbooks, personnel policies, policy development HR, policies and procedures development, HR policies and procedures
Personnel administration | HR administration, personnel files, personnel records, Personaladministration, administration du personnel, personnel management, employee records, Personalverwaltung, administración de personal, Personalsachbearbeitung, employee files, HR records, gestion administrative du personnel, HR support
HR business partnering | HR business partner, =HRBP, strategic HR
Workforce planning | manpower planning, headcount planning, Personalplanung, gestion prévisionnelle des emplois, GPEC, Personaleinsatzplanung, workforce management, staff planning, planification du personnel | < Planning
Succession planning | ~ Workforce planning
Talent management | talent development, talent review, career planning, career pathing, Talentmanagement, gestion des talents, gestión del talento, employee development
Learning and development | teaching of staff, teaching staff, =L&D, training and development, Personalentwicklung, formation du personnel, employee training, training programs, training delivery, staff training, training facilitation, corporate training, training program development, training coordination, staff development, professional development programs, Mitarbeiterschulung, capacitación, training management, conducting training, training employees, Schulungen, workforce training, train the trainer, training of staff, capacitación de personal, conducting training sessions, delivering training, employee training and development, training new employees, training needs assessment, training needs analysis, leadership training, leadership development, training new hires, technical training delivery, training workshops, Durchführung von Schulungen, animation de formations, susținerea de cursuri
Organizational development | organisation development, organizational design, Organisationsentwicklung, développement organisationnel, desarrollo organizacional, organizational effectiveness, organizational change, organizational behavior
Employee engagement | employee satisfaction surveys, engagement surveys, Mitarbeiterzufriedenheit, engagement des collaborateurs, employee retention, employee morale, staff retention, employee recognition, clima laboral, employee engagement programs, team morale, employee recognition programs
Diversity and inclusion | =DEI, diversity equity and inclusion, =D&I, diversity and equal opportunity, ?diversity, diversity training, equal employment opportunity, equality and diversity
Global mobility | expatriate management, international assignments, relocation services
People management | people manager, people leader, leading people, developing your team, developing teams, staff management, empowering staff, developing staff, directing staff, develop and empower staff, leading staff, personnel supervision, Personalführung, Mitarbeiterführung, management d'équipe, managing people, people leadership, staff supervision, supervising staff, supervision of staff, gestión de personal, team management, managing staff, employee supervision, encadrement d'équipe, supervisory skills, supervisory experience, supervisory responsibilities, in charge of a team, responsible for a team, team supervision, managing a team, Teamleitung, supervising employees, gestion d'équipe, gestión de equipos, managing teams, direct reports, personnel supervision and training, manejo de personal, people management skills, supervision of employees, managementul echipei, coordonarea echipei, conducerea echipei, coordonare de personal, gestion du personnel | soft | < Leadership
?Hiring | hiring and firing, hiring staff, hiring and training, hiring employees, staff hiring | < Recruitment
Exit interviews | termination procedures, outplacement, ?terminations
HR metrics | people analytics, HR analytics, HR reporting, workforce analytics, HR dashboards
Workplace wellness | employee wellness, employee assistance programs, employee wellness programs, qualité de vie au travail
SHRM certification | SHRM certified
SHRM-CP | ~ SHRM certification
SHRM-SCP | < SHRM-CP
PHR | PHR certification, professional in human resources | ~ SHRM certification
SPHR | senior professional in human resources | < PHR
CIPD | ~ SHRM certification

# tool < Human resources
HRIS | human resources information systems, HRMS, HR software, HR information systems, HRIS systems, SIRH, HCM systems, human capital management
# tool < HRIS ~
Workday | Workday HCM, Workday HRIS
ADP | ADP Workforce Now, ADP payroll, ADP Vantage
BambooHR
?Gusto | Gusto payroll | ~ BambooHR
?Rippling | ~ BambooHR, Gusto
Personio
UKG | UltiPro, Ultimate Software
Kronos | Kronos Workforce
Ceridian | Ceridian Dayforce, Dayforce
Paychex
Paycom
Paylocity
Oracle HCM | Oracle HRMS, PeopleSoft HCM
Sage Paie | Silae
# tool < Human resources
Applicant tracking systems | =ATS, applicant tracking, ATS software, ATS systems, applicant tracking software
# tool < Applicant tracking systems ~
Taleo | ?Lever ATS, Oracle Taleo
Jobvite | ~ Taleo
=Workable | ~ Taleo, Jobvite
Brassring | ~ Taleo, Jobvite, Workable
iCIMS
Greenhouse ATS
Bullhorn
SmartRecruiters
# tool < Human resources
Cornerstone OnDemand
LinkedIn Recruiter | LinkedIn recruiting
Indeed recruiting | Monster and Dice, CareerBuilder | ~ LinkedIn Recruiter
`;
