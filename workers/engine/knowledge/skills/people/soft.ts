export const lines = `
# soft
Communication | communication skills, verbal communication, oral communication, Kommunikationsfähigkeit, compétences en communication, comunicación, Kommunikationsstärke, kommunikativ, interpersonal communication, verbal and written communication, oral and written communication, communicator, effective communication, aisance relationnelle, communication abilities, excellent communication, communicative, comunicare, abilități de comunicare, communicate well, communicate effectively, communicate clearly, communicating effectively, communicating clearly
Written communication | writing skills, written communication skills, schriftliche Kommunikation, communication écrite, expression écrite, redacción, written and verbal communication, business writing | < Communication
Active listening | listening skills, aktives Zuhören, écoute active, escucha activa, listening
Public speaking | presentation skills, presenting to audiences, prise de parole en public, Präsentationsfähigkeiten, hablar en público, oral presentations, speaking skills, ?presentations, delivering presentations, Vortragsfähigkeit, public presentations, giving presentations, vorbire în public | < Communication
Teamwork | working in teams, work with a team, team work, team player, teamworking, Teamfähigkeit, travail d'équipe, trabajo en equipo, teamfähig, esprit d'équipe, lavoro di squadra, team oriented, working in a team, member of a team, Teamgeist, Teamarbeit, team spirit, part of a team, work in a team, work well in a team, lucru în echipă, muncă în echipă, spirit de echipă | ~ Collaboration
Collaboration | work collaboratively, cooperative, collaborative work, Zusammenarbeit, collaborative skills, colaboración, collaborating
Cross-functional teamwork | cross-functional collaboration, cross-functional teams, cross-team collaboration, interdisciplinary collaboration, multidisciplinary teams, interdisciplinary teams, cross-functional team leadership | < Collaboration
Leadership | executive leadership experience, lead by example, leading by example, leadership skills, team leadership, Führungsqualitäten, capacité de leadership, liderazgo, Führungskompetenz, leading teams, leading a team, Führungserfahrung, team lead experience, leadership experience, team leading, thought leadership, abilități de conducere
Problem solving | problem-solving skills, problem solver, Problemlösung, résolution de problèmes, resolución de problemas, problem resolution, issue resolution, problem resolution skills, Problemlösungsfähigkeit, troubleshooting mindset, complex problem solving, creative problem solving, solving problems, rezolvarea problemelor
Analytical thinking | analytical mind-set, analytical skills, analytical mindset, analytisches Denken, esprit d'analyse, pensamiento analítico, analytical ability, analytisch, analytical and problem-solving skills, capacidad analítica, Analysefähigkeit, analytical reasoning
Critical thinking | critical-thinking skills, kritisches Denken, esprit critique, pensamiento crítico, critical analysis
Decision making | decision-making skills, Entscheidungsfähigkeit, prise de décision, toma de decisiones, sound judgment, good judgment, Entscheidungsstärke
Time management | time-management skills, Zeitmanagement, gestion du temps, gestión del tiempo, managing time, meeting deadlines, deadline management, deadline-driven, deadline oriented, gestione del tempo, gestionarea timpului, managementul timpului
?Organization | organized and structured, structured and organized, organizational skills, strong organizational, excellent organizational, great organizational, good organizational, exceptional organizational, outstanding organizational, Organisationstalent, sens de l'organisation, organización, organizational abilities, organization skills, well organized, highly organized, Organisationsfähigkeit, rigueur et organisation, organizing, capacidad de organización, Organisationsgeschick, abilități organizatorice
Prioritization | prioritizing tasks, priority setting, setting priorities, prioritizing, prioritise, prioritize responsibilities, prioritize tasks, prioritize work, competing priorities, conflicting priorities, multiple priorities
Multitasking | multi-tasking, multi-task, juggling multiple tasks, Multitaskingfähigkeit, multitâche, polyvalence, polyvalent, polyvalente, multi-tasker, manage multiple tasks, handle multiple tasks, multiple tasks, managing multiple tasks, juggle multiple tasks
Attention to detail | eye for detail, detail-oriented, Detailgenauigkeit, souci du détail, atención al detalle, accuracy, detail-orientated, Sorgfalt, sorgfältig, meticulousness, sorgfältige Arbeitsweise, rigueur
Adaptability | comfortable with ambiguity, dealing with ambiguity, flexibility, adaptable, Anpassungsfähigkeit, capacité d'adaptation, adaptabilidad, Flexibilität, flexible attitude, flexibilidad, flexible, adaptation
Creativity | creative thinking, Kreativität, créativité, creatividad, creative skills, kreativ, creative problem-solving mindset
Initiative | self-driven, minimal supervision, little supervision, minimal guidance, take initiative, taking initiative, took initiative, take the initiative, took the initiative, taking the initiative, self-starter, self-motivated, Eigeninitiative, prise d'initiative, iniciativa, proactive, proactivity, self-motivation, Eigenverantwortung, proaktiv, autonomie, self-directed, independent work, independent worker, working independently, selbstständiges Arbeiten, selbstständig, selbständige Arbeitsweise, autonome, work independently
Work ethic | strong work ethic, hard working, hardworking, responsabilidad, conscientious, Einsatzbereitschaft, engagiert, work hard, hard worker
Reliability | dependability, dependable, reliability as a worker, Zuverlässigkeit, ponctualité, punctuality, punctual, Pünktlichkeit, reliable, trustworthy, puntualidad, zuverlässig
Integrity | honest, honesty, ethical conduct, professional ethics, Integrität, intégrité, ethics
Confidentiality | handling confidential information, discretion, confidential information, confidential manner, confidential records, confidential documents, strict confidence, strictest confidence, Diskretion, Verschwiegenheit
Interpersonal skills | people skills, relationship building, soziale Kompetenz, relationnel, habilidades interpersonales, rapport building, building relationships, building rapport, Sozialkompetenz, sens du relationnel, interpersonal
Emotional intelligence | Empathie, empathy, compassion, emotional awareness, empathique, emotionale Intelligenz, Einfühlungsvermögen, empatía, bienveillance
Conflict resolution | conflict management, Konfliktlösung, gestion des conflits, resolución de conflictos, Konfliktmanagement, conflict-resolution skills, resolving conflicts, de-escalation
Stress management | calm under pressure, excellent under pressure, thrive under pressure, stressful situations, resilient, working under pressure, work under pressure, Belastbarkeit, gestion du stress, stress tolerance, belastbar, resilience, Stressresistenz, résistance au stress, performing under pressure, trabajo bajo presión, composure, work well under pressure, working well under pressure, remain calm
Mentoring | mentorship, mentoring junior staff, Mentorat, tutorat, mentoring colleagues, mentor
Coaching | coaching skills, performance coaching, business coaching, executive coaching, life coaching, Mitarbeitercoaching, team coaching, staff coaching, coaching and mentoring
Motivating others | team motivation, staff motivation, motivating teams, Motivationsfähigkeit, team building, Teambildung, motivational skills, cohésion d'équipe, team development, morale building, motivational leadership
Delegation | task delegation, delegating tasks, delegating
Persuasion | influencing skills, influencing, persuasive, influence without authority, Überzeugungskraft, force de persuasion, persuasion skills
Diplomacy | tact, diplomatic skills, tact and diplomacy
Patience | Geduld, paciencia
Customer focus | customer obsessed, customer obsession, customer centric, customer orientation, client focus, Kundenorientierung, orientation client, customer-focused, orientación al cliente, customer-oriented, Serviceorientierung, service orientation, sens du service, Dienstleistungsorientierung, client-focused, customer centricity, service-oriented, kundenorientiert
Results orientation | results-oriented, goal-oriented, Ergebnisorientierung, goal setting, orienté résultats, orientación a resultados, results driven, target-oriented, goal-driven, zielorientiert
Learning agility | passionate about learning, passion for learning, love of learning, passionate about learning and development, growth mindset, fast learner, quick learner, eagerness to learn, eager to learn, motivated to learn, willing to learn, keen to learn, Lernbereitschaft, willingness to learn, schnelle Auffassungsgabe, lifelong learning, ability to learn quickly, curiosity, ganas de aprender, continuous learning, learn quickly, learning quickly, learn new things, learn fast, quick to learn
Cultural awareness | cultural sensitivity, intercultural skills, interkulturelle Kompetenz, cross-cultural communication, cultural competence, cultural competency, intercultural communication, multicultural sensitivity, interculturel, cross-cultural
Strategic thinking | big-picture thinking, strategisches Denken, visionary leadership, vision stratégique, strategic mindset
Positive attitude | positive mindset, can-do attitude, positive outlook at work
Enthusiasm | enthusiastic, enthousiasme, motivated, dynamism, dynamisme, energetic, Engagement und Motivation
Friendliness | friendly demeanor, friendly manner, friendly, outgoing personality, outgoing, personable, approachable
Professionalism | professional demeanor, professional appearance, gepflegtes Auftreten, professional presentation, sicheres Auftreten, présentation soignée
Technical leadership | leading technical teams | < Leadership
Physical stamina | heavy lifting, lifting heavy objects, physically fit, physical fitness for work, körperliche Belastbarkeit, good physical condition, physical strength, endurance, Körperliche Fitness
Manual dexterity | hand-eye coordination, Fingerfertigkeit, handwerkliches Geschick, dexterity
Planning | planning skills, planning and organization, planning and organizing, Planungskompetenz, planificación, coordination skills, coordination, Koordination, task coordination
Accountability | take ownership, taking ownership, sense of responsibility, Verantwortungsbewusstsein, sens des responsabilités, ownership mentality, verantwortungsbewusst
Resourcefulness | ingenuity
Assertiveness | Durchsetzungsvermögen, self-confidence, Durchsetzungsstärke
Observation skills | observational skills, situational awareness
Numeracy skills | numerate, good with numbers, basic math, numerical skills, arithmetic, Zahlenverständnis, mathematical skills, math skills, numerical aptitude
Cross-generational communication | < Communication
Business acumen | commercial acumen, commercial awareness, commercially aware, commercially minded, business sense
Humor | sense of humor, humorous
Remote collaboration | remote teamwork, working remotely
`;
