export const lines = `
# tool
Microsoft Office | MS Office, Office 365, Microsoft 365, Office suite, Microsoft Office Suite, MS Office Suite, Microsoft Suite, MS Suite, O365, M365, Microsoft Office applications, Pack Office, suite Office, paquete Office, MS Office Paket | < Computer literacy

# tool < Microsoft Office
?Excel | Microsoft Excel, MS Excel, Excel spreadsheets, Advanced Excel, Excel skills, Excel-Kenntnisse, Excel formulas | < Microsoft Office, Spreadsheets
?Word | Microsoft Word, MS Word
PowerPoint | Microsoft PowerPoint, MS PowerPoint, Power Point, PowerPoint presentations
?Outlook | Microsoft Outlook, MS Outlook
Outlook calendar
?Access | Microsoft Access, MS Access, Access database
OneNote | Microsoft OneNote
?Publisher | Microsoft Publisher, MS Publisher
?Visio | Microsoft Visio, MS Visio
SharePoint | Microsoft SharePoint, SharePoint Online, MS SharePoint
?Teams | Microsoft Teams, MS Teams
OneDrive
Microsoft Planner | Microsoft To Do
Microsoft Copilot | emerging

# tool
Word processing | word processing software, word processors | ~ Word
Pivot tables | Excel functions | < Excel
VLOOKUP | XLOOKUP, HLOOKUP | < Excel | ~ Pivot tables
Spreadsheets | spreadsheet software, spreadsheet modeling
Google Workspace | G Suite, GSuite, Google Drive, Google Apps, Google Slides
Google Docs | ~ Google Workspace
Google Sheets | ~ Google Workspace
Gmail | Google Calendar
LibreOffice | OpenOffice
?Slack
?Zoom | Zoom meetings
GoToMeeting | ~ Zoom
Cisco Webex | Webex | ~ Zoom
Google Meet | ~ Zoom
Skype | Skype for Business
?Notion
?Trello
?Asana
Airtable
Monday.com
ClickUp
?Basecamp
?Miro | Mural whiteboard
Lucidchart | ~ Miro
Smartsheet
DocuSign
Adobe Sign | ~ DocuSign
Adobe Acrobat | Acrobat, Adobe PDF
Evernote
Dropbox
Lotus Notes | IBM Notes
Computer literacy | computer savvy, tech savvy, technically savvy, technology savvy, digitally savvy, use of a PC, using a PC, ?PC, ?PCs, computer proficiency, computer proficient, computer knowledge, basic computer knowledge, using computers, use of computers, IT skills, basic IT skills, computer skills, IT literacy, PC skills, basic computer skills, computer literate, EDV-Kenntnisse, PC-Kenntnisse, bureautique, ofimática, web browsing, internet browsing, internet skills, use of the internet, technologically savvy
Typing | touch typing, keyboarding, typing speed, words per minute, wpm
10-key | ten key | ~ Typing, Data entry | core
Zapier | =IFTTT, Make.com
Calendly
`;
