export const lines = `
# core
?Administration | administrative support, office administration, administrative work, administrative duties, administrative assistance, administrative tasks, Büroorganisation, assistanat, tâches administratives, administración de oficinas, administrative skills, general administration, Sachbearbeitung, administrative functions, clerical work, clerical duties, clerical support, Bürotätigkeiten, administrative procedures, office duties, allgemeine Bürotätigkeiten, gestion administrative, administrative operations, office support, secretariado, clerical skills, clerical, travaux administratifs, tareas administrativas, office assistance, clerical tasks, office work, administrative services, Verwaltung, administrative management
Office management | office manager duties, Büromanagement, gestion de bureau, managing office operations, office operations, gestión de oficina, office procedures, office coordination, office organization, front office management, day-to-day office operations, general office management
Executive support | executive assistance, C-level support, PA support, executive administrative support, Chefsekretariat, assistance de direction, support to executives, senior executive support, personal assistance, board support, Vorstandsassistenz, executive assistant duties
Secretarial work | secretarial duties, secretarial skills, secretarial support, Sekretariat, secrétariat, secretarial practice, secretarial services, Sekretariatsaufgaben
Reception | receptionist duties, front desk, front desk reception, Empfang, accueil physique, recepción, greeting visitors, visitor management, accueil, front desk management, greeting guests, welcoming visitors, front office, front desk administration, reception duties, greeting customers, recepcionista, greeting clients, greet visitors, reception work, Telefonzentrale
Switchboard operation | switchboard | ~ Reception
Calendar management | diary management, scheduling appointments, appointment scheduling, Terminplanung, gestion d'agenda, gestión de agenda, calendar scheduling, appointment setting, scheduling meetings, Terminkoordination, Terminverwaltung, managing calendars, scheduling of meetings, ?appointments, meeting scheduling, agenda management, Outlook calendar management, setting appointments, prise de rendez-vous, Terminmanagement, calendaring, Terminvereinbarung, appointment booking, maintaining calendars
Scheduling | staff scheduling, employee scheduling, shift scheduling, Dienstplanung, planning des équipes, rostering, schedule management, work scheduling, ?schedules, shift planning, labor scheduling, planificación de turnos, scheduling staff, Schichtplanung, Dienstpläne, resource scheduling, scheduling employees, creating schedules
Meeting coordination | Protokollführung, compte rendu de réunion, meeting preparation, agendas and minutes, meeting organization, note taking, organizing meetings, meeting arrangements, comptes rendus, arranging meetings, meeting facilitation logistics, agenda preparation, preparing agendas, Besprechungen vorbereiten, meeting planning and minutes, coordinating meetings
Minute taking | meeting minutes, taking minutes, minutes of meetings | ~ Meeting coordination
?Filing | document filing, filing systems, Ablage, classement, archivo de documentos, file management, filing and archiving, maintaining files, record filing, electronic filing, organizing files, file maintenance, filing documents, Aktenführung, alphabetical filing, file organization, maintaining filing systems, archivo
Document management | document control, documentation management, Dokumentenmanagement, gestion documentaire, gestión documental, document preparation, document processing, document control systems, controlled documents, document handling, Dokumentation, document scanning, document imaging, documentation control
?Correspondence | business correspondence, written correspondence, Korrespondenz, correspondance, drafting correspondence, letter writing, Schriftverkehr, correspondencia, preparing correspondence, courrier, rédaction de courriers, email correspondence, drafting letters, redacción de documentos, e-mail correspondence, drafting emails, composing correspondence, handling correspondence
Mail handling | mail sorting, mailroom operations, mail distribution, Postbearbeitung, gestion du courrier, mail processing, distributing mail, sorting mail, outgoing mail, incoming mail, mail room, postage, bulk mailing, mass mailings, processing mail, mail merge
Photocopying | ?copying, scanning documents, photocopies, office equipment, office machines, fax machines, faxing, copiers, copy machines, office equipment operation, photocopier, document scanners, scanners and copiers, Büromaschinen, binding documents
Transcription | audio transcription, dictation, audio typing, Phonodiktat, dictaphone, transcribing
Shorthand | speedwriting, Steno
Report preparation | report writing, preparing reports, writing reports, Berichterstattung, rédaction de rapports, elaboración de informes, monthly reports, report generation, weekly reports, redacción de informes, generating reports, Berichtswesen, preparation of reports, status reports, ?reporting, progress reports, ?reports, technical reports, technical report writing, management reports, daily reports, report development, creating reports, rapports d'activité
Proofreading | copy editing, copyediting, Korrekturlesen, relecture, corrección de textos, proof reading, editing and proofreading, fact-checking, proofreading documents, correction de textes, manuscript editing, Lektorat, corrección de estilo
Database entry | database maintenance in offices, maintaining databases, updating databases, database updates, updating records, Datenpflege, mise à jour de bases de données, database upkeep, data maintenance
Research support | internet research, online research, web research, information gathering, desk research, Internetrecherche, fact finding, background research, information research, recherche d'information
Presentation preparation | preparing presentations, presentation design, creating presentations, Präsentationserstellung, PowerPoint decks, pitch deck design, slide decks, developing presentations, presentation development, elaboración de presentaciones
Form processing | application processing, processing applications, paperwork, completing forms, processing paperwork, forms design, paperwork processing, processing of applications, completing paperwork
Office supplies management | office supply ordering, ordering office supplies, Büromaterialbestellung, office supplies, commande de fournitures, maintaining office supplies, Büromaterial
Translation | translating documents, Übersetzung, traduction, traducción, legal translation work, translating, technical translation, Übersetzen, written translation, document translation, medical translation
Interpreting | interpretation services, Dolmetschen, interprétation, interpretación, consecutive interpreting, medical interpreting, language interpretation
Simultaneous interpreting | simultaneous interpretation | < Interpreting | ~ Interpreting
CAT tools | tool
SDL Trados | Trados, Trados Studio | tool | ~ CAT tools
MemoQ | tool | ~ CAT tools
Subtitling | transcreation
?Localization | ~ Subtitling
Closed captioning | captioning | ~ Subtitling
Sign language | American Sign Language, =ASL, British Sign Language, =BSL, Gebärdensprache, langue des signes, deaf interpreting
Payroll clerk support | timesheet processing
Procurement support | purchase requisitions, requisitions
Board administration | governance administration, committee support, board meetings, board reports, preparing board papers
Policy and procedure writing | procedure manuals, policies and procedures, procedure writing, process documentation, procedure development, process manuals, writing procedures, standard operating procedures writing, policy manuals, rédaction de procédures, procedures documentation
Facility coordination | vendor coordination, building services coordination, maintenance coordination, space planning, office moves, office relocation, workspace management
`;
