export const lines = `
# tool
Microsoft Office | MS Office, MS-Office, Office 365, Microsoft 365, Office suite, Microsoft Office Suite, MS Office Suite, O365, M365, Microsoft Office applications, Pack Office, suite Office, paquete Office, MS Office Paket

# tool < Microsoft Office ~
?Excel | Microsoft Excel, MS Excel, Excel spreadsheets, Advanced Excel, Excel skills, Excel-Kenntnisse, Excel formulas
?Word | Microsoft Word, MS Word, MS-Word, Word processing, word processing software
PowerPoint | Microsoft PowerPoint, MS PowerPoint, Power Point, PowerPoint presentations
?Outlook | Microsoft Outlook, MS Outlook, Outlook calendar
?Access | Microsoft Access, MS Access, Access database, Access databases
OneNote | Microsoft OneNote
?Publisher | Microsoft Publisher, MS Publisher
?Visio | Microsoft Visio, MS Visio
SharePoint | Microsoft SharePoint, SharePoint Online, MS SharePoint
?Teams | Microsoft Teams, MS Teams
OneDrive
Microsoft Planner | Microsoft To Do
Microsoft Copilot | emerging

# tool
Pivot tables | pivot table, VLOOKUP, XLOOKUP, HLOOKUP, Excel functions | < Excel
Spreadsheets | spreadsheet, spreadsheet software, spreadsheet modeling
Google Workspace | G Suite, GSuite, Google Docs, Google Sheets, Google Drive, Google Apps, Google Slides
Gmail | Google Calendar
LibreOffice | OpenOffice
?Slack
?Zoom | Zoom meetings, Webex, Cisco Webex, Google Meet, GoToMeeting
Skype | Skype for Business
?Notion
?Trello
?Asana
Airtable
Monday.com
ClickUp
?Basecamp
?Miro | Mural whiteboard, Lucidchart
Smartsheet
DocuSign | Adobe Sign
Adobe Acrobat | Acrobat, Adobe PDF
Evernote
Dropbox
Lotus Notes | IBM Notes
Computer literacy | computer skills, IT literacy, PC skills, basic computer skills, computer literate, EDV-Kenntnisse, PC-Kenntnisse, bureautique, ofimática
Typing | touch typing, keyboarding, 10-key, ten key, typing speed, words per minute
Zapier | =IFTTT, Make.com
Calendly
`;
