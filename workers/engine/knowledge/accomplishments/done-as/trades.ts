export const TRADES_DONE = `
Machine operation | operating machines, operating machinery, operating lathes, operating presses, operating mills, operating saws, running machines, running presses, operating production machines, operating production equipment, operating packaging machines, operating CNC machines, operating injection molding machines, running lathes, running CNC lathes, running mills
Quality inspection | inspecting parts, inspecting products, inspecting goods, checking parts, measuring parts, inspecting welds, inspecting finished products, inspecting finished goods, inspecting incoming materials, inspecting components, checking product quality, performing quality checks, conducting quality checks, performing quality inspections, inspecting work, inspecting finished parts, inspecting materials, inspecting incoming parts
Machine maintenance | servicing machines, servicing presses, servicing equipment, servicing machinery, maintaining machines, maintaining machinery, repairing machines, maintaining production equipment, repairing machinery, troubleshooting machines, troubleshooting machinery
Plumbing | installing pipes, fitting pipes, installing boilers, repairing leaks, fixing leaks, unblocking drains, clearing drains, installing toilets, installing sinks, installing water heaters, repairing pipes, installing plumbing fixtures
Electrical wiring | wiring houses, wiring buildings, wiring homes, wiring panels, installing wiring, installing outlets, installing sockets, running conduit, bending conduit, pulling wire, installing electrical systems, installing electrical panels, terminating wires, installing lighting, installing light fixtures
Carpentry | building stairs, building cabinets, building decks, hanging doors, framing walls, framing houses, fitting kitchens, installing cabinets
Masonry | laying bricks, laying blocks, laying stones
Roofing | installing roofs, replacing roofs, repairing roofs, laying shingles
Tile setting | laying tiles, setting tiles, installing tiles
Flooring | laying floors, installing floors, laying carpets, laying parquet
Gardening | planting trees, planting flowers, cutting hedges, trimming hedges, weeding beds, pruning trees
Lawn care | mowing lawns, cutting grass, mowing grass, maintaining lawns
Welding | welding *
Cost estimation | pricing jobs, pricing works, estimating jobs, estimating costs, preparing estimates, preparing cost estimates, estimating projects, estimating repair costs, writing estimates, estimating repairs, estimating labor, estimating materials, estimating labor costs, estimating material costs, estimating cost
Automotive repair | changing tires, changing oil, replacing brakes, repairing cars, servicing cars, repairing vehicles, servicing vehicles, maintaining vehicles, maintaining cars, repairing motorcycles, servicing motorcycles, servicing bikes, fixing brakes, fixing engines, fixing cars, repairing trucks
Laboratory techniques | running assays, performing assays, performing laboratory tests, running laboratory tests, conducting laboratory tests, running lab tests, performing lab tests, running gels, running PCR, performing PCR, performing ELISA, preparing buffers
Crop production | growing wheat, growing barley, growing corn, growing crops, growing vegetables, growing soybeans
Site management | running sites, running building sites, running construction sites
Construction scheduling | scheduling subcontractors
Construction management | managing construction projects, overseeing construction projects, managing construction
Building inspection | inspecting buildings, inspecting construction sites
Concrete work | pouring concrete, finishing concrete, placing concrete, forming concrete, pouring slabs, pouring footings, pouring foundations, pouring sidewalks
Drywall | hanging drywall, installing drywall, finishing drywall, taping drywall
Painting and decorating | painting houses, painting walls, painting interiors, painting rooms, painting homes
Framing | framing homes
Excavation | digging trenches
HVAC | installing air conditioners, repairing air conditioners, servicing air conditioners, installing furnaces, repairing furnaces, servicing furnaces, installing HVAC systems, repairing HVAC systems, servicing HVAC systems, maintaining HVAC systems
Heavy equipment operation | operating excavators, operating bulldozers, operating loaders, operating backhoes, operating heavy equipment, operating heavy machinery, operating skid steers, running excavators, running loaders, running bulldozers, running backhoes, running heavy equipment
Crane operation | operating cranes
Solar installation | installing solar panels
Assembly work | assembling parts, assembling products, assembling components, assembling units, assembling machines
Machine setup | setting up machines, setting up lathes, setting up presses
Preventive maintenance | performing preventive maintenance, performing preventative maintenance, conducting preventive maintenance, performing routine maintenance, performing scheduled maintenance
CNC machining | machining parts, operating CNC lathes, operating CNC mills
CNC programming | programming CNC machines, programming CNC mills, programming CNC lathes
Quality control | controlling quality, performing quality control checks, testing product quality
Root cause analysis | investigating root causes, identifying root causes, finding root causes, determining root causes, analyzing root causes
Process improvement | improving processes, streamlining processes, streamlining operations, streamlining workflows, optimizing processes, improving workflows, redesigning processes, redesigning process flows, redesigning workflows, improving systems and processes, reducing cycle times, reducing lead times, reducing processing times, reducing waste, eliminating waste, cutting cycle times, cutting processing times, cutting turnaround times, reducing turnaround times, cutting lead times, eliminating bottlenecks, removing bottlenecks, improving efficiency, increasing efficiency, improving productivity, identifying process improvements, implementing process improvements, improving operational efficiency, improving operations, improving procedures, recommending improvements
Production planning | planning production, scheduling production
Calibration | calibrating instruments, calibrating equipment, calibrating gauges
Metal fabrication | fabricating metal parts, fabricating parts, fabricating metal, fabricating steel
Safety training | conducting safety training, delivering safety training, holding safety meetings, conducting safety meetings, leading toolbox talks, conducting toolbox talks, holding toolbox talks, training employees on safety
Hazard identification | identifying hazards, identifying safety hazards, reporting hazards
Accident investigation | investigating accidents
Brake repair | repairing brakes, changing brakes
Tire service | rotating tires, balancing tires, mounting tires, fitting tires, repairing tires
Oil changes | performing oil changes
Automotive diagnostics | diagnosing vehicles, diagnosing engine problems, diagnosing vehicle problems, diagnosing cars
Engine repair | rebuilding engines, repairing engines, overhauling engines
Aircraft maintenance | maintaining aircraft, repairing aircraft, servicing aircraft, inspecting aircraft, troubleshooting aircraft systems
Ground handling | marshalling aircraft, marshaling aircraft, towing aircraft, refueling aircraft, fueling aircraft, deicing aircraft
Baggage handling | loading baggage, loading bags, handling baggage, handling luggage
Planting | planting crops, planting seeds, planting seedlings
Harvesting | harvesting crops, harvesting vegetables, harvesting fruit, harvesting grapes, harvesting wheat, harvesting corn
Irrigation | installing irrigation systems, maintaining irrigation systems, repairing irrigation systems, watering crops
Pesticide application | applying pesticides, spraying pesticides, applying herbicides, spraying herbicides
Landscaping | installing landscapes
Milking | milking cows, milking goats
Experiment design | designing experiments, planning experiments
Sample preparation | preparing specimens, preparing tissue samples, preparing blood samples, preparing soil samples, preparing water samples, preparing test samples
Cell culture | culturing cells, growing cells
Technical drawing | drafting drawings, preparing drawings, creating drawings, preparing technical drawings, producing technical drawings, creating technical drawings, producing drawings
Prototyping | building prototypes
Logistics | arranging transport, arranging transportation, coordinating transportation, coordinating shipments, arranging shipments, scheduling shipments, coordinating deliveries, booking trucks, tracking shipments, planning shipments, booking carriers, routing shipments
Soldering | soldering boards, soldering components, soldering circuit boards, soldering parts
Occupational safety | giving toolbox talks, enforcing safety rules, enforcing safety regulations, enforcing safety standards, enforcing OSHA regulations, enforcing safety, enforcing safety policies, maintaining safe work environment, following safety procedures, ensuring workplace safety, promoting workplace safety, maintaining safety
Fault finding | locating faults
`;
