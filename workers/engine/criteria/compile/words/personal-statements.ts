/**
 * What people say of themselves, in the languages read, without accents as `foldedText` leaves them. Each has a form that
 * speaks of the writer: a patient's age or a customer's faith has not.
 */

const NUMBER =
  "(?:an?|one|two|three|four|five|six|twins?|\\d|ein(?:em|er|es|en)?|zwei|drei|vier|funf|une?|deux|trois|quatre|cinq|un[oa]?|dos|tres|cuatro|doi|doua|trei|patru|due|tre|quattro|uma?|dois|duas|quatro|een|twee|drie|vier)";
const CHILDREN =
  "(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|kind(?:er|ern)?|sohn(?:e|en)?|tochter(?:n)?|enfants?|fils|filles?|hij[oa]s?|copii|copil|fiic[ae]|baieti|figli[oae]?|filh[oa]s?|kinderen|dochters?|zoons?|zonen)";
const FAITH =
  "(?:christian|catholic|muslim|jew|jewish|hindu|protestant|evangelical|anglican|orthodox|sikh|buddhist|mormon|lutheran|baptist|christ|christin|christlich|katholi(?:k|kin|sch)|muslima?|moslem|jud(?:e|in|isch)|evangelisch|protestantin?|buddhist(?:in)?|chretien(?:ne)?|catholique|musulman(?:e|a)?|juif|juive|protestante?|bouddhiste|catolic[oa]|cristian[oa]|judi[oa]|budista|evangelic[oa]|crestin[a]?|ortodox[a]?|evre(?:u|ica)|catolic[a]?|penticostal[a]?|baptist[a]?|cattolic[oa]|musulman[oa]|ebre[oa]|crista?o?|muculman[oa]|jude[ua]|katholiek|christen|moslim|joods|gelovig)";
const DEMONYM =
  "(?:german|french|english|british|irish|scottish|spanish|portuguese|italian|romanian|polish|hungarian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|albanian|moldovan|dutch|belgian|swiss|austrian|swedish|danish|norwegian|finnish|czech|slovak|american|canadian|australian|indian|pakistani|bangladeshi|chinese|japanese|korean|vietnamese|filipin[oa]|thai|arab|moroccan|algerian|tunisian|egyptian|syrian|afghan|iraqi|iranian|nigerian|ghanaian|kenyan|ethiopian|somali|south african|african|asian|european|eu|us|u\\.s\\.|uk|mexican|brazilian|colombian|latin[oa]|hispanic|israeli|kurdish|estonian|latvian|lithuanian|georgian|armenian|cuban|peruvian|chilean|argentin(?:e|ian)|venezuelan|dual)";
const PARTY =
  "(?:spd|cdu|csu|afd|fdp|grunen|linken|labour(?: party)?|conservative party|tory party|liberal democrats|green party|republican party|democratic party|communist party|socialist party|scottish national party|snp|parti \\p{L}+|ps|lr|rassemblement national|renaissance|psoe|pp|vox|podemos|psd|pnl|usr|aur|udmr|partito \\p{L}+|pd|lega|partido \\p{L}+|vvd|pvda|pvv|cda|groenlinks|ovp|spo|fpo|svp|[a-z]+ party)";
const UNION =
  "(?:ig metall|ig bce|ver\\.?di|dgb|unison|unite(?: the union)?|gmb|rmt|usdaw|afl cio|teamsters|cgt|cfdt|fo|sud|unsa|ccoo|ugt|cgtp|cgil|cisl|uil|fnv|cnv|bns|cartel alfa|sanitas sindicat|(?:trade |labou?r |teachers |workers )?union|gewerkschaft\\p{L}*|syndicat\\p{L}*|sindicat\\p{L}*|sindacat\\p{L}*|vakbond)";

export const PERSONAL_PHRASES = [
  "(?<!(?:-|to|and|below|under|over|above|least|than|of|from) ?)\\d{2} years? (?:old|of age)(?! (?:children|pupils|students|buildings?|company|patients?))",
  "(?:aged?|age of) \\d{2}(?= ?(?:$|[,.;|)]|and (?:married|single|a|living|based)))",
  "(?:an? )?\\d{2} year old (?=[a-z]+)",
  "\\d{2} yo(?= |$|,)",
  "(?:twenty|thirty|forty|fifty|sixty)(?: (?:one|two|three|four|five|six|seven|eight|nine))? years? old",
  "(?:in )?my (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s|60s)",
  "(?:i was |i am )?born (?:and raised |and bred )?(?:on|in|at)? ?(?:the )?(?:\\d{1,2}(?:[./-]| )~)?(?:19|20)\\d{2}",
  "(?:i was |i am )?born (?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?~(?:19|20)\\d{2}",
  "(?:i was )?born (?:and raised |and bred |and brought up )?in [a-z]+(?! (?:the|a) (?:cloud|garage))",
  "d\\.?o\\.?b\\.? ~\\d{4}",
  "\\d{2} jahre (?:alt|jung)",
  "\\d{2} jahrige[rn]? (?!erfahrung|berufserfahrung|tatigkeit|zugehorigkeit|betriebszugehorigkeit|praxis|zusammenarbeit|patient|kund|klient|bewohner|jugendlich|kind|firmen|unternehmens|jubilaum|bestehen|laufzeit|geschichte|tradition|garantie|vertrag|studie|historie)\\p{L}+",
  "im alter von \\d{2} jahren(?! (?:bis|betreut))",
  "(?:ich bin |wurde )?geboren(?:e[rn]?)? (?:am|in|im|auf)? ?(?:\\d{1,2}\\.~(?:19|20)\\d{2}|(?:19|20)\\d{2}|\\p{L}+)",
  "jahrgang (?:19|20)\\d{2}",
  "(?<=(?:^|[.,;|(\\n]) ?)\\d{2} (?:jahre|ans|anos|(?:de )?ani|anni|jaar)(?= ?(?:$|[.,;|)\\n]))",
  "(?:j'ai |agee? de |agee? d'environ )\\d{2} ans",
  "\\d{2} ans(?= ?(?:$|[,|)]|mariee?|celibataire|pacsee?|\\|))(?<!(?:de|a|depuis|pendant|sur|en|dans|plus|et|moins|entre) \\d{2} ans)",
  "nee? (?:le|en|a|au) (?:\\d{1,2}~(?:19|20)\\d{2}|(?:19|20)\\d{2}|\\p{L}+)",
  "(?:tengo |de )?\\d{2} anos(?: de edad)(?! (?:minimo|o mas))",
  "tengo \\d{2} anos|tenho \\d{2} anos|(?:edad|idade) (?:de )?\\d{2} anos",
  "\\d{2} anos(?= ?(?:$|[,|)]|casad|solter|\\|))(?<!(?:de|a|durante|en|mas|menos|por|ha|hace|y|e|com|con) \\d{2} anos)",
  "nacid[oa] (?:el|en|a) (?:\\d{1,2}~(?:19|20)\\d{2}|(?:19|20)\\d{2}|\\p{L}+)",
  "nascid[oa] (?:em|a|no|na) (?:\\d{1,2}~(?:19|20)\\d{2}|(?:19|20)\\d{2}|\\p{L}+)",
  "(?:am |in varsta de |varsta )\\d{2} (?:de )?ani(?! (?:de )?(?:experienta|vechime|activitate))",
  "\\d{2} (?:de )?ani(?= ?(?:$|[,|)]|casatorit|necasatorit|\\|))(?<!(?:de|peste|timp|in|dupa|cu|si) \\d{2} (?:de )?ani)",
  "(?:m am )?nascut[a]? (?:la|in|pe|data)~(?:(?:19|20)\\d{2}|\\p{L}+)",
  "(?:ho |eta )\\d{2} anni|\\d{2}enne|\\d{2} anni(?= ?(?:$|[,|)]|sposat|\\|))(?<!(?:di|da|per|in|oltre|piu|e) \\d{2} anni)",
  "nat[oa] (?:a|il|nel|in) (?:\\d{1,2}~(?:19|20)\\d{2}|(?:19|20)\\d{2}|\\p{L}+)",
  "\\d{2} jaar (?:oud|jong)|\\d{2} jarige (?!ervaring|patient|client|bewoner|samenwerking|historie)\\p{L}+",
  "geboren (?:op|te|in) (?:\\d{1,2}~(?:19|20)\\d{2}|(?:19|20)\\d{2}|\\p{L}+)",
  "(?:happily |recently |newly )?(?:married|engaged to be married|divorced|widowed|separated|unmarried|single)(?:,)? (?:with|and|to) (?:my |a |" +
    NUMBER +
    " |no |grown up |adult |small |young |the )*(?:wife|husband|partner|child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|family|father|mother|parent)(?: of [a-z]+)?(?: [a-z]+)?",
  "(?:single |proud |working |devoted |loving |stay at home )?(?:mother|father|parent|mum|mom|dad|grandmother|grandfather|guardian) (?:of|to) (?:my )?" +
    NUMBER +
    "(?: (?:small |young |grown up |adult |teenage |school age )?(?:children|kids|sons?|daughters?|boys?|girls?|twins?))?",
  "(?:stay at home|single|working) (?:mother|father|parent|mum|mom|dad)(?= ?(?:$|[,.;|)]|of|since|from|between|and|\\())",
  "(?:i have|have|has|we have) " +
    NUMBER +
    " (?:small |young |grown up |adult |little |teenage )?(?:children|kids|sons|daughters|boys|girls)",
  "(?:no|without) (?:children|kids)(?= ?(?:$|[,.;|)]))",
  "(?:happily|recently|newly) (?:married|divorced|engaged)",
  "(?:verheiratet|ledig|geschieden|verwitwet|getrennt lebend|alleinstehend|alleinerziehend|in (?:einer )?(?:fester |eingetragener )?(?:partnerschaft|lebenspartnerschaft|beziehung))(?:e[rn]?)?(?:,| mit| und)*(?: " +
    NUMBER +
    "(?: \\p{L}+)? " +
    CHILDREN +
    ")?",
  "(?:(?:alleinerziehende|stolze|zweifache|dreifache|vierfache|einfache|berufstatige)[rn]? )+(?:mutter|vater|mama|papa)(?: von " +
    NUMBER +
    "(?: \\p{L}+)?)?",
  "(?:mutter|vater|mama|papa|eltern) (?:von|zweier|dreier|einer|eines) ?(?:" +
    NUMBER +
    " )?(?:\\p{L}+ )?(?:" +
    CHILDREN +
    "|zwillingen)?",
  "(?:keine|ohne) kinder(?= ?(?:$|[,.;|)]))",
  "(?:mariee?|celibataire|divorcee?|veufs?|veuve|pacsee?|separee?|en concubinage|en couple)(?:,| avec| et)*(?: " +
    NUMBER +
    " (?:\\p{L}+ )?" +
    CHILDREN +
    "| sans enfants?)?(?= ?(?:$|[,.;|)]))",
  "(?:heureuse? |jeune )?(?:mere|pere|maman|papa)(?: celibataire)? d(?:e|') ?" +
    NUMBER +
    "(?: (?:\\p{L}+ )?" +
    CHILDREN +
    ")?",
  "sans enfants?(?= ?(?:$|[,.;|)]))|" +
    NUMBER +
    " enfants?(?: a charge)?(?= ?(?:$|[,.;|)]))(?<!(?:de|des|pour|avec|aux?|groupe|classe) " +
    "\\d enfants)",
  "(?:casad|solter|divorciad|divorciad|viud|separad|viuv|solteir)[oa](?:,| con| com| y| e)*(?: " +
    NUMBER +
    " (?:\\p{L}+ )?" +
    CHILDREN +
    "| sin hijos| sem filhos)?(?= ?(?:$|[,.;|)]))",
  "(?:madre|padre|mama|papa|mae|pai)(?: soltera| solteira)? de " +
    NUMBER +
    "(?: (?:\\p{L}+ )?" +
    CHILDREN +
    ")?",
  "(?:sin|sem) (?:hijos|filhos)(?= ?(?:$|[,.;|)]))|pareja de hecho",
  "(?:casatorit|necasatorit|divortat|vaduv|celibatar)[a]?(?:,| cu| si| avand)*(?: " +
    NUMBER +
    " (?:\\p{L}+ )?" +
    CHILDREN +
    "| fara copii)?",
  "(?:mama|tata|parinte)(?: singur[a]?)? (?:a|al) (?:unui|unei|" +
    NUMBER +
    ")(?: (?:\\p{L}+ )?" +
    CHILDREN +
    ")?|fara copii(?= ?(?:$|[,.;|)]))",
  "(?:sposat|coniugat|divorziat|vedov|separat)[oa](?:,| con| e)*(?: " +
    NUMBER +
    " (?:\\p{L}+ )?" +
    CHILDREN +
    "| senza figli)?(?= ?(?:$|[,.;|)]))|(?:nubile|celibe)|(?:mamma|padre|madre|papa) di " +
    NUMBER +
    "(?: (?:\\p{L}+ )?" +
    CHILDREN +
    ")?|senza figli(?= ?(?:$|[,.;|)]))",
  "(?:getrouwd|gehuwd|ongehuwd|gescheiden|samenwonend|weduwe|weduwnaar|vrijgezel)(?:,| met| en)*(?: " +
    NUMBER +
    " (?:\\p{L}+ )?" +
    CHILDREN +
    "| geen kinderen)?(?= ?(?:$|[,.;|)]))|(?:moeder|vader) van " +
    NUMBER +
    "(?: (?:\\p{L}+ )?" +
    CHILDREN +
    ")?|geen kinderen(?= ?(?:$|[,.;|)]))",
  "(?:practi[sc]ing|devout|committed|observant|born again|believing|lifelong|faithful) " +
    FAITH +
    "(?:s)?(?! (?:school|hospital|communit|church|charit))",
  "(?:praktizierende[rn]?|glaubige[rn]?|uberzeugte[rn]?|bekennende[rn]?|aktive[rn]?|strengglaubige[rn]?) " +
    FAITH,
  "(?:christlichen|katholischen|evangelischen|muslimischen|judischen|islamischen|romisch katholischen) glaubens|(?:romisch katholisch|rom\\.? kath\\.?|konfessionslos|ev\\. luth\\.?)",
  FAITH +
    " (?:praticant[ei]|pratiquante?|practicante|practicant[a]?|praticante|praktiserend|croyante?|convencid[oa]|devot[oa]?)s?",
  `(?:praktiserende?|gelovige?|belijdend) ${FAITH}`,
  "(?:my|strong|personal|deep) (?:christian |catholic |muslim |jewish |religious )?faith(?! in (?:the )?(?:team|product|customers?|people))",
  `of (?:the )?${FAITH} faith|${FAITH} by (?:faith|religion)|i am an? (?:proud )?${FAITH}`,
  "(?:de|di|von) (?:confession|religion|religione|religie|fe|foi|fede|religiao|konfession|confesion) \\p{L}+|de religie \\p{L}+",
  "(?:active |baptised |devoted |regular )?(?:member|mitglied|membre|miembro|membru|membro|lid) (?:of|der|de|de la|de l'|del|al|a|della|da|in der|van de|van) (?:the |my |our |local |a )*(?:\\p{L}+ )?(?:church|parish|mosque|synagogue|kirche|kirchengemeinde|moschee|synagoge|eglise|paroisse|mosquee|iglesia|parroquia|mezquita|biserica|bisericii|parohiei|chiesa|parrocchia|igreja|kerk)(?= ?(?:$|[,.;|)]|in|of))",
  DEMONYM +
    " (?:national(?= ?(?:$|[,.;|)(]|and|with|by|living|residing|based|who))|nationals|citizen|citizenship|nationality|passport(?: holder)?|born|origins?|descent|heritage|ancestry|roots|extraction|by birth|by origin|immigrant|refugee)s?(?! (?:team|rail|bank|health|press|guard|parks?|champion|league|campaign|account|office|advice|insurance|market|level|exams?|curriculum|clients?|customers?|patients?))",
  "of (?:mixed )?(?:" +
    DEMONYM +
    "|mixed|jewish|roma|afro caribbean|caribbean) (?:descent|origin|heritage|ancestry|parentage|parents|background|extraction)",
  "(?:native|citizen|national) of (?:the )?[a-z]+(?= ?(?:$|[,.;|)]))",
  "(?:emigrated|immigrated|fled|moved as a refugee|came as a refugee|came as a child) (?:from|to) [a-z]+",
  "refugee from [a-z]+|(?:son|daughter|child) of (?:[a-z]+ )?immigrants?",
  "\\p{L}+sch(?:e|er|en) (?:staatsangehorigkeit|staatsburger(?:schaft|in)?|herkunft|abstammung|wurzeln|nationalitat|staatsangehorige[r]?|pass)",
  "geburtige[rn]? \\p{L}+|(?:mit|turkischem|polnischem|arabischem|russischem) migrationshintergrund|(?:aus|in) \\p{L}+ stammend",
  "(?:de )?nationalite \\p{L}+|d'origine \\p{L}+(?! (?:controlee|animale|vegetale))|citoyen(?:ne)? \\p{L}+|ressortissante? \\p{L}+|franco (?!phone|phonie)\\p{L}+(?= ?(?:$|[,.;|)]))",
  "(?:de )?nacionalidad \\p{L}+|de origen \\p{L}+(?! (?:vegetal|animal))|ciudadan[oa] \\p{L}+|de nacionalidade \\p{L}+|nacionalidade \\p{L}+|cidada?o? \\p{L}+eu?a?(?= ?(?:$|[,.;|)]))|de origem \\p{L}+",
  "(?:de )?(?:cetatenie|nationalitate|etnie|origine) \\p{L}+|cetatean[a]? \\p{L}+",
  "(?:di )?(?:nazionalita|cittadinanza) \\p{L}+|cittadin[oa] (?:italian|rumen|frances|tedesc|european|stranier)\\p{L}*|di origin[ei] \\p{L}+",
  "(?:van )?\\p{L}+se? (?:nationaliteit|afkomst|komaf|origine)|\\p{L}+se? nationaliteit",
  "(?:wheelchair user|registered disabled|severely disabled|hearing impaired since|legally blind|visually impaired since|cancer survivor|in remission|chronically ill|hiv positive|neurodivergent|on the (?:autism|autistic) spectrum|recovering (?:alcoholic|addict))(?! (?:patients?|children|clients?|people|adults|support))",
  "(?:i (?:have|live with|suffer from|was diagnosed with|am diagnosed with)|diagnosed with|living with|suffering from) (?:a |an |mild |severe |chronic |type \\d |multiple |bipolar )*(?:disabilit(?:y|ies)|epilepsy|diabetes|dyslexia|adhd|autism|depression|anxiety|cancer|ms|sclerosis|asthma|hiv|asperger'?s?|arthritis|bipolar disorder|disorder|ptsd|leukaemia|crohn'?s)(?! (?:patients|clients))",
  "(?:schwerbehindert(?:e[rn]?)?(?: gdb)?|grad der behinderung~\\d{2}|gdb \\d{2}|schwerbehindertenausweis|gleichgestellt gemaß \\p{L}+|rollstuhlfahrer(?:in)?|chronisch krank)(?! (?:menschen|patienten|kinder))",
  "(?:rqth|reconnaissance (?:de la )?qualite de travailleur handicape|travailleur handicape|en fauteuil roulant|titulaire de la rqth|atteinte? d[e'u] ?\\p{L}+)(?! (?:accompagn))",
  "(?:certificado de discapacidad|discapacidad del? \\d{2}|grado de discapacidad~\\d{2}|con discapacidad reconocida|padezco \\p{L}+|en silla de ruedas|incapacidad reconocida)",
  "(?:certificat de handicap|grad de handicap|persoana cu handicap|sufar de \\p{L}+|in scaun cu rotile|diagnosticat[a]? cu \\p{L}+)",
  "(?:invalido civile|invalidita (?:civile )?(?:del )?\\d{2}|iscritt[oa] (?:alle )?(?:liste|categorie) protette|l\\.? ?68/99|portador(?:a)? de deficiencia|atestado de incapacidade|rolstoelgebruiker|chronisch ziek|wajong)",
  "(?:currently |i am |six months |heavily )?pregnant(?= ?(?:$|[,.;|)]|with))|expecting (?:my|our|a) (?:first |second |third )?(?:child|baby|twins)",
  "(?:derzeit |zurzeit |aktuell )?schwanger(?= ?(?:$|[,.;|)]|im))|(?:actuellement )?enceinte(?: de)?(?= ?(?:$|[,.;|)]|\\d|\\p{L}+ mois))|embarazada(?= ?(?:$|[,.;|)]|de))|insarcinata(?= ?(?:$|[,.;|)]|in))|incinta(?= ?(?:$|[,.;|)]))|gravida(?= ?(?:$|[,.;|)]|de))|zwanger(?= ?(?:$|[,.;|)]))",
  "(?:on|in|after|during|since|auf|in der|nach der|en|in) (?:maternity leave|parental leave|paternity leave|elternzeit|mutterschutz|karenz|conge (?:maternite|parental|de maternite)|baja (?:por )?maternidad|concediu (?:de )?(?:maternitate|crestere\\p{L}*)|(?:congedo )?maternita|licenca de maternidade|zwangerschapsverlof)(?= ?(?:$|[,.;|)]|\\d|since|from|until|seit|bis|depuis))",
  "(?:openly|proud(?:ly)?|out) (?:and proud )?(?:gay|lesbian|bisexual|queer|trans(?:gender)?|homosexual|lgbtq?\\+?)(?: (?:man|woman|person))?",
  "(?:gay|lesbian|bisexual|transgender|queer|homosexual|heterosexual|trans) (?:man|woman|person|male|female|father|mother)",
  "(?:member of the|part of the|i am|i identify as|identify as) (?:lgbt\\p{L}*\\+?(?: community)?|gay|lesbian|bisexual|queer|trans(?:gender)?|non binary|homosexual|heterosexual)",
  "(?:offen |bekennend )(?:schwul|lesbisch|homosexuell|bisexuell|queer)\\p{L}*|ouvertement (?:gay|homosexuel|lesbienne)(?:le)?|abiertamente (?:gay|homosexual|lesbiana)|(?:declarat |deschis )(?:gay|homosexual[a]?|lesbiana)|dichiaratamente (?:gay|omosessuale)|abertamente (?:gay|homossexual|lesbica)|openlijk (?:homo|lesbisch)\\p{L}*",
  "(?:active |paid up |long standing |former |proud |loyal )*(?:trade |labou?r )?union(?:ist| member(?:ship)?| card holder)(?= ?(?:$|[,.;|)]|since|and|of))",
  "(?:active |long standing |former |proud |paying |aktives |langjahriges |membre |actif |activ )*(?:member|mitglied|membre|adherente?|miembro|afiliad[oa]|membru|membra|membro|iscritt[oa]|tesserat[oa]|filiad[oa]|lid|syndiquee?|militante?|card carrying member) (?:of|in|bei|der|de|del|de la|a|a la|au|du|al|alla|ao|do|van|van de|la|in der|in|activ[a]? (?:al|de)) (?:the |der |die |dem |a |la |le |el |het |einer |un |unui |unei |un |uma |une |een )?(?:" +
    UNION +
    "|" +
    PARTY +
    ")(?= ?(?:$|[,.;|)]|since|seit|depuis|desde|din|dal|and|und|et|y|sinds|\\())",
  "(?:gewerkschafts?|spd|cdu|csu|afd|fdp|partei|grunen|linken)(?: )?mitglied(?:schaft)?|gewerkschafter(?:in)?(?= ?(?:$|[,.;|)]))|gewerkschaftlich (?:organisiert|engagiert)",
  "(?:syndiquee?|sindicalizad[oa]|afiliad[oa] a (?:un )?sindicato|sindicalist[a]?|sindacalizzat[oa]|vakbondslid|syndicaliste|delegue syndical)(?= ?(?:$|[,.;|)]|a|depuis|seit))",
  "(?:lifelong |registered |committed |active )(?:republican|democrat|conservative|socialist|communist|labour (?:supporter|voter)|liberal|green)(?: voter| supporter| party member)?(?= ?(?:$|[,.;|)]))",
  "(?:labour|tory|conservative|republican|democratic|green|socialist|communist|liberal democrat) party (?:member|activist|supporter|volunteer since)(?:ship)?|party member",
  "(?:membre|adherente?|militante?) (?:du|de la|des|d'un) (?:parti \\p{L}+|verts|republicains|" +
    PARTY +
    ")|militante? (?:politique|del?|socialist[ae]|comunist[ae])|(?:membru|membra) (?:al |a |de )?(?:partid(?:ului)? ?\\p{L}*|psd|pnl|usr|aur)|partijlid",
];

/** Count only alone, as in "Female, single, Muslim", or before a word for a person at work. */
export const PERSONAL_ATTRIBUTES = [
  "(?:fe)?male|woman|man|transgender|non binary",
  "married|single|divorced|widowed|unmarried|engaged|separated|childless",
  `${FAITH}|atheist|agnostic|believer|religious`,
  "gay|lesbian|bisexual|queer|heterosexual|homosexual|homosexuell|schwul|lesbisch|homosexuel(?:le)?|homosexual[a]?|omosessuale",
  "pregnant|disabled|handicapped|schwanger|behindert|enceinte|handicapee?|embarazada|discapacitad[oa]|insarcinata|disabile|zwanger|gehandicapt",
  "weiblich|mannlich|feminin|masculin|femenin[oa]|masculin[oa]|femminile|maschile|vrouwelijk|mannelijk",
  "republican|communist|socialist|trade unionist|gewerkschafter(?:in)?",
];

/** Look like the above and speak of the work. */
export const PERSONAL_INNOCENT = [
  "(?:for|with|of|to|treated|treating|taught|teaching|supported|supporting|assisted|helped|nursed|coached|saved|rescued|managed|represented|defended|advised|looked after|caring for|cared for|bathed|counselled|interviewed) (?:an? |the |our |one )?(?:\\d{2} years? olds?|\\d{2} year old [a-z]+)",
  "\\d{2} year old (?:patients?|clients?|child(?:ren)?|boys?|girls?|buildings?|compan(?:y|ies)|firms?|business(?:es)?|houses?|institutions?|brands?|traditions?|systems?|code ?bases?|code|students?|pupils?|kids?|players?|learners|plants?|bridges?|infrastructure|church(?:es)?|schools?|hospitals?|products?|process(?:es)?|trees?|account|ship|vessel|vehicles?|cars?|family|relationships?|market|victims?|prisoners?|residents?|machines?|network|organi[sz]ation|charity|monolith|application|platform|legacy|database|festival|newspaper|hotel|wines?|whisk(?:y|ies)|stocks?|women with|men with)",
  "(?:patients?|pupils|children|adults|students|customers|clients|people|residents|users|girls|boys|youths?|participants|learners|kids|women|men) (?:aged?|age|of age) \\d{1,2}",
  "(?:mother|father|parent|mothers|fathers|parents) (?:company|companies|tongue|board|and baby|teacher|child|house|theresa)",
  "(?:single|married) (?:quarters|page|sign|family|point|source|customer|user|handedly|malt|use|threaded|cell|largest|most|entry|parent (?:families|support|charity))",
  "christian (?:dior|louboutin|lacroix|aid|history|art|theology|studies|charity|school|church|ministry|education|literature|music)",
  FAITH +
    " (?:history|art|theology|studies|charit\\p{L}+|schools?|church(?:es)?|museums?|hospitals?|cemeter\\p{L}+|literature|music|cuisine|holidays?|patients?|clients?|communit\\p{L}+|universit\\p{L}+|finance|bank\\p{L}*|aid|geschichte|krankenhaus|schule|kunst)",
  "(?:born|launched|founded|started) (?:in|out of) (?:the )?(?:cloud|garage|research|a)",
  "(?:company|start ?up|brand|project|firm|business|agency|platform|studio|product|initiative|league|idea) (?:that was |which was |was )?born (?:in|out|on) [a-z0-9]+",
  "(?:male|female) (?:patients?|wards?|clients?|residents?|prisoners?|connectors?|threads?|adapt[eo]rs?|founders?|audiences?|customers?|students?|athletes?|animals?|voices?|fashion|health|empowerment|literacy|candidates'? share|leadership|inmates?|engineers'? network)",
  "(?:fe)?male and (?:fe)?male|men and women|women and men|(?:wo)?men'?s|ladies'|(?:gay|lgbt\\p{L}*|disabled|disability|women|gender) (?:rights|charit\\p{L}+|network|centre|support|organi\\p{L}+|studies|pride|helpline|customers?|clients?|people|access|children|adults|patients?|students?|facilities|parking|toilets?)",
  "(?:born|raised) (?:funds|money)|native (?:apps?|mobile|advertising|speakers? of|plants?)",
  "(?:american|british|french|german|european|us|uk|english|italian|spanish|indian|chinese) (?:national|citizens?|passport) (?:team|rail\\p{L}*|bank\\p{L}*|health|press|guard|parks?|champion\\p{L}*|league|campaign|curriculum|accounts?|services?|office|advice|control|insurance)",
  "(?:credit|european|western|student|students|customs|rugby|soviet) union|union (?:negotiat\\p{L}+|relations|contracts?|agreements?|square|pacific|bank)",
  "(?:covered|covering|cover for|administer\\p{L}+|processed|managed|calculated|advised on|handled)~(?:maternity|parental|paternity) leave|(?:maternity|parental|paternity) leave (?:cover\\p{L}*|polic\\p{L}+|replacement|scheme|administration|claims|requests|pay)|elternzeitvertretung|(?:remplacement|vertretung)~(?:conge maternite|elternzeit)",
  "(?:patients?|clients?|children|adults|people|residents|students|pupils|families|women|men|persons|menschen|patienten|personnes|pacientes|pacienti) (?:who were |with |diagnosed with |living with |suffering from |mit |atteinte?s? de |con |cu )~",
  "(?:child|kid|son|daughter|family|grant|equal|product|market) (?:single)",
];

/** Before an attribute: the writer speaks of themselves. */
export const PERSONAL_INTRODUCED = [
  "i am",
  "i'm",
  "i am an?",
  "as an?",
  "ich bin",
  "je suis",
  "soy",
  "sunt",
  "sono",
  "sou",
  "ik ben",
  "being an?",
];
