export const lines = `
# core
Mechanical engineering | Maschinenbau, génie mécanique, ingeniería mecánica, mechanical systems, ingénierie mécanique
Mechanical design | machine design, mechanical component design, design of mechanical components, Konstruktion, conception mécanique, product design engineering, mechanical product design
CAD | computer-aided design, CAD design, CAD software, CAD drawings, 3D CAD, CAD modeling, 2D CAD, CAD drafting, CAD-Kenntnisse | tool
Technical drawing | engineering drawings, ?drafting, mechanical drawings, shop drawings, drafting and design, technische Zeichnungen, dessin technique, as-built drawings, construction drawings
Blueprint reading | blueprints, reading blueprints, read blueprints, blueprint interpretation, reading engineering drawings, interpret blueprints, Zeichnungen lesen, Lesen technischer Zeichnungen, lecture de plans, citirea planurilor, citire desen tehnic, citirea desenelor tehnice
3D modeling | solid modeling, parametric modeling, 3D-Modellierung, surface modeling, modélisation 3D
GD&T | geometric dimensioning and tolerancing, tolerance analysis, tolerance stack-up | method
Finite element analysis | =FEA, FEM, finite element method, structural simulation, stress analysis | method
Computational fluid dynamics | =CFD, CFD analysis, CFD simulation | method
Thermodynamics | heat transfer, thermal analysis, thermal design, thermal management, thermal engineering
Fluid mechanics | fluid dynamics, hydrodynamics
Hydraulics | hydraulic systems, hydraulic equipment, Hydraulik, hydraulique
Pneumatics | pneumatic systems, Pneumatik
Materials science | materials engineering, materials testing, Werkstofftechnik, material selection
Metallurgy | metallurgical engineering | ~ Materials science
Composite materials | composites, carbon fiber, fiberglass, fibreglass
Polymer engineering | plastics engineering, polymers, polymer science
Vibration analysis | NVH, modal analysis, noise vibration and harshness
Tribology | lubrication systems
Rotating equipment | pumps and compressors, turbines, centrifugal pumps, gas turbines, steam turbines, ?compressors
Turbomachinery | ~ Rotating equipment
Piping design | piping systems, pipeline engineering, process piping, piping and instrumentation diagrams
P&ID | P&IDs, P&ID diagrams | ~ Piping design
Pressure vessels | boiler and pressure vessel code
ASME Section VIII | ~ Pressure vessels
Heat exchangers | ~ Pressure vessels
HVAC design | HVAC engineering, building services engineering, =MEP, MEP design, mechanical electrical and plumbing, HVAC load calculations
Product development | new product development, =NPD, new product introduction, =NPI, product engineering, Produktentwicklung, développement produit, product development process
Prototyping | rapid prototyping, prototype development, building prototypes
Design for manufacturing | =DFM, DFMA, design for manufacture, design for assembly | method
Reliability engineering | reliability analysis, reliability-centered maintenance, MTBF | method
Systems engineering | model-based systems engineering, =MBSE, Systemtechnik, IBM DOORS
Engineering analysis | engineering calculations, engineering design, engineering principles
Chemical engineering | Verfahrenstechnik, génie chimique, process engineering, chemical process engineering, process design
Process simulation | Aspen Plus
Aspen HYSYS | HYSYS | ~ Process simulation
Process safety | =HAZOP, process hazard analysis, process safety management
Industrial engineering | Wirtschaftsingenieurwesen, génie industriel, ingeniería industrial, time and motion studies, work measurement
Biomedical engineering | medical device design, Medizintechnik, medical device development, biomedical equipment
Biomechanics | ~ Biomedical engineering
Biomedical equipment repair | biomedical equipment maintenance, medical equipment repair, medical equipment maintenance
Aerospace engineering | aeronautical engineering, Luft- und Raumfahrttechnik, propulsion systems, aerostructures, spacecraft design, flight dynamics
Aerodynamics | ~ Aerospace engineering
Automotive engineering | vehicle engineering, Fahrzeugtechnik, vehicle dynamics, chassis design
Powertrain | powertrain engineering | ~ Automotive engineering
Marine engineering | ship design, shipbuilding, marine propulsion
Naval architecture | ~ Marine engineering
Nuclear engineering | reactor physics, nuclear safety, radiation shielding
Petroleum engineering | drilling engineering, well completion
Reservoir engineering | reservoir simulation | ~ Petroleum engineering
Mining engineering | mine planning, mine design, blasting
Mineral processing | ~ Mining engineering
?Acoustics | acoustic engineering, noise control, architectural acoustics
Tool design | tooling design, die design, mold design, jig and fixture design, jigs and fixtures, fixture design, Werkzeugbau
Injection mold design | plastic part design
Additive manufacturing | 3D printing, 3D-Druck, impression 3D, selective laser sintering, fused deposition modeling | emerging
Technical feasibility studies | feasibility studies, feasibility analysis
Engineering change management | engineering change orders, =ECO, engineering change requests | method
Product lifecycle management | =PLM, product data management, =PDM | method
Bill of materials | =BOM

# tool < CAD ~
AutoCAD | Auto CAD, AutoCAD LT, Autodesk AutoCAD, AutoCad 2D
SolidWorks | Solid Works
CATIA | CATIA V5
Creo | PTC Creo, Pro/ENGINEER, ProE, Pro/E
Siemens NX | Unigraphics, NX CAD, UG NX
Autodesk Inventor | ?Inventor
Fusion 360 | Autodesk Fusion
Solid Edge
?Rhino | Rhinoceros 3D, Rhino 3D, ?Grasshopper
SketchUp | Google SketchUp, Trimble SketchUp
MicroStation | Bentley MicroStation
Onshape | FreeCAD
Teamcenter
ENOVIA | ~ Teamcenter
Windchill

# tool < Finite element analysis ~
ANSYS | Ansys Workbench, Ansys Fluent
Abaqus
Nastran | MSC Nastran
Patran
HyperMesh
COMSOL | COMSOL Multiphysics
LS-DYNA
OpenFOAM
STAR-CCM+
`;
