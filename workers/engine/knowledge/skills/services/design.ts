export const lines = `
# core
?Design | design skills, creative design, Gestaltung, diseño, conception graphique, design principles, design concepts
Graphic design | Grafikdesign, graphisme, diseño gráfico, visual design, graphic arts, graphic designing, design graphique, graphic design software, visual communication, communication visuelle, ?graphics, graphic layout, design grafic | < Design
Web design | website design, Webdesign, conception de sites web, diseño web, web page design, website designing, website layout
User interface design | =UI, UI design, interface design, GUI design, user interfaces, =GUI, mobile interface design, UIs | ~ User experience design
User experience design | =UX, UX design, user experience, UX strategy, experience design, expérience utilisateur, experiencia de usuario, user experience (UX)
User research | UX research, user interviews, user testing research, design research, user studies, contextual inquiry | < User experience design
Usability testing | user testing, usability studies, usability, heuristic evaluation, usability tests, usability engineering | < User experience design
Interaction design | microinteractions, human-computer interaction, =HCI, human-machine interaction | < User experience design
Information architecture | site maps, card sorting, sitemaps, taxonomy design, tree testing | < User experience design
Wireframing | wireframes, wire framing, low-fidelity mockups | < User experience design
UI prototyping | interactive prototypes, clickable prototypes, ?mockups, mock-ups, high-fidelity prototypes, ?prototypes | < Prototyping
User flows | user journeys, task flows, journey maps
Personas | user personas
Design systems | component libraries, UI kits, pattern libraries
Style guides | style guide development | ~ Design systems
Logo design | brand identity design, identity design, identité visuelle, ?logos, logo creation | < Graphic design
Corporate identity | corporate design | ~ Logo design
Typography | typesetting, Typografie, typographie, ?lettering, type design, calligraphy
Layout design | page layout, ?layout, editorial design, magazine layout, mise en page, publication design, book design, print layout, maquetación, page design, newsletter design, desktop publishing, =DTP, flyers, flyer design
Brochure design | brochures, brochures and flyers | < Graphic design | ~ Layout design
Poster design | posters | < Graphic design | ~ Layout design
Print design | print production, Druckvorstufe, pre-press, preflight, print media, print management, print materials, diseño editorial, color separation, printing processes | < Graphic design
Packaging design | Verpackungsdesign, diseño de packaging, label design
Illustration | digital illustration, illustrating, Illustrationen, ilustración, vector illustration, children's book illustration, technical illustration, comics, cartooning
?Drawing | ?sketching, freehand drawing, Zeichnen, hand drawing, dessin, life drawing
Storyboard drawing | ~ Drawing
Color theory | color management, color matching, color correction in photos
Art direction | Art-Direktion, creative direction, direction artistique, dirección de arte, creative concept development, dirección creativa, concept development, concept design, creative concepts, concept creation, conceptual design, creative strategy, creative development
Infographics | information design, data-driven graphics, information graphics, infographic design
Motion graphics | motion design, animated graphics, Motion Graphics Design, title sequences
3D design | 3D visualization, 3D rendering, architectural visualization, ?rendering, product visualization, 3D-Visualisierung, architectural rendering, modelado 3D, photorealistic rendering
3D animation | character animation, rigging of characters, computer animation, CGI, character rigging, character modeling, texturing, UV mapping
Animation | 2D animation, stop motion, Animationsfilm, animación, keyframe animation, whiteboard animation
Visual effects | =VFX, compositing, special effects, rotoscoping
Industrial design | product design, Industriedesign, design industriel, diseño industrial, Produktdesign, product styling, diseño de producto, concept sketching
Interior design | Innenarchitektur, architecture d'intérieur, diseño de interiores, interior architecture, space design, interior decoration, interior decorating, ?interiors, residential interior design, commercial interior design, diseño interior, décoration d'intérieur
Furniture design | Möbeldesign, kitchen design, cabinet design, bathroom design
Color consultation | paint color selection, material boards, FF&E selection, finishes selection, materials selection for interiors
Mood boards | mood board creation | ~ Color consultation
Home staging | property styling
Exhibition design trade | booth design, environmental graphics, wayfinding, stand design, exhibit design, wide format graphics
Signage design | signage | ~ Exhibition design trade
Lighting design for spaces | stage lighting design
Textile design | surface pattern design, fabric design, print design for textiles, pattern design for prints
Jewelry design
Game art | sprite art, pixel art, environment art
Concept art | ~ Game art
Character design | ~ Game art
Email template design | HTML emails, HTML email design
Digital design | multimedia design, digital media, ?multimedia, interactive media, interactive design, new media, digital media production, digital graphics, digital art, Mediengestaltung, Mediendesign
Creative briefs | design briefs, creative brief writing

# tool < Graphic design ~
Adobe Creative Suite | Adobe Creative Cloud, Adobe CC, Adobe Suite, Creative Suite, Adobe CS6, Suite Adobe, Adobe CS5, Adobe products, Adobe programs, Creative Cloud, Adobe CS
Photoshop | Adobe Photoshop, Photo shop, Adobe PhotoShop CS
?Illustrator | Adobe Illustrator
InDesign | Adobe InDesign, =In Design
QuarkXPress | Quark
CorelDRAW | Corel Draw, CorelDraw Graphics Suite
Adobe Lightroom | Lightroom
Affinity Designer | Affinity Photo, Affinity Publisher
Inkscape
GIMP
Canva
Procreate
Adobe Fireworks | ?Fireworks
Adobe Dreamweaver | Dreamweaver
Adobe Flash | ?Flash animation, Macromedia Flash

# tool < User interface design ~
Figma | FigJam
?Sketch | Sketch app
Adobe XD
InVision | InVision Studio
Axure | Axure RP
Balsamiq
Zeplin
?Framer
Principle for Mac
ProtoPie
Marvel app
Maze testing | UserTesting

# tool < 3D animation ~
?Blender | Blender 3D
Autodesk Maya | Maya 3D, ?Maya
3ds Max | 3D Studio Max, 3D Max
Cinema 4D | C4D
ZBrush
Substance Painter
Houdini
KeyShot
Nuke compositing | ?Nuke, ?Fusion compositing

# core
Fashion design | Modedesign, stylisme, diseño de moda, apparel design, clothing design, garment design, design of garments, fashion designing, accessory design, footwear design, womenswear, menswear
Pattern making | patternmaking, pattern drafting, pattern cutting, modélisme, patronaje, Schnittkonstruktion, flat patterns
Pattern grading | ~ Pattern making
Draping | ~ Pattern making
Sewing | industrial sewing, garment sewing, Nähen, couture, costura, sewing machines, hand sewing, sewing machine operation, stitching, industrial sewing machine, cusut, croitorie
Embroidery | ~ Sewing
Tailoring | alterations, garment alterations, Maßschneiderei, dressmaking, bespoke tailoring, clothing alterations, hemming
Garment construction | garment production, apparel production, garment manufacturing, apparel manufacturing, Bekleidungstechnik, garment technology, garment fitting, fit sessions, cut and sew, apparel construction, garment technical specifications
Tech packs | technical packages, spec sheets for garments, technical flats, technical sketches, flat sketches
Textiles | fabric knowledge, fabric selection, textile knowledge, fabric sourcing, ?fabrics, trims, textile science, fabric sourcing and trims, materials sourcing fashion
Trend forecasting | fashion trends, trend research, WGSN, Trendanalyse, tendances mode, trend forecasting fashion, fashion forecasting
Fashion merchandising | apparel merchandising, fashion buying, line planning, line development, line sheets, apparel product development, Kollektionsentwicklung | < Merchandising
Fashion illustration | fashion sketching, croquis
Fashion styling | wardrobe styling, personal styling, image consulting, ?styling, wardrobe, costume design, costume making
Knitwear | knitting, crochet
Leather crafting | handbag design
Garment quality inspection | AQL inspection, fabric inspection
Modeling for fashion | runway modeling, print modeling, promotional modeling
Gerber AccuMark | Gerber Technology | tool
Lectra | Lectra Modaris, Kaledo | ~ Gerber AccuMark | tool
CLO 3D | ~ Gerber AccuMark, Lectra | tool
Optitex | ~ Gerber AccuMark, Lectra, CLO 3D | tool
NedGraphics | ~ Gerber AccuMark, Lectra, CLO 3D, Optitex | tool
`;
