export const lines = `
# core
?Law | legal knowledge, Rechtswissenschaften, droit, derecho, Jura, legal practice, legal advice, Rechtsberatung, conseil juridique, asesoramiento jurídico, legal counsel, legal counseling, practice of law, advising clients on law
Legal research | legal analysis, case law research, Rechtsrecherche, recherche juridique, investigación jurídica, statutory research, cercetare juridică
Legal writing | legal drafting, legal documents, legal correspondence, drafting legal documents, legal briefs, legal memoranda, drafting pleadings, pleadings, legal memos, drafting motions, ?motions, legal document preparation, drafting of legal documents, motions and briefs, redactarea actelor juridice, rédaction juridique, rédaction d'actes | < Writing
Litigation | civil litigation, commercial litigation, litigation support, Prozessführung, contentieux, litigios, trial practice, litigation management, complex litigation
Trial preparation | trial preparation support, trial advocacy, courtroom experience, court appearances, ?hearings, trial support, oral argument, trial exhibits, witness preparation, court filings, courtroom procedures
Depositions | deposition summaries | ~ Trial preparation
Discovery (law) | e-discovery, eDiscovery, legal discovery, discovery requests, drafting discovery
Document review | ~ Discovery (law)
Interrogatories | ~ Discovery (law)
Contract law | negotiated commercial contracts, negotiating commercial contracts, Vertragsrecht, droit des contrats, law of contracts, derecho contractual, derecho de contratos | < Law
Contract drafting | drafting contracts, contract review, contract preparation, drafting agreements, Vertragsgestaltung, rédaction de contrats, contract writing, redacción de contratos, review of contracts, drafting commercial contracts, drafting contracts and agreements | < Contract law
Contract negotiation | negotiating contracts, Vertragsverhandlungen, négociation de contrats, negotiation of contracts, price negotiation, commercial negotiations, negotiating agreements, negocierea contractelor | < Negotiation
Contract management | contract administration in business, Vertragsmanagement, contract lifecycle management, managing contracts
Corporate law | company law, Gesellschaftsrecht, droit des sociétés, business law, derecho mercantil, commercial law, corporate and commercial law, droit des affaires, Handelsrecht, Wirtschaftsrecht | < Law
Mergers and acquisitions law | M&A transactions legal, M&A law | < Corporate law
Securities law | securities regulation, SEC regulations, capital markets law | < Law
Banking law | finance law, financial regulation law, banking and finance law | < Law
Employment law | labor law, Arbeitsrecht, droit du travail, derecho laboral, employment legislation, labor and employment law, labour legislation | < Law
Family law | Familienrecht, divorce law, droit de la famille, custody cases, child custody, divorce cases, derecho de familia | < Law
Criminal law | Strafrecht, droit pénal, derecho penal, criminal defense, criminal litigation, criminal prosecution, criminal procedure | < Law
Civil law | Zivilrecht, droit civil, derecho civil, civil procedure | < Law
Constitutional law | Verfassungsrecht, administrative law, Verwaltungsrecht, droit public, public law, derecho administrativo, öffentliches Recht | < Law
Intellectual property | intellectual property law, =IP law, IP rights, gewerblicher Rechtsschutz, propriété intellectuelle, copyright law, copyright, intellectual property rights, propiedad intelectual | < Law
Patent law | ?patents, patent applications, Patentrecht, patent search | < Intellectual property
Patent prosecution | ~ Patent law
Patent drafting | ~ Patent law
Trademark law | trademarks, Markenrecht | < Intellectual property
Trademark registration | ~ Trademark law
Real estate law | property law, Immobilienrecht, droit immobilier, derecho inmobiliario, real property law, real estate closings, landlord and tenant law | < Law
Conveyancing | ~ Real estate law
Title search | title examination | ~ Real estate law
Tax law | Steuerrecht, droit fiscal, derecho tributario, derecho fiscal | < Law
Immigration law | visa applications, immigration petitions, Ausländerrecht, immigration cases | < Law
Environmental law | Umweltrecht, droit de l'environnement | < Law
Bankruptcy law | insolvency law, Insolvenzrecht, bankruptcy, chapter 7 bankruptcy, insolvency | < Law
Personal injury law | personal injury, tort law, medical malpractice, insurance defense, workers' compensation law, torts | < Law
Estate planning | estate administration, Erbrecht, wills and estates, trusts and estates
Wills and trusts | ~ Estate planning
Probate | probate law | ~ Estate planning
International law | Völkerrecht, droit international, EU law, European law, Europarecht, international trade law, derecho internacional | < Law
Human rights law | human rights, human rights advocacy | < Law
Competition law | antitrust law, Kartellrecht, antitrust | < Law
Data protection law compliance | privacy law, Datenschutzrecht, data protection officer, privacy compliance, CIPP
Media law | entertainment law, sports law | < Law
Maritime law | admiralty law, aviation law | < Law
Health law | healthcare law, medical law | < Law
Construction law | Baurecht | < Law
Insurance law | < Law
Public procurement law | Vergaberecht, government contracts, federal contracting, FAR/DFARS, federal acquisition regulation | < Law
Arbitration | alternative dispute resolution, ?ADR, Schiedsverfahren, arbitrage international
Mediation | mediating disputes, Mediationsverfahren, dispute resolution | < Conflict resolution
Legal compliance | regulatory compliance, compliance management, statutory compliance, conformité réglementaire, corporate compliance, compliance program, compliance monitoring, cumplimiento normativo, regulatory requirements, conformitate legală
Corporate governance | board governance, company secretarial, secretarial compliance, corporate secretary, board meetings governance, governance frameworks
Due diligence | legal due diligence, due diligence reviews
Paralegal work | paralegal, paralegal studies, legal assistance, legal support, paralegal services
Legal secretarial work | legal assistant duties, legal secretary, legal administration, law office administration, legal office procedures
Case preparation | case files preparation, legal case management, case preparation for court, trial binders, client interviews law, case analysis
Notary public | notary, notarization, Notar, notarial services, notaire
Legal translation | < Translation
Legal billing | Clio, legal billing software, law practice management | tool | < Billing
Westlaw | tool | < Legal research
LexisNexis | Lexis, Lexis-Nexis | tool | ~ Westlaw | < Legal research
Relativity eDiscovery | tool
Summation | ~ Relativity eDiscovery | tool
Concordance | tool | ~ Relativity eDiscovery
Legal tech | legal technology, contract automation | emerging
Court reporting | stenography, court interpreting, court transcription
Bar admission | bar exam, admitted to the bar, zweites Staatsexamen, state bar, member of the bar, CRFPA
Anti-corruption compliance | UK Bribery Act, anti-bribery
FCPA | ~ Anti-corruption compliance
Export control | export compliance, EAR regulations
ITAR | ~ Export control
Sanctions compliance | sanctions screening | ~ Export control
Policy drafting | legislative drafting, drafting legislation, bill drafting
Legal aid | pro bono work, pro bono legal services
Debt recovery law | debt collection law, foreclosure, evictions
`;
