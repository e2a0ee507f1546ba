export const lines = `
# core
Information security | cybersecurity, cyber security, IT security, infosec, computer security, information assurance, data security, IT-Sicherheit, Informationssicherheit, cybersécurité, sécurité informatique, ciberseguridad, seguridad informática, securitatea informațiilor, securitate cibernetică
Network security | < Information security
Application security | AppSec, secure coding, secure software development, software security, web application security | < Information security
Cloud security | AWS security, Azure security | < Information security
Endpoint security | endpoint protection, EDR, XDR | < Information security
Antivirus software | antivirus | < Information security | ~ Endpoint security
CrowdStrike | < Information security | ~ Endpoint security
SentinelOne | < Information security | ~ Endpoint security
OT security | ICS security, industrial cybersecurity | < Information security
Physical and IT security audits | security audits, IT security audits, security auditing | < Information security
Security architecture | < Information security
Security operations | =SOC, security operations center, security monitoring | < Information security
Identity and access management | =IAM, access management, privileged access management, =PAM, identity management, user access management, identity governance | < Information security
Incident response | cyber incident response, security incident response, security incident management | < Information security
Vulnerability management | vulnerability scanning, vulnerability scanner, patch vulnerability management | < Information security
Vulnerability assessment | security assessments | < Information security
Penetration testing | pen testing, pentesting, penetration tests, pentest | < Information security
Ethical hacking | red teaming, red team | < Penetration testing
=CEH | certified ethical hacker | < Penetration testing | ~ Ethical hacking
=OSCP | < Penetration testing | ~ Ethical hacking
Threat intelligence | cyber threat intelligence, threat analysis | < Information security
Threat modeling | STRIDE threat model | < Information security | method
Threat hunting | < Security operations
Digital forensics | computer forensics, cyber forensics, forensic analysis of devices | < Information security
EnCase | < Information security | ~ Digital forensics
Malware analysis | reverse engineering malware | < Information security
Reverse engineering | Ghidra, IDA Pro
Cryptography | encryption algorithms, applied cryptography
Encryption | SSL/TLS, TLS, SSL certificates, =PKI, public key infrastructure, data encryption | < Cryptography
Security awareness training | phishing simulation, security awareness | < Information security
Security risk management | cyber risk, information security risk management, IT risk management, IT risk | < Information security, Risk management
IT compliance | security compliance, =GRC, IT general controls, ITGC, governance risk and compliance
Zero trust | zero trust architecture | emerging
Multi-factor authentication | =MFA, two-factor authentication, 2FA
Single sign-on | =SSO, Ping Identity
SAML | ~ Single sign-on
Okta | ~ Single sign-on
Data loss prevention | =DLP

# method < Information security ~
ISO 27001 | ISO/IEC 27001, ISMS, information security management system
NIST Cybersecurity Framework | =NIST, NIST 800-53, NIST framework
FISMA
FedRAMP
PCI DSS | PCI compliance, PCI standards
SOC 2 | SOC2, SOC 2 compliance
CIS controls | CIS benchmarks
COBIT
BSI IT-Grundschutz | IT-Grundschutz
# method < Information security
OWASP | OWASP Top 10
MITRE ATT&CK | MITRE framework

# tool < Information security
SIEM | SIEM tools, security information and event management
# tool < SIEM ~
QRadar
ArcSight
Microsoft Sentinel
LogRhythm
# tool < Information security
Firewalls | firewall management, firewall configuration, next-generation firewalls, pfSense
# tool < Firewalls ~
Palo Alto Networks | Palo Alto firewalls
Fortinet | FortiGate
Check Point firewall
Cisco ASA
# tool < Information security ~
Intrusion detection | =IDS, =IPS, IDS/IPS, intrusion prevention systems, intrusion detection systems, ?Snort
Suricata
# tool < Information security ~
Nessus
Qualys
Rapid7
OpenVAS
# tool < Information security ~
Metasploit
Burp Suite
OWASP ZAP
Kali Linux | < Information security, Linux
Nmap | network scanning
# tool < Information security ~
CyberArk
SailPoint
BeyondTrust
# tool < Information security ~
Symantec
McAfee
Sophos
Microsoft Defender | Windows Defender
# tool < Information security ~
Static application security testing | =SAST, =DAST
Checkmarx
Fortify
Veracode
Snyk
# tool < Information security
Wireshark | packet analysis, tcpdump

# method < Information security ~
CISSP | Certified Information Systems Security Professional
CISM | Certified Information Security Manager
CISA certification | Certified Information Systems Auditor, =CISA
CompTIA Security+ | Security+
=GIAC | GSEC, GCIH
CCSP | Certified Cloud Security Professional
CRISC
`;
