export const lines = `
# core
Accounting | financial accounting, accounting principles, Rechnungswesen, comptabilité, contabilidad, contabilità, accountancy, general accounting, Buchhaltung, accounting procedures, accounting practices, corporate accounting, accounting processes, Finanzbuchhaltung, comptabilité générale, contabilitate, contabilitate generală, evidență contabilă
Bookkeeping | book-keeping, keeping the books, Buchführung, tenue de livres, full-charge bookkeeping, teneduría de libros, bookkeeping services, tenue de la comptabilité, contabilitate primară, Kontierung | < Accounting
Accounts payable | =AP, =A/P, AP processing, Kreditorenbuchhaltung, comptabilité fournisseurs, cuentas por pagar, accounts payable processing, vendor payments, vendor invoices, contabilitate furnizori | < Accounting
Accounts receivable | =AR accounting, A/R, Debitorenbuchhaltung, comptabilité clients, cuentas por cobrar, accounts receivable management, AR collections, contabilitate clienți | < Accounting
General ledger | G/L, general ledger accounting, =GL, Hauptbuch, grand livre, GL accounts, general ledger accounts, general ledger reconciliation | < Accounting | ~ Bookkeeping
Journal entries | posting journal entries, Buchungssätze, écritures comptables, adjusting entries, asientos contables, journal vouchers | < Accounting
Month-end close | month-end closing, monthly close, period-end close, Monatsabschluss, clôture mensuelle, closing process, financial close, cierre mensual, monthly closing, quarter-end close, închiderea lunii, închidere lunară, Monatsabschlüsse | < Accounting
Year-end close | year-end closing, Jahresabschluss, clôture annuelle, annual accounts, year-end accounting, bilan comptable, year-end financial statements, cierre anual | < Accounting
Account reconciliation | reconciliations, reconciling accounts, balance sheet reconciliation, Kontenabstimmung, reconciling, reconcile accounts, reconciling balance sheets, reconciling balance sheet accounts | < Accounting | ~ Bookkeeping
Bank reconciliation | bank statement reconciliation, rapprochement bancaire, reconciling bank statements, bank statements, conciliación bancaria, conciliaciones bancarias, reconciliere bancară, reconcilieri bancare, Bankabstimmung | < Account reconciliation
Financial statements | financial statement preparation, balance sheets, income statements, preparation of financial statements, profit and loss statements, Bilanzierung, états financiers, cash flow statements, estados financieros, preparing financial statements, Bilanzbuchhaltung, statement of cash flows | < Accounting
Financial reporting | financial reports, management accounts, management reporting, Finanzberichterstattung, reporting financier, monthly financial reporting, external reporting, SEC reporting, statutory reporting, informes financieros, ?10-K, consolidated reporting, 10-Q, preparing management accounts, management accounts reporting, raportare financiară, situații financiare, Finanzberichte
Consolidation accounting | financial consolidation, group consolidation, intercompany accounting, intercompany reconciliations, Konsolidierung, Konzernrechnungslegung, intercompany transactions | < Accounting
Cost accounting | costing, product costing, Kostenrechnung, comptabilité analytique, standard costing, cost accounting systems, contabilidad de costos, contabilidad de costes, job costing | < Accounting
Management accounting | managerial accounting, ?controlling, contrôle de gestion, control de gestión, business controlling, financial controlling, management accountancy | < Accounting
Fixed assets | fixed asset accounting, fixed asset management, Anlagenbuchhaltung, immobilisations, asset accounting | < Accounting
Depreciation | depreciation schedules | ~ Fixed assets
Revenue recognition | revenue accounting
ASC 606 | ~ Revenue recognition
IFRS 15 | ~ Revenue recognition
Lease accounting | < Accounting
ASC 842 | ~ Lease accounting
IFRS 16 | ~ Lease accounting
Inventory accounting | stock accounting, inventory valuation | < Accounting
Project accounting | job cost accounting, grant accounting, construction accounting | < Accounting
Fund accounting | nonprofit accounting, governmental accounting, government accounting, public sector accounting | < Accounting
GASB | ~ Fund accounting
Expense reporting | expense reports, expense management, travel expenses, Reisekostenabrechnung, notes de frais, travel and expense, expense tracking, expense claims
SAP Concur | Concur | ~ Expense reporting
Invoicing | invoice processing, billing and invoicing, Rechnungsstellung, facturation, facturación, issuing invoices, Fakturierung, processing invoices, invoice preparation, ?invoices, e-invoicing, invoice verification, Rechnungsprüfung, facturare, emiterea facturilor, emitere facturi, établissement des factures | ~ Billing, Accounts payable, Accounts receivable
Billing | billing systems, client billing, billing procedures, customer billing
Cash handling | cash management at tills, cash register operation, cash register, handling cash, cash drawer, Kassieren, encaissement, manejo de efectivo, balancing cash drawers, cash reconciliation, cash counting, caisse, operarea casei de marcat, casă de marcat, încasare numerar, Kassenführung, tenue de la caisse, Kassenbedienung, încasarea clienților, gestion de caisse
Petty cash | petty cash management
Purchase orders | purchase order processing, purchase order management
Three-way matching | 3-way match | ~ Purchase orders
Auditing | audit, financial auditing, Wirtschaftsprüfung, auditoría, external audit, external auditing, audit et contrôle, statutory audit, audit procedures, audit preparation, audit planning, audit support, financial audits, audit financier
Internal audit | internal auditing, interne Revision, audit interne, auditoría interna, =CIA certified internal auditor, audit programs
Internal controls | SOX testing, internal control systems, internes Kontrollsystem, contrôle interne, control interno, control testing, control intern, controale interne
Sarbanes-Oxley | =SOX, SOX compliance, Sarbanes Oxley Act, SOX 404
Forensic accounting | fraud examination, certified fraud examiner, CFE | < Accounting
Fraud investigation | ~ Forensic accounting
Fraud detection | fraud prevention | ~ Forensic accounting
Tax preparation | tax returns, tax return preparation, income tax preparation, Steuererklärungen, déclarations fiscales, tax filing, individual tax returns, corporate tax returns, declaraciones de impuestos, income tax returns, corporate tax, federal tax returns, declarații fiscale, întocmirea declarațiilor fiscale, Steuererklärung
Taxation | tax accounting, Steuern, fiscalité, tributación, tax compliance, corporate taxation, direct tax, indirect tax, income tax, impuestos, Steuerwesen
Tax planning | tax advisory, tax strategy, Steuerberatung, tax consulting, optimisation fiscale, tax research
Sales tax | sales and use tax, Umsatzsteuer, Umsatzsteuervoranmeldung, sales tax returns
VAT | value added tax, VAT returns, VAT accounting, filing VAT returns, =TVA, =IVA | ~ Sales tax
=GST | GST filing | ~ Sales tax
Transfer pricing | Verrechnungspreise, prix de transfert
Payroll tax | tax withholding, Form 941, W-2 preparation, =TDS
GAAP | US GAAP, generally accepted accounting principles, UK GAAP, HGB, GAAP accounting, Handelsgesetzbuch
IFRS | international financial reporting standards, IAS standards, IFRS standards, normes IFRS, IFRS 9
CPA | certified public accountant, CPA license, CPA certification, CPA exam
ACCA | ACA qualified, chartered accountant, expert-comptable, Wirtschaftsprüfer-Examen, Steuerberaterexamen, CPA Australia, chartered certified accountant, chartered accountancy, CMA certified management accountant
CIMA | ~ ACCA
Cash application | payment posting, posting payments, lockbox, payment reconciliation, cash receipts, cash disbursements | < Accounts receivable
?Collections | debt collection, credit and collections, Forderungsmanagement, Inkasso, recouvrement, Mahnwesen, past due accounts, dunning, delinquent accounts, collection calls, cobranza, debt recovery, credit control, relance clients | < Accounts receivable
Accruals | accrual accounting, prepaids and accruals, accruals and prepayments, accruals and prepaid expenses, Rückstellungen
Variance analysis | budget variance analysis, Soll-Ist-Vergleich, variance reporting, budget to actual | method

# tool < Accounting ~
QuickBooks | Quick Books, QuickBooks Online, QuickBooks Pro, Intuit QuickBooks, QBO
Xero
Sage accounting | ?Sage, Sage 100, Sage 200
Sage 50
Peachtree | Peachtree accounting
Sage Intacct
Tally | Tally ERP, TallyPrime, Tally ERP 9
DATEV | DATEV Unternehmen online
Lexware | Lexoffice
FreshBooks
Wave accounting | ~ FreshBooks
Zoho Books
MYOB
Ciel Compta | EBP Compta
Cegid
MAS 90 | MAS 200, AccPac
# tool < Accounting ~
Yardi | Yardi Voyager
MRI Software | ~ Yardi
AppFolio
RealPage
# tool < Accounting ~
BlackLine
FloQast
# tool < Accounting ~
Hyperion | Oracle Hyperion, Hyperion Financial Management, HFM
OneStream
Adaptive Planning | Adaptive Insights, Workday Adaptive Planning | ~ OneStream
Anaplan
# tool < Accounting ~
Lacerte
Drake Tax | ~ Lacerte
ProSystem fx | CCH Axcess | ~ Lacerte, Drake Tax
ProSeries
TurboTax
UltraTax
# tool < Accounting
Workiva
Bill.com
Coupa
Expensify
CaseWare | IDEA audit software
=TeamMate
FRx
Kyriba
Cognos TM1 | TM1 | ~ FRx
`;
