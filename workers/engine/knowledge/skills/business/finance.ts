export const lines = `
# core
?Finance | corporate finance, Finanzen, Finanzwesen, finanzas, financial knowledge, Unternehmensfinanzierung, finance d'entreprise
Financial analysis | financial analyses, analyzing financial data, Finanzanalyse, analyse financière, análisis financiero, ratio analysis, financial statement analysis, financial data analysis, profitability analysis, analiză financiară
Financial modeling | financial models, three-statement model, Finanzmodellierung, Excel modeling, modélisation financière
Discounted cash flow | =DCF | ~ Financial modeling
LBO modeling | ~ Financial modeling
Financial planning | financial planning and analysis, =FP&A, Finanzplanung, planification financière, planificación financiera, long-range planning, financial plans
Financial management | Finanzmanagement, gestion financière, gestión financiera, fiscal management, finance management, financial administration, financial operations, financial oversight, fiscal administration
Budgeting | budget management, budget preparation, Budgetplanung, élaboration du budget, presupuestos, budget planning, budget development, ?budgets, budget administration, budget analysis, budget control, budgeting and forecasting, Budgetierung, Budgetverantwortung, preparing budgets, budget monitoring, managing budgets, annual budgets, gestion budgétaire, operating budgets, departmental budgets, budgetary control, bugetare, planificarea bugetului, gestion de budget, budget tracking, budget responsibility | < Financial management
Budget adherence | adherence to budgets, keeping to budgets, within budget, on budget, under budget, budget compliance, budget discipline, in line with budget | < Budgeting
Forecasting | financial forecasting, ?forecasts, revenue forecasting, sales forecasts, Prognosen, prévisions financières, budget forecasting, cash flow forecasting, rolling forecasts, cash forecasting, business forecasting
Cost control | cost management, cost reduction, cost savings, Kostenkontrolle, maîtrise des coûts, control de costos, cost containment, reducing costs, expense control, labor costs
Cost analysis | cost-benefit analysis | ~ Cost control
Profit and loss management | =P&L, P&L management, P&L responsibility, profit and loss, P&L accountability, full P&L | < Financial management
Cash flow management | cash flow, cash management, cash flow analysis, Liquiditätsplanung, trésorerie, working capital management, flujo de caja, cashflow, working capital | < Financial management
Treasury | treasury management, treasury operations, cash pooling, tesorería, corporate treasury
Valuation | business valuation, company valuation, Unternehmensbewertung, asset valuation, enterprise valuation, équity valuation
Investment analysis | investment research, fundamental analysis, investment appraisal, analysis of investments, stock analysis, capital budgeting, ROI analysis, security analysis
Equity research | ~ Investment analysis
Investment banking | capital raising, debt financing, equity financing, deal structuring
IPO | ~ Investment banking
Pitch books | ~ Investment banking
Leveraged finance | ~ Investment banking
Mergers and acquisitions | =M&A, post-merger integration, ?acquisitions, merger integration, fusions-acquisitions
Private equity | buyouts, growth equity
Venture capital | =VC funding, startup funding, angel investing
Portfolio management | asset management, investment portfolio management, Vermögensverwaltung, gestion de portefeuille, asset allocation, gestión de carteras, portfolio analysis, fund management
Wealth management | private banking, high-net-worth clients, gestion de patrimoine, estate and wealth planning, high net worth individuals | < Financial services
Financial advisory | financial advice, financial planning for clients, Finanzberatung, financial consulting, retirement planning, investment advice, personal financial planning, conseil financier, college savings planning, financial counseling
Trading | equity trading, securities trading, stock trading, Wertpapierhandel, day trading, commodity trading, trading strategies, futures trading
FX trading | < Trading | ~ Trading
Options trading | < Trading | ~ Trading
Fixed income | ?bonds, bond trading, fixed-income securities, rates products
Equity markets | equity securities, stock market
?Derivatives | options and futures, ?swaps, structured products, derivatives pricing, ?hedging
Foreign exchange | =FX, forex, currency trading, Devisenhandel, foreign exchange trading
?Commodities | energy trading, metals trading, agricultural commodities
Capital markets | financial markets, debt capital markets, equity capital markets, Kapitalmarkt, marchés financiers, financial instruments, mercados financieros
Quantitative finance | algorithmic trading, quant modeling, derivatives modeling, QuantLib, high-frequency trading
Hedge funds | alternative investments, hedge fund accounting, fund administration
Cryptocurrency | Bitcoin, crypto assets, decentralized finance, DeFi | emerging
Sustainable finance | ESG investing, =ESG, ESG reporting, green finance, impact investing, environmental social and governance | emerging
Fintech | financial technology, digital payments, mobile payments, open banking, digital banking | emerging
Project finance | infrastructure finance | < Finance
Trade finance | documentary credits, bank guarantees | < Finance
Letters of credit | ~ Trade finance
Credit analysis | credit risk analysis, Kreditanalyse, credit assessment, credit evaluation, credit underwriting, creditworthiness, análisis de crédito, credit reports, credit review
Risk management | Risikomanagement, gestion des risques, gestión de riesgos, risk mitigation, enterprise risk management, =ERM, risk analysis, financial risk management, risk identification, risk control, risk evaluation, managementul riscului, managementul riscurilor
Credit risk | counterparty risk, Kreditrisiko, credit risk management, credit risk modeling
Market risk | interest rate risk, Marktrisiko
Value at risk | ~ Market risk
Operational risk | operational risk management, RCSA
Liquidity risk | asset liability management
Basel III | Basel II
Financial regulation | banking regulations, FINRA regulations, MaRisk, SEC compliance
MiFID II | ~ Basel III
Dodd-Frank | ~ Basel III
Solvency II | ~ Basel III
Anti-money laundering | =AML, AML compliance, Geldwäscheprävention, lutte contre le blanchiment, suspicious activity reports, SAR filing, money laundering
Bank Secrecy Act | =BSA | ~ Anti-money laundering
Transaction monitoring | ~ Anti-money laundering
KYC | know your customer, KYC compliance, client onboarding KYC, enhanced due diligence
Customer due diligence | ~ KYC
Financial services | < Finance
Banking | retail banking, Bankwesen, banque de détail, banca, bank operations, banking operations, banking services, banking products, Bankgeschäfte, commercial banking, consumer banking, corporate banking, banking industry, branch banking, branch operations, personal banking | < Financial services
Bank teller operations | teller operations, teller transactions, cash transactions, vault management, teller, currency counting, cashing checks, deposits and withdrawals, ATM balancing
Lending | loan origination, consumer lending, Kreditvergabe, octroi de crédits, commercial lending, business lending, consumer loans, commercial loans, small business lending, personal loans, asset-based lending
SBA loans | ~ Lending
Loan processing | loan servicing, loan documentation, loan administration, loan applications, loan closing, loan files
Mortgage lending | mortgages, mortgage loans, Baufinanzierung, mortgage banking, home loans, residential mortgage, crédit immobilier, mortgage origination, mortgage processing, hipotecas | < Lending
Mortgage underwriting | ~ Mortgage lending
FHA loans | ~ Mortgage lending
Credit cards | card payments, merchant services, credit card processing, card operations
Payment systems | SWIFT payments, payment operations
SEPA payments | ~ Payment systems
ACH transfers | =ACH, ACH payments | ~ Payment systems
Wire transfers | ~ Payment systems
Deposits and accounts | account opening, bank account opening, checking accounts, savings accounts, Kontoeröffnung, deposit products
Securities back office | securities processing, trade settlement, clearing and settlement, custody services, corporate actions, Wertpapierabwicklung, trade support, middle office operations, trade reconciliation, back office operations in banking, NAV calculation
CFA | chartered financial analyst, CFA charterholder, CFA Level I, CFA Level II
Certified financial planner | CFP certification, CFP certified, ChFC, financial planner certification
FINRA licenses | Series 6, Series 24, SIE exam
Series 7 | series 7 license | ~ FINRA licenses
Series 63 | ~ FINRA licenses
Series 66 | ~ FINRA licenses
Series 65 | ~ FINRA licenses
FRM | financial risk manager
Credit union operations | cooperative banking
Leasing finance | equipment leasing, equipment finance | < Finance
Investor relations | shareholder communications, shareholder relations, earnings calls

# tool < Financial analysis ~
Bloomberg Terminal | ?Bloomberg
Thomson Reuters Eikon | Refinitiv, Refinitiv Eikon, Reuters Eikon
FactSet
Capital IQ | S&P Capital IQ
Morningstar Direct
PitchBook
# tool < Financial analysis ~
Temenos | T24
Flexcube | ~ Temenos
Finacle
Fiserv
Jack Henry
# tool < Financial analysis
MetaTrader | MT4, MT5
Murex | Simcorp Dimension
Moody's Analytics
Encompass loan software | LoanIQ, Loan IQ
Calyx Point | ~ Encompass loan software
Charles River IMS | Aladdin BlackRock

# core
?Insurance | insurance products, Versicherung, assurance IARD, seguros, insurance industry, Versicherungswesen, insurance services, insurance policies, general insurance | < Financial services
Insurance underwriting | underwriting, risk selection, underwriting guidelines, souscription d'assurance
Claims handling | claims processing, claims management, insurance claims, Schadenregulierung, gestion des sinistres, claim settlement, Schadenbearbeitung, claims investigation, siniestros, claims administration, claims examination, Schadensbearbeitung
Claims adjusting | claims adjustment | ~ Claims handling
Property and casualty insurance | P&C insurance, home insurance, Sachversicherung, property and casualty, homeowners insurance, casualty insurance, property insurance, personal lines | < Insurance
Auto insurance | motor insurance | < Insurance | ~ Property and casualty insurance
Life insurance | Lebensversicherung, assurance vie, life and health insurance, seguros de vida | < Insurance
Annuities | ~ Life insurance
Health insurance | medical insurance, Krankenversicherung, assurance maladie, health plans, health insurance claims, employee health insurance | < Insurance
Commercial insurance | general liability insurance, liability insurance, commercial lines | < Insurance
Reinsurance | Rückversicherung, réassurance
Insurance sales | selling insurance, insurance license, licensed insurance agent, insurance brokerage, policy sales, insurance quotes, property and casualty license, life and health license | < Sales
Insurance policy administration | policy servicing, policy renewals, policy administration, policy changes
Actuarial science | actuarial analysis, Aktuarwissenschaften, actuariat, actuarial models, reserving, actuarial exams, pricing of insurance
Loss adjusting | damage assessment, loss assessment, property damage estimation, Xactimate estimates, damage appraisal
Subrogation | ~ Loss adjusting
Workers' compensation | workers comp, workers' compensation claims, workman's compensation
Guidewire | tool
Applied Epic | ~ Guidewire | tool
AMS360 | ~ Guidewire, Applied Epic | tool
Duck Creek | tool | ~ Guidewire
Pension administration | ?pensions, Altersvorsorge, betriebliche Altersvorsorge, retirement plans, 401(k) administration, 401k, épargne retraite
`;
