export const lines = `
# core
Public administration | öffentliche Verwaltung, administration publique, administración pública, government administration, local government, municipal government, public sector management, public management, Verwaltungsfachkenntnisse
Public policy implementation | policy implementation in government, government programs
Legislation | legislative process, legislative research, regulations and legislation
Elections administration | election management, campaign politics, political campaigns, campaign fieldwork
Political science | ?politics, Politikwissenschaft, science politique, political analysis, political research
International relations | ~ Political science
Diplomatic relations | diplomatic protocol, consular services, foreign affairs
Regulatory inspection | code enforcement, compliance inspections, inspections of premises
Licensing and permits | license processing, permit processing
Public finance | government budgeting, public budgeting, government finance | < Finance
Public procurement | government procurement, öffentliche Ausschreibungen, marchés publics, government contracting, public tenders | < Procurement
Census and statistics work | field interviewing, enumeration
Civil registry | vital records

# core
Law enforcement | policing, police work, Polizeidienst, forces de l'ordre, community policing, police operations, police patrol
Patrol | foot patrol, vehicle patrol, security patrol, patrolling, property patrol, Streifengänge, rondes de surveillance, rondes de sécurité, patrulare, rondes | < Security services
Criminal investigation | crime investigation, detective work, police investigations
Investigation techniques | ?investigations, interviewing witnesses, interrogation, investigative skills, investigative techniques, conducting investigations, interview and interrogation
Evidence collection | evidence handling, chain of custody
Crime scene investigation | crime scene processing | ~ Evidence collection
Fingerprinting | ~ Evidence collection
?Surveillance | surveillance techniques, covert surveillance, surveillance monitoring, surveillance systems
Arrest procedures | traffic enforcement, traffic stops
Traffic control | ~ Arrest procedures
Firearms | firearms handling, firearms training, weapons handling, firearm proficiency, weapons qualification
Defensive tactics | use of force, self-defense training, self defense, handcuffing, pepper spray
?Corrections | correctional operations, inmate supervision, prison work, jail operations, inmate management, offender management
Probation and parole | probation supervision, offender rehabilitation, parole supervision
Border control | immigration control, customs enforcement, passport control
Intelligence analysis | intelligence gathering, military intelligence, intelligence operations, counterintelligence, threat assessments, OSINT
Counterterrorism | anti-terrorism, force protection
Homeland security | national security, national defense
Security clearance | top secret clearance, secret clearance, TS/SCI, active security clearance

# core
Security services | private security, security guarding, Sicherheitsdienst, gardiennage, vigilancia, guard duties, security operations physical, building security, seguridad privada, physical security, security guard license, site security, Objektschutz, sécurité des biens et des personnes, unarmed security, armed security, §34a
Access control | visitor screening, badge control, entry control, key control, gate control, Zutrittskontrolle, controlling access, contrôle d'accès, contrôle des accès, controlul accesului, control acces, Zugangskontrolle
Close protection | executive protection, bodyguard services, VIP protection, personal protection | < Security services
Crowd control | event security, crowd management
Security screening | baggage screening, x-ray screening, airport security screening, bag searches, metal detectors | < Security services
Alarm response | alarm monitoring, responding to alarms | < Security services
CCTV monitoring | monitoring surveillance cameras, camera monitoring, monitoring CCTV, Videoüberwachung, vidéosurveillance, supraveghere video, télésurveillance | < Security services
Security risk assessment | security assessments of sites, threat and vulnerability assessment
Emergency response | emergency procedures, emergency response planning, Notfallmaßnahmen, emergency evacuation, emergency situations, responding to emergencies, intervenții de urgență, gestion des urgences, Notfallmanagement
Emergency management | disaster management, emergency preparedness, emergency planning, FEMA, incident command system, =ICS command, civil protection, disaster preparedness, Katastrophenschutz, gestion de crise, Krisenmanagement, NIMS, disaster response
Emergency dispatch | 911 dispatch, emergency call handling, police dispatch, emergency communications, two-way radio communication, radio communication, two-way radios
Firefighting | fire suppression, fire fighting, Feuerwehr, lutte contre l'incendie, fire rescue, structural firefighting, wildland firefighting, Brandbekämpfung, extinción de incendios
Search and rescue | technical rescue, water rescue, rescue operations, vehicle extrication, rope rescue
Lifeguarding | water rescue at pools, lifeguard certification, Rettungsschwimmer, pool safety, surveillance de baignade, lifeguard
Military operations | military service, army service, military leadership, combat operations, Bundeswehr, military training, armed forces, infantry, tactical operations, mission planning, military experience
Military logistics | military supply | < Logistics
Explosive ordnance disposal | demolition charges, explosives handling
Drone operation | UAV operation, drone piloting, drones, unmanned aerial vehicles, UAS, UAVs, drone pilot license | emerging
Animal control
Parking enforcement | traffic wardens, parking management
Park ranger work | park management, wildlife law enforcement
Postal services | mail carriers, postal operations, letter carrying
Victim support | witness support
Report writing for police | police reports, daily activity reports, writing incident reports
Incident reporting | incident reports, incident report writing, incident documentation | < Report preparation | ~ Report writing for police
Conflict de-escalation | verbal judo, verbal de-escalation, nonviolent crisis intervention, CPI certification, crisis prevention
`;
