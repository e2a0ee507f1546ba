export const lines = `
# core
Electrical engineering | Elektrotechnik, génie électrique, ingeniería eléctrica, electrical systems, electrical systems design
Electronics | electronics and communication, electronic engineering, Elektronik, électronique, electrónica, electrónico, electronic components, electronic circuits
Circuit design | analog circuit design, digital circuit design, analog design, mixed-signal design, electronic circuit design, circuit analysis, electronic design
PCB design | printed circuit board design, PCB layout, printed circuit boards, schematic capture, PCB assembly, board design | < Circuit design
FPGA | FPGA design, FPGA development, FPGA programming, Altera, Quartus | ~ VHDL
Xilinx | Vivado | ~ FPGA
VHDL | ~ Verilog
Verilog | RTL design
SystemVerilog | System Verilog | ~ Verilog
UVM verification | ~ Verilog
ASIC design | VLSI, VLSI design, chip design, IC design, semiconductor design, physical design of chips
Semiconductors | semiconductor devices, semiconductor manufacturing, wafer fabrication, semiconductor processing
Photolithography | ~ Semiconductors
Microcontrollers | microcontroller programming, ARM Cortex, PIC microcontroller, AVR, microprocessors
STM32 | ~ Microcontrollers
ESP32 | ~ Microcontrollers
Arduino
Raspberry Pi | ~ Arduino
Digital signal processing | =DSP, signal processing
Power electronics | inverters, power converters, switch-mode power supplies, motor drives
Power systems | power systems engineering, electrical power systems, power distribution, power system analysis, electrical distribution, power engineering
High voltage | high-voltage systems, medium voltage, HV switching, Hochspannung
Switchgear | power transformers
Transformers and switchgear | < Switchgear | ~ Switchgear
Substation design | substations | ~ Switchgear
Protection relays | relay protection, protective relays
Electrical design | electrical schematics, wiring diagrams, electrical drawings, schematics reading, single line diagrams, Schaltpläne, scheme electrice, schémas électriques, Stromlaufpläne
Electrical wiring | ?wiring, cable pulling, conduit bending, conduit, house wiring, electrical installation, Elektroinstallation, installation électrique, wiring houses, wiring buildings, rewiring, rewiring houses, wiring circuits, running cables, pulling cables, installing sockets, installing lighting, first fix, second fix, wiring offices, instalații electrice, cablare electrică, câblage électrique, Verkabelung, Elektroverkabelung, câblage, cablare, cablaje electrice, pose de câbles
Electrical maintenance | electrical repair, electrical troubleshooting, electrical systems maintenance
Fault finding | fault find, fault diagnosis, finding faults, diagnosing faults, tracing faults, fault tracing, Störungssuche, recherche de pannes | < Troubleshooting
Electrical testing | electrical inspection, inspection and testing, testing circuits, circuit testing, PAT testing, portable appliance testing, EICR, E-Check, dead testing, live testing, electrical installation condition reports | ~ Electrical maintenance
Control systems | control engineering, control theory, =PID, PID control, process control, process control systems, Regelungstechnik, feedback control systems
Industrial automation | automation engineering, factory automation, Automatisierungstechnik, automatización industrial, automatisme, automation systems
PLC programming | =PLC, programmable logic controllers, PLC controls, SPS-Programmierung, automates programmables
Ladder logic | < PLC programming
SCADA | SCADA systems, supervisory control and data acquisition
HMI | human machine interface, HMI programming
Distributed control systems | =DCS, DCS systems, DeltaV | < Control systems
Instrumentation | instrumentation and control, process instrumentation, instrument calibration, I&C, control instrumentation
Robotics | robot programming, industrial robots, robotic systems, robotics engineering, Robotik, =ROS, robot operating system
Mechatronics | Mechatronik, mécatronique
?Sensors | sensor technology, sensor integration, sensor fusion
Motor control | variable frequency drives, =VFD, servo drives, electric motors
Electromagnetic compatibility | EMI/EMC, EMC testing, EMC compliance
Electrical safety | lockout tagout, =LOTO, arc flash, NFPA 70E
Wiring regulations | National Electrical Code, =NEC, 18th Edition wiring regulations, BS 7671, VDE, electrical code, wiring rules, IET wiring regulations
Battery technology | battery systems, lithium-ion batteries, battery management systems, =BMS batteries | emerging
Lighting design | lighting systems
Photonics | ?optics, laser systems, optical engineering, ?lasers
Electronic assembly | cable assembly, SMT assembly, circuit board assembly, electromechanical assembly
Wire harness | harness assembly | ~ Electronic assembly
IPC-A-610 | ~ Electronic assembly
Soldering | solder, micro-soldering, surface mount soldering, IPC J-STD-001, reflow soldering, Löten
Electronic repair | component-level repair, electronic troubleshooting, board-level repair
Electronic test equipment | spectrum analyzer, logic analyzer, signal generators, test equipment
Oscilloscope | ~ Electronic test equipment
Multimeter | ~ Electronic test equipment
Fire alarm systems | fire alarm installation, fire detection systems
CCTV | CCTV installation, security cameras, alarm systems, video surveillance systems, intrusion alarm systems
Access control systems | ~ CCTV
Avionics systems engineering
Home automation | smart home, smart home systems
KNX | ~ Home automation
Building management systems | =BMS, building automation, building automation systems
Functional safety | ISO 26262, IEC 61508, safety integrity level

# tool ~
Altium Designer | Altium
OrCAD | ?Cadence, Cadence Virtuoso
Cadence Allegro
KiCad
Eagle PCB | Autodesk Eagle
# tool ~
EPLAN | EPLAN Electric P8
AutoCAD Electrical
# tool ~
SPICE simulation | Proteus
LTspice
PSpice
Multisim
# tool ~
Siemens TIA Portal | TIA Portal, Siemens S7, Siemens PLC, Step 7, Simatic | < PLC programming
Allen-Bradley | Allen Bradley PLC, RSLogix, Studio 5000, ControlLogix, Rockwell Automation | < PLC programming
Beckhoff | TwinCAT, Codesys
# tool ~
Fanuc robots
Yaskawa | ~ Fanuc robots
KUKA
ABB robots
# tool
ETAP
SKM Power Tools | ~ ETAP
DIgSILENT PowerFactory | ~ ETAP, SKM Power Tools
Simulink | MATLAB/Simulink
LabVIEW | Lab View, NI LabVIEW, National Instruments
Wonderware
FactoryTalk | ~ Wonderware
Ignition SCADA | ~ Wonderware, FactoryTalk

# method
I2C | serial communication protocols
RS-232 | ~ UART
SPI bus | ~ I2C
UART | ~ I2C
RS-485 | ~ I2C
CAN bus | CANopen, CAN protocol, LIN bus, CANalyzer
Modbus | fieldbus
Profibus | ~ Modbus
Profinet | ~ Modbus
EtherCAT | ~ Modbus
Bluetooth Low Energy | BLE
Zigbee | ~ Bluetooth Low Energy
LoRaWAN | ~ Bluetooth Low Energy
RFID | NFC technology
`;
