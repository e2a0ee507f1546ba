export const lines = `
# core
Accounting | financial accounting, accounting principles, Rechnungswesen, comptabilité, contabilidad, contabilità, accountancy, general accounting, Buchhaltung, accounting procedures, accounting practices, corporate accounting, accounting processes, Finanzbuchhaltung, comptabilité générale
Bookkeeping | book-keeping, keeping the books, Buchführung, tenue de livres, full-charge bookkeeping, teneduría de libros, bookkeeping services
Accounts payable | =AP, A/P, accounts payables, AP processing, Kreditorenbuchhaltung, comptabilité fournisseurs, cuentas por pagar, accounts payable processing, vendor payments, vendor invoices
Accounts receivable | =AR accounting, A/R, accounts receivables, Debitorenbuchhaltung, comptabilité clients, cuentas por cobrar, accounts receivable management, AR collections
General ledger | G/L, general ledger accounting, =GL, Hauptbuch, grand livre, GL accounts, general ledger accounts, general ledger reconciliation
Journal entries | journal entry, posting journal entries, Buchungssätze, écritures comptables, adjusting entries, asientos contables, journal vouchers
Month-end close | month end close, month-end closing, month end closing, monthly close, period-end close, Monatsabschluss, clôture mensuelle, closing process, financial close, cierre mensual, monthly closing, quarter-end close
Year-end close | year end close, year-end closing, Jahresabschluss, clôture annuelle, annual accounts, year-end accounting, bilan comptable, year-end financial statements, cierre anual
Account reconciliation | account reconciliations, reconciliations, reconciling accounts, balance sheet reconciliation, balance sheet reconciliations, Kontenabstimmung, reconciling, general ledger reconciliations, reconcile accounts
Bank reconciliation | bank reconciliations, bank statement reconciliation, rapprochement bancaire, reconciling bank statements, bank statements, conciliación bancaria, conciliaciones bancarias
Financial statements | financial statement preparation, balance sheets, income statements, balance sheet, income statement, preparation of financial statements, profit and loss statements, Bilanzierung, états financiers, cash flow statements, estados financieros, profit and loss statement, preparing financial statements, Bilanzbuchhaltung, statement of cash flows
Financial reporting | financial reports, management accounts, management reporting, Finanzberichterstattung, reporting financier, monthly financial reporting, external reporting, SEC reporting, statutory reporting, informes financieros, 10-K, consolidated reporting, 10-Q
Consolidation accounting | financial consolidation, group consolidation, intercompany accounting, intercompany reconciliations, Konsolidierung, Konzernrechnungslegung, intercompany transactions
Cost accounting | costing, product costing, Kostenrechnung, comptabilité analytique, standard costing, cost accounting systems, contabilidad de costos, contabilidad de costes, job costing
Management accounting | managerial accounting, controlling, Controlling, contrôle de gestion, control de gestión, business controlling, financial controlling
Fixed assets | fixed asset accounting, fixed asset management, depreciation, Anlagenbuchhaltung, immobilisations, depreciation schedules, asset accounting
Revenue recognition | ASC 606, IFRS 15, revenue accounting
Lease accounting | ASC 842, IFRS 16
Inventory accounting | stock accounting, inventory valuation
Project accounting | job cost accounting, grant accounting, construction accounting
Fund accounting | nonprofit accounting, governmental accounting, government accounting, public sector accounting, GASB
Expense reporting | expense reports, expense management, travel expenses, Reisekostenabrechnung, notes de frais, travel and expense, Concur, SAP Concur, expense tracking, expense claims
Invoicing | invoice processing, billing and invoicing, Rechnungsstellung, facturation, facturación, issuing invoices, Fakturierung, processing invoices, invoice preparation, invoices, e-invoicing, invoice verification, Rechnungsprüfung
Billing | billing systems, client billing, billing procedures, customer billing
Cash handling | cash management at tills, cash register operation, cash register, cash registers, handling cash, cash drawer, Kassieren, encaissement, manejo de efectivo, balancing cash drawers, cash reconciliation, cash drawers, cash counting, caisse
Petty cash | petty cash management
Purchase orders | purchase order processing, purchase order management, three-way matching, 3-way match
Auditing | audit, financial auditing, audits, Wirtschaftsprüfung, auditoría, external audit, external auditing, audit et contrôle, statutory audit, audit procedures, audit preparation, audit planning, audit support, financial audits, audit financier
Internal audit | internal auditing, internal audits, interne Revision, audit interne, auditoría interna, =CIA certified internal auditor, audit programs
Internal controls | internal control, SOX testing, internal control systems, internes Kontrollsystem, contrôle interne, control interno, control testing
Sarbanes-Oxley | =SOX, SOX compliance, Sarbanes Oxley Act, SOX 404
Forensic accounting | fraud examination, certified fraud examiner, fraud investigation, fraud detection, fraud prevention, fraud investigations, CFE
Tax preparation | tax returns, tax return preparation, income tax preparation, Steuererklärungen, déclarations fiscales, tax filing, individual tax returns, corporate tax returns, declaraciones de impuestos, income tax returns, corporate tax, federal tax returns
Taxation | tax accounting, Steuern, fiscalité, tributación, tax compliance, corporate taxation, direct tax, indirect tax, income tax, impuestos, Steuerwesen
Tax planning | tax advisory, tax strategy, Steuerberatung, tax consulting, optimisation fiscale, tax research
Sales tax | sales and use tax, Umsatzsteuer, VAT, value added tax, =GST, VAT returns, Umsatzsteuervoranmeldung, TVA, sales tax returns, GST filing, VAT accounting, IVA
Transfer pricing | Verrechnungspreise, prix de transfert
Payroll tax | payroll taxes, tax withholding, Form 941, W-2 preparation, =TDS
GAAP | US GAAP, generally accepted accounting principles, UK GAAP, HGB, GAAP accounting, Handelsgesetzbuch
IFRS | international financial reporting standards, IAS standards, IFRS standards, normes IFRS
CPA | certified public accountant, CPA license, CPA certification, CPA exam
ACCA | ACA qualified, chartered accountant, CIMA, expert-comptable, Wirtschaftsprüfer-Examen, Steuerberaterexamen, CPA Australia, chartered certified accountant, chartered accountancy, CMA certified management accountant
Cash application | payment posting, posting payments, lockbox, payment processing, processing payments, payment reconciliation, cash receipts, cash disbursements
Collections | debt collection, credit and collections, collections management, Forderungsmanagement, Inkasso, recouvrement, Mahnwesen, past due accounts, dunning, delinquent accounts, collection calls, cobranza, debt recovery, credit control, relance clients
Accruals | accrual accounting, prepaids and accruals, accruals and prepayments, accruals and prepaid expenses, Rückstellungen
Variance analysis | budget variance analysis, Soll-Ist-Vergleich, variance reporting, budget to actual | method

# tool < Accounting ~
QuickBooks | Quick Books, QuickBooks Online, QuickBooks Pro, Intuit QuickBooks, QBO
Xero
Sage accounting | Sage 50, ?Sage, Peachtree, Sage 100, Sage 200, Sage Intacct, Peachtree accounting
Tally | Tally ERP, TallyPrime, Tally ERP 9
DATEV | DATEV Unternehmen online
Lexware | Lexoffice
FreshBooks | Zoho Books, Wave accounting
MYOB
Ciel Compta | Cegid, EBP Compta
Yardi | MRI Software, AppFolio, RealPage, Yardi Voyager
BlackLine | FloQast, Workiva
Hyperion | Oracle Hyperion, Hyperion Financial Management, HFM
OneStream | Anaplan, Adaptive Insights, Workday Adaptive Planning, Adaptive Planning
Bill.com | Coupa, Tipalti, Expensify
MAS 90 | MAS 200, Platinum accounting software, Macola, Solomon accounting, AccPac
Lacerte | ProSeries, TurboTax, Drake Tax, UltraTax, ProSystem fx, CCH Axcess, ATX tax software
CaseWare | TeamMate, ACL analytics, IDEA audit software
FRx | Kyriba, Cognos TM1, TM1
`;
