export const lines = `
# core
Photography | digital photography, Fotografie, photographie, fotografía, product photography, portrait photography, event photography, fashion photography, food photography, photographic skills, studio photography, architectural photography, photo shoots, DSLR photography, fotografie de produs
Photo editing | image editing, Bildbearbeitung, photo manipulation, edición de fotografía, photographic editing, color grading photos
Photo retouching | retouching, image retouching, retouche photo | ~ Photo editing
Photojournalism | documentary photography
Studio lighting | lighting techniques, photographic lighting, lighting for film
Camera operation | camera operating, camera operator, camera work, Kameraführung, cadrage, DSLR cameras, manejo de cámara, cameras
Steadicam | ~ Camera operation
Cinematography | director of photography | ~ Camera operation
Videography | video recording, video shooting, videographer, filming, event videography
Video production | video creation, Videoproduktion, production vidéo, producción audiovisual, video content creation, multimedia production, corporate video production, audiovisual production, producción de video, film and video production, vidéo
Video editing | video post-production, Videoschnitt, montage vidéo, edición de video, film editing, non-linear editing, editing video, video postproduction, editing footage
Color grading | color correction, DaVinci color
Film production | filmmaking, film making, Filmproduktion, production cinématographique, feature films, short films, production of films, movie production, documentary production, documentary filmmaking, film directing
?Directing | stage directing, film direction, theatre directing, Regie, mise en scène, dirección de cine
Screenwriting | scriptwriting, screenplay writing, Drehbuch, scenario writing, guion, script development, playwriting, scripts for film
Storyboarding | storyboards, storyboard creation
Broadcasting | broadcast production, Rundfunk, radiodiffusion, live broadcasting, radio broadcasting, television production, TV production, television broadcasting, radio production, broadcast engineering, producción de televisión, live production, broadcast operations, ?radio, broadcast media, live television, ?television
Live streaming | ~ Broadcasting
OBS Studio | ~ Broadcasting
Post-production | film post-production, Postproduktion, postproduction
Production coordination | production assistance on set, set production, call sheets, location scouting, line producing, production scheduling film, casting of actors
Sound engineering | audio engineering, sound recording, Tontechnik, ingénierie du son, live sound, audio recording, audio production, mixing and mastering, sonorisation, sound editing, audio editing, sound systems, music production, audio post-production, audio mastering, prise de son, studio recording, recording studio, Foley
Audio mixing | sound mixing | ~ Sound engineering
Sound design | ~ Sound engineering
Podcasting | podcast production, podcast editing, podcasts
AV equipment setup | audiovisual equipment, A/V equipment, AV systems, audio visual, audio-visual equipment, audiovisual support, stage rigging, AV support
Stage lighting | theatre lighting, Lichttechnik, light board operation, lighting technician, Veranstaltungstechnik
Stage management | stage crew, stagecraft, stage production, theatre production, set construction, ?props, prop making, theatrical production, scenic painting
Set design | scenic design, scenography | ~ Stage management
Voice-over | voice acting, voiceover, ?narration, dubbing
?Acting | theatre acting, Schauspiel, improvisation, actuación, theatrical performance, film acting, stage performance, ?improv, drama performance
Dance | choreography, ballet, contemporary dance, Tanz, chorégraphie, hip hop dance, jazz dance, tap dance, dance instruction, teaching dance
Music performance | singing, vocal performance, piano, guitar, musicianship, concert performance, violin, music theory, Gesang, live performance, ?drums, choir, piano performance, sight reading, jazz performance
Music composition | songwriting, composing music, music arrangement, film scoring, conducting orchestras, choir directing, arranging music
DJing | disc jockey
Painting (art) | oil painting, acrylic painting, watercolor, Malerei, peinture artistique, mural painting, portrait painting, murals
Sculpture | ceramics, pottery, sculpting, Bildhauerei, clay modeling, printmaking, etching, mixed media art, installation art
Art history | Kunstgeschichte, histoire de l'art, art criticism, historia del arte, contemporary art
Art conservation | restoration of artworks, art handling, artwork installation, art restoration, object conservation
Gallery management | art gallery operations, art sales, art exhibitions
Arts administration | arts management, cultural programming, cultural management, Kulturmanagement, gestion culturelle, gestión cultural, performing arts management, médiation culturelle, artist management, talent representation, talent booking

# core
Journalism | reporting of news, news reporting, Journalismus, journalisme, periodismo, investigative journalism, news gathering, data journalism, newsgathering, investigative reporting, broadcast journalism, online journalism, newspaper reporting, interviewing sources, reportage
News writing | article writing, writing articles, feature writing, news articles, newspaper articles, magazine writing, feature articles, redacción periodística, ?articles, broadcast writing | < Writing
Editing | content editing, text editing, Redigieren, edición de contenidos, editorial work, developmental editing, Redaktion, editorial management, line editing, manuscript development, rédaction en chef, edición, ?editorial, editorial skills, corectură și redactare
Editorial planning | editorial calendars, content calendars, Redaktionsplanung, editorial strategy
?Writing | professional writing, schreiben von Texten, rédaction, redacción de textos, creative writing, content writing, content creation, web writing, ?essays, création de contenu, creación de contenidos, content development, ?blogs, freelance writing, fiction writing, Content-Erstellung, ?poetry, narrative writing, web content writing, content production, writing content, digital content creation, rédaction web, rédactionnel, content creator, writing and editing, digital storytelling
Blogging | blog writing, blog posts | ~ Writing
Ghostwriting | ~ Writing
Technical writing | technical writer, technical reports, technical report writing, user manuals, user guides, technische Redaktion, rédaction technique, redacción técnica, technical manuals, instruction manuals, user documentation, online help, training manuals, training documentation | < Writing
Scientific writing | academic writing, manuscript writing, research papers, scientific publications, publications scientifiques, wissenschaftliches Schreiben, academic publishing, manuscript preparation, research publications | < Writing
Literary analysis | ?literature, literary criticism, comparative literature, Literaturwissenschaft, critique littéraire, English literature
Linguistics | Sprachwissenschaft, linguistique, phonetics, lingüística, philology, applied linguistics
?Publishing | book publishing, magazine publishing, Verlagswesen, édition de livres, digital publishing, e-book production, self-publishing, electronic publishing
AP style | Associated Press style, MLA style, AP Stylebook | method
Chicago Manual of Style | method | ~ AP style
APA style | APA format | method | ~ AP style
Research journalism | archive research, source verification | < Journalism
News anchoring | television presenting, radio presenting, TV hosting, on-air presenting, on-air talent, emceeing, Moderation
Newsroom operations | assignment desk, news production, newsroom, newscasts, show producing, news producing

# tool < Video editing ~
Adobe Premiere Pro | Premiere Pro, Adobe Premiere, ?Premiere
Final Cut Pro | FCP, Final Cut, Final Cut Pro X
DaVinci Resolve | Da Vinci Resolve
Avid Media Composer | ?Avid, Avid editing
iMovie
Sony Vegas | Vegas Pro | ~ iMovie
# tool < Video editing ~
After Effects | Adobe After Effects, AfterEffects
Adobe Animate
Toon Boom | Toon Boom Harmony | ~ Adobe Animate
# tool < Video editing ~
Adobe Audition
Audacity
Pro Tools | ProTools
Logic Pro | Logic Pro X
GarageBand | ~ Logic Pro
FL Studio | ~ Logic Pro, GarageBand
Ableton Live | Ableton
Cubase
# tool < Video editing
Capture One | Phase One
Adobe Bridge
QLab | ETC Ion, =grandMA
=iNews | ?ENPS, Vizrt, Chyron, Ross Video
`;
