export const lines = `
# core
Computer networking | ?networking, network administration, networking protocols, network protocols, network technologies, network engineering, network infrastructure, Netzwerktechnik, réseaux informatiques, redes informáticas, network management, network systems, rețele de calculatoare, administrarea rețelelor, administration réseau, Netzwerkadministration
System administration | sysadmin, server administration, Systemadministration, administration système, administración de sistemas, server management, server maintenance | < Information technology
Technical support | IT support, tech support, technical assistance, desktop support, end-user support, support informatique, soporte técnico, user support, PC support, computer support, deskside support, 2nd level support, second level support, first level support, tier 2 support, production support, application support, asistență tehnică, support technique, technischer Support, suport tehnic, software support
Help desk | helpdesk, service desk, IT help desk, ticket handling | < Technical support
IT management | IT leadership, IT operations, IT operations management, information technology management
Information technology | =IT, information systems, Informationstechnologie, technologies de l'information
IT infrastructure | infrastructure management, server infrastructure, IT infrastructure management, infrastructure support
IT asset management | software asset management, hardware asset management, software licensing, IT inventory | method
IT procurement | hardware procurement | < Procurement
Disaster recovery | disaster recovery planning
Business continuity | business continuity planning, =BCP, business continuity management

# method < IT management ~
IT service management | =ITSM, service management ITIL, IT service delivery
ITIL | ITIL v3, ITIL v4, ITIL Foundation, ITIL processes, ITIL framework
# method < IT management ~
Incident management | major incident management, incident resolution, incident tracking
Problem management | ITIL problem management
# method < IT management
Change management (IT) | IT change management, change control processes, release and change management
Ticketing systems | ticket management, ticketing software, ticketing tools, trouble tickets
IT strategy | IT governance, IT roadmap
IT documentation | knowledge base articles

# core < Technical support
Troubleshooting | technical troubleshooting, trouble shooting, hardware troubleshooting, software troubleshooting, Fehlersuche, dépannage, depanare, Störungsbehebung, Fehlerbehebung, Fehlerdiagnose, diagnostic de pannes
Hardware repair | computer repair, PC repair, laptop repair, computer hardware, hardware maintenance, hardware installation, PC hardware, computer maintenance, hardware support, computer assembly
Software installation | software deployment to desktops, installing software, imaging computers, desktop imaging
Remote support | remote desktop, AnyDesk, remote desktop support, remote troubleshooting
TeamViewer | ~ Remote support
Printer support | printer maintenance, printer repair
Mobile device management | =MDM tools, AirWatch, mobile device support
Microsoft Intune | Intune | ~ Mobile device management
Jamf | ~ Mobile device management
Operating system installation | OS installation, OS deployment, system imaging

# core < Networking
Network troubleshooting | network diagnostics, network support | < Networking, Troubleshooting
Routing and switching | routers and switches, routing protocols, network routing, switches and routers, routers, network switches, Layer 2, layer 3 switching
LAN/WAN | =LAN, =WAN, local area networks, wide area networks, LAN administration
VPN | virtual private network, site-to-site VPN, IPsec
Wireless networking | Wi-Fi, wireless networks, WLAN, 802.11
TCP/IP | TCP/IP protocols, TCP IP networking
DNS | domain name system, DNS management
DHCP
BGP
OSPF | ~ BGP
EIGRP | ~ BGP
MPLS | ~ BGP
VLAN | VLAN configuration
SD-WAN | emerging
Software-defined networking | SDN | ~ SD-WAN | emerging
VoIP | voice over IP, IP telephony, IP phones, PBX, unified communications, Cisco Unified Communications
SIP trunking | ~ VoIP
Asterisk PBX | ~ VoIP
Network design | network architecture, network planning
Network cabling | structured cabling, Cat5, Cat6, fiber optic cabling, cable termination, data cabling, low voltage cabling
Fiber optics | fiber splicing, OTDR, fiber optic splicing, FTTH
Telecommunications | telecom, telecommunication systems, Telekommunikation, telecommunications equipment
Mobile networks | 4G LTE, =LTE, 3GPP, UMTS, radio access network, cellular networks
5G | ~ Mobile networks
GSM | ~ Mobile networks
RF engineering | radio frequency, RF design, antenna design, RF testing, spectrum analysis
Satellite communications | SATCOM, VSAT
Network monitoring | Cisco Prime

# tool < Networking ~
Cisco networking | Cisco routers, Cisco switches, Cisco IOS, Cisco equipment, Cisco systems, Cisco Nexus, Cisco Meraki, Meraki
?Juniper | Juniper Networks, Junos
Aruba Networks | HPE Aruba, ?Aruba
MikroTik
Ubiquiti | UniFi
# tool < Networking ~
F5 load balancers | F5 BIG-IP, BIG-IP
Citrix NetScaler
HAProxy
# tool < Networking ~
CCNA | Cisco Certified Network Associate
CCNP | Cisco Certified Network Professional | < CCNA
CCIE | < CCNP
# tool < Networking
CompTIA Network+ | Network+

# tool < System administration ~
=Windows | Microsoft Windows, Windows 10, Windows 7, Windows 11, Windows XP, Windows operating systems, Windows OS, MS Windows, Windows 8
macOS | Mac OS, Mac OS X, OS X, Apple OS
Chrome OS | Chromebooks
# tool < System administration
Virtualization | server virtualization, virtual machines, virtual desktop infrastructure, =VDI, KVM hypervisor
# tool < Virtualization ~
VMware | VMware vSphere, vSphere, vCenter, VMware Workstation
ESXi | VMware ESX
Hyper-V | Microsoft Hyper-V
Proxmox
VirtualBox
# tool < System administration ~
Active Directory | AD DS, Microsoft Active Directory, MS Active Directory
LDAP
# tool < System administration ~
SCCM | System Center Configuration Manager, MECM
WSUS
# tool < System administration ~
Veeam
Acronis | ~ Veeam
Veritas NetBackup
Backup Exec
Commvault
# tool < System administration ~
Microsoft Exchange | Exchange Server, MS Exchange, Exchange Online
Microsoft 365 administration | Office 365 administration, O365 administration
# tool < System administration ~
Storage area networks | =SAN, NAS storage, EMC storage, storage administration, network attached storage
NetApp
# tool < System administration
Windows Server | Windows Server 2012, Windows Server 2016, Windows Server 2019, Windows administration, Windows Server administration, Windows NT
Group Policy | =GPO
Citrix | Citrix XenApp, XenDesktop, Citrix Virtual Apps
Patch management | system patching, software updates management
=RAID
DNS server administration
User account management | account provisioning, user administration, user provisioning

# tool < Ticketing systems ~
ServiceNow | Service Now
Zendesk
Freshdesk | ~ Zendesk
Freshservice
BMC Remedy | Remedy ticketing, Remedy
Jira Service Management | Jira Service Desk
ManageEngine
Spiceworks | ~ ManageEngine
ConnectWise
Autotask
Kaseya

# tool
CompTIA A+ | A+ certification, A+ certified
MCSE | Microsoft Certified Systems Engineer
MCSA
Microsoft Certified Professional
ERP | enterprise resource planning, ERP systems, ERP software, ERP implementation, ERP-Systeme, progiciel de gestion intégré
SAP | SAP ERP, SAP R/3, SAP ECC, SAP system, SAP modules, SAP software, SAP-Kenntnisse, SAP R3, SAP implementation | < ERP
SAP S/4HANA | S/4HANA, SAP S4 HANA, S4HANA, SAP S/4 | < SAP
SAP FICO | SAP FI/CO, SAP FI, SAP CO | < SAP
SAP MM | SAP Materials Management | < SAP
SAP SD | SAP Sales and Distribution | < SAP
SAP PP | SAP Production Planning | < SAP
SAP Plant Maintenance | SAP PM | < SAP | ~ SAP PP
SAP QM | < SAP | ~ SAP PP
SAP EWM | SAP WM, SAP Extended Warehouse Management | < SAP
SAP HCM | SAP HR | < SAP
SAP SuccessFactors | SuccessFactors | < SAP | ~ SAP HCM
SAP Ariba | Ariba | < SAP
SAP Basis | SAP administration, SAP NetWeaver | < SAP
SAP CRM | SAP C4C, SAP Sales Cloud | < SAP, CRM
Oracle EBS | E-Business Suite, eBusiness Suite, Oracle ERP, Oracle Applications, Oracle Financials | < ERP
Oracle Fusion | Oracle Cloud ERP | < ERP | ~ Oracle EBS
JD Edwards | JDE | < ERP | ~ Oracle EBS
Microsoft Dynamics | Microsoft Dynamics 365, Dynamics 365, Dynamics AX, Dynamics GP, MS Dynamics, Great Plains | < ERP
Dynamics NAV | Navision | < ERP | ~ Microsoft Dynamics
Business Central | < ERP | ~ Microsoft Dynamics
NetSuite | Oracle NetSuite | < ERP
PeopleSoft | Oracle PeopleSoft, PeopleSoft HRMS | < ERP
Infor | Infor ERP, Infor M3, Infor LN | < ERP
Odoo | OpenERP | < ERP
Epicor | < ERP
IFS ERP | ~ Epicor | < ERP
Sage X3 | < ERP | ~ Epicor
Syspro | < ERP | ~ Epicor
Systems analysis | business systems analysis, information systems analysis, analiză de sistem
Geographic information systems | =GIS, GIS software, GIS mapping, geoinformatics
ArcGIS | Esri ArcGIS, ArcMap, ArcGIS Pro, Esri | < Geographic information systems
QGIS | Quantum GIS | < Geographic information systems
Point of sale systems | =POS, POS systems, point-of-sale, POS terminals
`;
