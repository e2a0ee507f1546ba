export const lines = `
# core
?Teaching | instruction of students, classroom teaching, classroom instruction, Unterrichten, enseignement, enseñanza, docencia, teaching skills, Unterricht, teaching experience, pedagogical skills, predare, activitate didactică
Lesson planning | lesson plans, lesson plan development, lesson preparation, Unterrichtsplanung, unit planning, planificación de clases, preparing lessons, lesson design, Unterrichtsvorbereitung, préparation des cours, planificarea lecțiilor, proiectarea lecțiilor, préparation de cours | < Planning
Curriculum development | curriculum design, curriculum planning, course development, Lehrplanentwicklung, curriculum writing, course design, curriculum implementation, syllabus design, developing curriculum, ?curriculum
Classroom management | behavior management in classrooms, behaviour management, classroom behavior management, Klassenführung, gestion de classe, positive behavior support, PBIS, managementul clasei, Klassenleitung
Student assessment | formative assessment, summative assessment, ?grading, grading papers, student evaluation, assessment of learning, test administration for students, exam marking, student progress monitoring, evaluating students, assessing pupils, assessing students, marking work, pupil assessment, evaluarea elevilor, Leistungsbewertung, évaluation des élèves
Differentiated instruction | personalized learning, differentiated learning | method
Special education | special needs education, Sonderpädagogik, éducation spécialisée, educación especial, =SEN, =SEND, special needs, inclusive education, special educational needs, =ESE, resource teaching, inclusion of students | < Teaching
Individualized education programs | =IEP, individual education plans, IEP development, 504 plans, individualized education plans
English as a second language | =ESL, =EFL, =ESOL, ELL students, English language teaching, teaching English, English language learners, =ELL | < Teaching
=TESOL | ~ English as a second language
=TEFL | TEFL certification | ~ English as a second language
=CELTA | ~ English as a second language
Foreign language teaching | language instruction, language teaching, Deutsch als Fremdsprache, =FLE, Spanish teaching, French teaching | < Teaching
Literacy instruction | reading instruction, guided reading, literacy development, reading comprehension, literacy programs, reading recovery, teaching literacy, phonics teaching, teaching reading
Phonics | ~ Literacy instruction
Reading intervention | ~ Literacy instruction
Mathematics teaching | math instruction, teaching mathematics, math tutoring, numeracy, mathematics instruction, teaching maths, maths teaching | < Teaching
Science teaching | science instruction, teaching science, biology teaching, chemistry teaching, physics teaching | < Teaching
STEM education | STEM teaching, STEAM education
Social studies teaching | history teaching, geography teaching | < Teaching
Art education | teaching art, art instruction
Music education | music teaching, music lessons, piano teaching, teaching music, music instruction, vocal coaching
Physical education | =PE teaching, sport teaching, Sportunterricht, teaching physical education, éducation physique
Drama teaching | theatre education | < Teaching
Tutoring | private tutoring, one-on-one tutoring, Nachhilfe, soutien scolaire, clases particulares, peer tutoring, academic tutoring, tutor students, test prep, homework help | < Teaching
Educational technology | edtech, instructional technology, classroom technology, e-learning technology, technology integration, technology in the classroom
Smart Board | Smartboard, interactive whiteboard | ~ Educational technology
E-learning | online learning, online teaching, distance learning, virtual teaching, online instruction, remote teaching, blended learning, digital learning, E-Learning-Entwicklung, virtual classroom
Instructional design | learning design, training design, training materials development, instructional materials, design of training
ADDIE | ~ Instructional design
Kirkpatrick model | ~ Instructional design
Learning management systems | =LMS, LMS administration | tool
Moodle | tool | < Learning management systems
Canvas LMS | ?Canvas | tool | < Learning management systems
Blackboard | Blackboard Learn | tool | < Learning management systems
D2L Brightspace | ~ Blackboard | < Learning management systems | tool
Schoology | tool | < Learning management systems | ~ Blackboard
Google Classroom | Google for Education | tool | < Learning management systems
Articulate Storyline | Articulate 360, Articulate Rise | tool
Adobe Captivate | tool
Lectora | ~ Adobe Captivate | tool
Camtasia | tool | ~ Adobe Captivate
Kahoot | Seesaw app | tool
Quizlet | tool | ~ Kahoot
Nearpod | tool | ~ Kahoot
PowerSchool | student information systems | tool
Skyward | ~ PowerSchool | tool
Banner student system | ~ PowerSchool, Skyward | tool
Infinite Campus | tool | ~ PowerSchool
Educational research | pedagogy, pedagogical theory, educational psychology, learning theories, Pädagogik, pédagogie, pedagogía
Educational leadership | school administration, school leadership, instructional leadership, school management, Schulleitung, academic administration, direction d'école, educational administration | < Leadership
Student counseling | school counseling, academic advising, academic counseling, guidance counseling, student advising, Studienberatung, academic guidance, career counseling for students, college counseling | < Counseling
Student support services | student engagement, student retention, student success, student services, student affairs, student life
?Admissions | student admissions, student recruitment, enrollment management, university admissions, college admissions, admissions counseling, enrollment services
Higher education | university teaching, lecturing, college teaching, academic teaching, Hochschullehre, enseignement supérieur, undergraduate teaching, guest lecturing
Adult education | adult learning, adult learning theory, andragogy, GED instruction, Erwachsenenbildung, formation d'adultes, formación de adultos
Vocational training | vocational education, technical training, Berufsausbildung, apprenticeship training, career and technical education, formation professionnelle, Ausbildereignung, Ausbilderschein, AEVO
Parent communication | parent-teacher conferences, parental involvement, parent involvement, parent meetings, Elternarbeit, parent conferences, comunicarea cu părinții, relations avec les parents, Elterngespräche, communication avec les parents | < Communication
Extracurricular activities | after-school programs, school clubs, field trips, extracurricular coaching, afterschool programs
Common Core | common core standards | < National curriculum
National curriculum | curriculum standards, academic standards, state standards in education, state curriculum standards, Key Stage 1, Key Stage 2, Key Stage 3, GCSE teaching, GCSE curriculum, A-level curriculum, Lehrplan, Cambridge curriculum, A-level teaching
International Baccalaureate | IB curriculum
Teaching certification | teaching license, teaching certificate, teacher certification, teaching credential, teacher licensure, Lehramt, Staatsexamen Lehramt, =CAPES, certified teacher
PGCE | QTS | ~ Teaching certification
Test preparation | SAT preparation, exam preparation, SAT prep
Project-based learning | inquiry-based learning, cooperative learning, collaborative learning, experiential learning | method
Social-emotional learning | =SEL, character education | method
Response to intervention | =RTI, MTSS, multi-tiered system of supports | method
Classroom observation | observing classrooms, observing lessons
Teacher training | teacher coaching, teacher mentoring, instructional coaching, teacher development, training teachers, Lehrerfortbildung
Accreditation in education | university accreditation, educational accreditation
Library science | library services, librarianship, Bibliothekswesen, bibliothéconomie, library management, library and information science, reference services
Cataloging | library cataloging, collection development, cataloguing collections, collection management
MARC records | ~ Cataloging
Dewey Decimal | ~ Cataloging
Archiving | archival science, archives management, Archivierung, archivage, digital archiving, archival research, archival processing, preservation of documents
Museum work | museum education, exhibition design, museum collections, exhibition curation, curating, curation of exhibitions, exhibition planning, museum studies, exhibition management, art curation
Driving instruction | driver education, driving lessons | < Teaching
Swimming instruction | swim lessons, swimming lessons, water safety instruction
Outdoor education | summer camp, camp counseling, wilderness education, ropes course
`;
