export const lines = `
# core
Electrical engineering | Elektrotechnik, génie électrique, ingeniería eléctrica, electrical systems, electrical systems design
Electronics | electronic engineering, electronics engineering, Elektronik, électronique, electrónica, electronic systems, electronic components, electronic circuits
Circuit design | analog circuit design, digital circuit design, analog design, mixed-signal design, electronic circuit design, circuit analysis, digital design, electronic design
PCB design | printed circuit board design, PCB layout, printed circuit boards, schematic capture, PCB assembly, board design | < Circuit design
FPGA | FPGA design, FPGA development, FPGA programming, Xilinx, Vivado, Altera, Quartus | ~ VHDL
VHDL | ~ Verilog
Verilog | SystemVerilog, System Verilog, UVM verification, RTL design
ASIC design | VLSI, VLSI design, chip design, IC design, semiconductor design, physical design of chips
Semiconductors | semiconductor devices, semiconductor manufacturing, wafer fabrication, semiconductor processing, photolithography
Microcontrollers | microcontroller, microcontroller programming, ARM Cortex, STM32, PIC microcontroller, AVR, microprocessors, ESP32
Arduino | Raspberry Pi
Digital signal processing | =DSP, signal processing
Power electronics | inverters, power converters, switch-mode power supplies, motor drives
Power systems | power systems engineering, electrical power systems, power distribution, power system analysis, electrical distribution, power engineering
High voltage | high-voltage systems, medium voltage, HV switching, Hochspannung
Switchgear | transformers and switchgear, power transformers, substations, substation design
Protection relays | relay protection, protective relays
Electrical design | electrical schematics, wiring diagrams, electrical drawings, schematics reading, single line diagrams, reading schematics, Schaltpläne
Electrical wiring | wiring, cable pulling, conduit bending, conduit, house wiring, electrical installation, electrical installations, Elektroinstallation, installation électrique
Electrical maintenance | electrical repair, electrical troubleshooting, electrical testing, electrical inspection, electrical systems maintenance
Control systems | control engineering, control theory, =PID, PID control, process control, process control systems, Regelungstechnik, feedback control systems
Industrial automation | automation engineering, factory automation, Automatisierungstechnik, automatización industrial, automatisme, automation systems
PLC programming | =PLC, PLCs, programmable logic controllers, PLC controls, ladder logic, SPS-Programmierung, automates programmables
SCADA | SCADA systems, supervisory control and data acquisition
HMI | human machine interface, HMI programming
Distributed control systems | =DCS, DCS systems, DeltaV
Instrumentation | instrumentation and control, process instrumentation, instrument calibration, I&C, control instrumentation
Robotics | robot programming, industrial robots, robotic systems, robotics engineering, Robotik, =ROS, robot operating system
Mechatronics | Mechatronik, mécatronique
Sensors | sensor technology, sensor integration, sensor fusion
Motor control | variable frequency drives, =VFD, VFDs, servo drives, electric motors
Electromagnetic compatibility | =EMC, EMI/EMC, EMC testing
Electrical safety | lockout tagout, lockout/tagout, =LOTO, arc flash, NFPA 70E
Electrical code | National Electrical Code, =NEC, 18th Edition wiring regulations, BS 7671, VDE
Battery technology | battery systems, lithium-ion batteries, battery management systems, =BMS batteries | emerging
Lighting design | lighting systems
Photonics | optics, laser systems, optical engineering, lasers
Electronic assembly | electronics assembly, cable assembly, wire harness, harness assembly, SMT assembly, circuit board assembly, IPC-A-610, electromechanical assembly
Soldering | solder, micro-soldering, surface mount soldering, IPC J-STD-001, reflow soldering, Löten
Electronic repair | electronics repair, component-level repair, electronic troubleshooting, board-level repair
Electronic test equipment | oscilloscope, oscilloscopes, multimeter, multimeters, spectrum analyzer, logic analyzer, signal generators, test equipment
Fire alarm systems | fire alarm installation, fire detection systems
CCTV | CCTV installation, security cameras, access control systems, alarm systems, video surveillance systems, intrusion alarm systems
Avionics systems engineering
Home automation | smart home, smart home systems, KNX
Building management systems | =BMS, building automation, building automation systems
Functional safety | ISO 26262, IEC 61508, safety integrity level

# tool ~
Altium Designer | Altium
OrCAD | Cadence Allegro, Cadence, Cadence Virtuoso
KiCad
Eagle PCB | Autodesk Eagle
EPLAN | EPLAN Electric P8
AutoCAD Electrical
ETAP | SKM Power Tools, DIgSILENT PowerFactory
SPICE simulation | LTspice, PSpice, Multisim, Proteus
Simulink | MATLAB/Simulink, Matlab Simulink
LabVIEW | Lab View, NI LabVIEW, National Instruments
Siemens TIA Portal | TIA Portal, Siemens S7, Siemens PLC, Step 7, Simatic
Allen-Bradley | Allen Bradley PLC, RSLogix, Studio 5000, ControlLogix, Rockwell Automation
Wonderware | FactoryTalk, Ignition SCADA
Fanuc robots | KUKA, ABB robots, Yaskawa
Beckhoff | TwinCAT, Codesys

# method
I2C | SPI bus, UART, RS-232, RS-485, serial communication protocols
CAN bus | CANopen, CAN protocol, LIN bus, CANalyzer
Modbus | Profibus, Profinet, EtherCAT, fieldbus
Bluetooth Low Energy | BLE, Zigbee, LoRaWAN, Z-Wave
RFID | NFC technology
`;
