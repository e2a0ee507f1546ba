/** Words that join other words: they carry nothing. English first, then the commonest of German, French and Spanish. */
const EMPTY = `a an the and or but if then else than that this these those there here it its itself he she they them their
his her him our ours we us you your yours i me my mine who whom whose which what when where why how all any both each few
more most other others some such no nor not only own same so too very can could may might must shall should will would do
does did doing done has have having had is are was were be been being am as at by for from in into of off on onto out over
to under up upon with within without about above across after again against along among around because before behind below
between during through throughout until while per via etc e.g i.e eg ie also well just even ever never always often still
yet however therefore thus since though although whether either neither one two three four five six seven eight nine ten
first second new like many much several various der die das ein eine einer eines und oder mit für von zu im in den dem des
auf aus bei nach über ist sind wir sie du ihre deine le la les un une des et ou avec pour de du dans en au aux est sont nous
vous votre notre el los las una y o con para por en del al es son su sus nuestro`;

/** Who someone is says nothing about the work: nationalities, sex, family, age, faith. They never count as shared words. */
const PERSON = `man men woman women male female lady ladies gentleman gentlemen boy girl mother father mum dad parent wife husband
married single divorced widowed son daughter born birth age aged old young years-old nationality citizen citizenship national
native ethnic ethnicity religion christian muslim jewish hindu buddhist catholic gay lesbian transgender pronouns mr mrs ms miss
african american arab argentinian asian australian austrian bangladeshi belgian brazilian british bulgarian cameroonian canadian
chilean chinese colombian croatian cuban czech danish dutch egyptian english ethiopian european filipino finnish french german
ghanaian greek hungarian indian indonesian iranian iraqi irish israeli italian jamaican japanese jordanian kenyan korean latvian
lebanese lithuanian malaysian mexican moroccan nepali nigerian norwegian pakistani persian peruvian polish portuguese romanian
russian saudi scottish serbian singaporean slovak slovenian somali spanish sudanese swedish swiss syrian taiwanese thai tunisian
turkish ugandan ukrainian venezuelan vietnamese welsh`;

/** Words of nearly every résumé and posting, whatever the trade: a tenth. */
const CEREMONY = `experience experienced year years month months work works worked working job jobs role roles position
responsible responsibility responsibilities duty duties include includes including included ability able strong excellent
good great best high highly proven successful successfully success skill skills skilled knowledge understanding familiarity
proficient proficiency expert expertise background team teams member members company companies organization organisations
candidate candidates applicant employee employees employer join opportunity opportunities looking seeking ideal required
requirement requirements require qualification qualifications preferred plus must minimum need needs needed ensure ensures
ensured provide provides provided providing support supports supported supporting help helps helped assist assists assisted
make makes made making take takes taking use uses used using get perform performs performed performing maintain maintains
maintained maintaining environment day days daily week weekly time times full part based related relevant key main major
multiple different variety range wide across level levels fast paced self motivated passion passionate motivated dedicated
results oriented driven professional professionals effective effectively efficient efficiently efficiency appropriate
necessary current currently responsible task tasks area areas activity activities people person individual other others
within additional overall general specific such world global leading leader growth grow growing benefit benefits offer
business industry field degree bachelor master university college education equivalent similar etc welcome equal
summary objective profile career highlights accomplishments achieved achieve achievement city state name present impact
impactful pay paid salary compensation bonus hourly annual annually located location locations challenge challenges challenging
regard regarding regards commit commitment committed interest interests interested culture contact flexible flexibility closely
exceptional extensive comprehensive diverse diversity inclusive inclusion unique ready quick quickly know known knows find finds
least minimum availability available leave interpersonal hour hours qualified qualify eligible eligibility accommodation
accommodations disability disabilities veteran veterans race sex sexual gender orientation origin identity affirmative applicable
status act regardless please apply applies applied applying hire hires hiring hired recruiter paced talent talented employ open
offers offered bring brings join joining keep keeps everyone every something come comes way ways want wants long term future
potential fit top core real life value values valued base based set sets play plays focus focused focusing equal dental
dedication thrive start starts started total number numbers list lists listed involve involves involved way towards toward
january february march april june july august september october november december remote hybrid onsite`;

/** Words that say something, but in most trades: a third. */
const GENERAL = `manage manages managed managing manager management lead leads led develop develops developed developing
development create creates created creating creation build builds built building design designs designed implement
implements implemented implementation improve improves improved improvement process processes processed processing project
projects product products service services system systems customer customers client clients data information report reports
reporting reported communication communicate communicates communicated plan plans planned planning program programs
programme organize organized organise coordinate coordinated coordinates coordination collaborate collaborated collaboration
partner partners partnered deliver delivers delivered delivery quality standard standards technical technology technologies
tool tools solution solutions problem problems solve solving analysis analyze analyzed analyse review reviews reviewed
monitor monitored monitoring train trained training test testing meet meets met meeting meetings goal goals objective
objectives strategy strategies strategic operation operations operational procedure procedures policy policies document
documents documentation issue issues resolve resolved identify identified prepare prepared prepares preparing
conduct conducts conducted staff department internal external cross functional stakeholder stakeholders office
computer software application applications user users change changes increase increased reduce reduced cost costs
budget performance order orders material materials equipment safety schedule schedules scheduled order complete completed
establish established evaluate evaluated research recommend recommendations direct directed supervise supervised assign
assigned record records handle handled follow following control controls public community local national international
market present presented presentation write written verbal oral detail details accurate accuracy timely
large small complex existing live online web content review final initial special specialist assistant associate senior
junior officer executive coordinator director head serve serves served serving innovate innovative innovation drive drives
driving contribute contributes contributed contribution determine determines determined demonstrate demonstrated demonstrates
scale scales enhance enhances enhanced participate participates participated participation update updates updated updating
request requests requested execute executes executed execution critical dynamic competitive utilize utilized utilizing form forms
function functions functional share shares shared sharing define defines defined feedback basis obtain obtains obtained positive
limit limited approach approaches initiative initiatives effort efforts idea ideas specialize specialized specializing
guideline guidelines consistent consistently enable enables enabled leverage leveraging leveraged coverage robust
facilitate facilitates facilitated generate generates generated basic concept concepts select selected decision decisions
term group groups practice practices learn learned learning expertise advanced advance award awards awarded balance
continuous continually deadline deadlines satisfaction satisfy think thinking result principle principles structure structured
component components suite receive receives received act acts place placed point points resource resources engage engaged
track tracking tracked integrate integrated integration challenge transform transformation deliver excellence
contract contracts history impact unit units personnel certificate certification certifications interact interaction
run give gain gains gained gaining end ends hand hands street avenue north south east west inc llc usa america jan aug dec gpa`;

/** What words of each list weigh, by their stem; a word of two lists weighs what the later one says. */
export const WORD_TIERS: [words: string, weight: number][] = [
  [GENERAL, 0.35],
  [CEREMONY, 0.1],
  [EMPTY, 0],
  [PERSON, 0],
];
