import type { CriterionWords } from "../../grounds";

const PERSON =
  "(?:kandidat(?:en|e)?|kandidaat|sollicitant(?:en|e)?|persoon|personen|medewerk(?:er|ers|ster|sters)|werknemers?|collega'?s?|mensen|verko(?:per|opster|pers)|secretaresse|receptionist(?:e)?|hulp|kracht(?:en)?)";

export const dutch: CriterionWords = {
  phrases: {
    protected: {
      sex: [
        `(?:geslacht) ?:? ?(?:vrouw|man|vrouwelijk|mannelijk)|(?:vrouwelijk|mannelijk)e? ${PERSON}|van het (?:vrouwelijk|mannelijk)e? geslacht|(?:alleen|uitsluitend|enkel|liefst|bij voorkeur|geen|zoeken) (?:een )?(?:jonge )?(?:vrouw(?:en)?|man(?:nen)?|dames?|heren|meisjes?|jongens?|vrouwelijke?|mannelijke?)(?! (?:en|of) (?:mannen|vrouwen|heren))|(?:vrouwen|mannen|dames) (?:gezocht|gewenst|alleen|bij voorkeur)|schoonmaakster`,
      ],
      age: [
        `(?:leeftijd|leeftijdsgrens|maximumleeftijd|leeftijdscategorie) ?:?(?: (?:tussen|van|tot|max\\.?|maximaal|onder|vanaf)){0,4} ?(?!18)(?:de )?\\d{2}(?: ?(?:-|en|tot) ?(?:de )?\\d{2})?|(?:maximumleeftijd|leeftijdsgrens)|tussen (?:de )?\\d{2} en (?:de )?\\d{2} jaar(?! ervaring)|\\d{2} ?(?:-|tot) ?\\d{2} jaar(?: oud)?(?! ervaring)|(?:jonger dan|ouder dan|niet ouder dan|onder de|maximaal|max\\.?|tot) (?!18|16|21)\\d{2}(?: jaar)?(?: oud)?(?! (?:uur|euro|km|kg|dagen|jaar (?:werk)?ervaring|procent|minuten|ervaring|\\p{L}{3,}))|jonge (?:${PERSON}|vrouw|man|meid|dame|vent)|(?:geen|niet te) (?:oude(?:re)?n?|oud)(?: ${PERSON})?|jong en (?:dynamisch|energiek|enthousiast|fris|knap)|(?:alleen|zoeken|liefst) (?:een )?jongeren|geboren (?:na|voor|tussen|vanaf) (?:19|20)\\d{2}`,
      ],
      origin: [
        `\\p{L}{4,15}e? (?:nationaliteit|staatsburgerschap|paspoort|afkomst|komaf|burgerschap)|nationaliteit ?:? ?\\p{L}+|(?:nederlandse|belgische|vlaamse|duitse|eu) (?:staatsburger|burger|onderdaan)s?|van (?:nederlandse|belgische|turkse|marokkaanse|europese|buitenlandse) (?:afkomst|origine|komaf)|(?:geen|alleen|enkel|uitsluitend) (?:buitenlanders|allochtonen|autochtonen|nederlanders|belgen|vlamingen|polen|marokkanen|turken|roemenen|vluchtelingen|migranten|europeanen|moslims uit)|(?:blanke|witte|zwarte|allochtone|autochtone|buitenlandse) ${PERSON}|huidskleur|(?:zonder|geen) migratieachtergrond|etnische (?:afkomst|achtergrond)|(?:geboren|opgegroeid) (?:en getogen )?in (?:nederland|belgie|vlaanderen)`,
      ],
      religion: [
        `(?:praktiserend|belijdend|overtuigd|gelovig|gedoopt|meelevend)e? (?:christen|katholiek|moslim|jood|protestant|lid)\\p{L}{0,3}|(?:christelijk|katholiek|islamitisch|joods|protestants|gereformeerd|gelovig)e? ${PERSON}|(?:geloof|religie|geloofsovertuiging|levensovertuiging) ?:? ?\\p{L}+|(?:geen|zonder) (?:hoofddoek\\p{L}*|keppel\\p{L}*|tulband|sluier|moslims?|christenen|joden|katholieken)|lid van (?:een |de )?(?:kerk|moskee|parochie|kerkelijke gemeente)|belijdend lid`,
      ],
      health: [
        `(?:geen|zonder|vrij van) (?:\\p{L}+ )?(?:handicap(?:s)?|beperking(?:en)?|ziektes?|ziekten|aandoening(?:en)?|gezondheidsproblemen|gehandicapten|klachten|allergieen|gezondheidsklachten|arbeidsbeperking)|(?:goede|uitstekende|perfecte|volledige) gezondheid|(?:goed|volledig|kern|lichamelijk(?: en geestelijk)?) ?gezond(?= ?(?:$|[,.;]| en ))|gezond(?= ?$)|gezonde ${PERSON}|niet gehandicapt|nooit ziek|kerngezond`,
      ],
      family: [
        `burgerlijke (?:staat|stand)(?: ?:)?(?: \\p{L}+)?|(?:ongehuwd|gehuwd|getrouwd|ongetrouwd|gescheiden|alleenstaand|vrijgezel|kinderloos)e?(?! moeders)|(?:geen|zonder) (?:jonge |kleine )?(?:kinderen|kind|gezin|gezinsverplichtingen|kinderwens|familie(?:verplichtingen)?|zwangerschap|zwangeren|moeders)|niet zwanger|geen zwangerschapsplannen|gezinsplanning|huisvader|huismoeder`,
      ],
      orientation: [
        `(?:hetero|homo|bi)(?:seksueel|seksuele|seksuelen)|(?:geen|alleen) (?:homo'?s?|lesbiennes?|lhbt\\p{L}*|transgenders?)|seksuele geaardheid ?: ?\\p{L}+`,
      ],
      union: [
        "(?:geen |niet )?(?:vakbondsl(?:id|eden)|vakbondslidmaatschap|lid van (?:een |de )?vakbond|aangesloten bij (?:een )?vakbond|vakbondsmensen|vakbondsactivist\\p{L}*|gesyndiceerd\\p{L}*|vakbonders?)",
      ],
      politics: [
        "(?:geen )?(?:partijlid|lid van (?:een |de )?(?:politieke partij|vvd|pvda|pvv|cda|d66|n va|vlaams belang|groenlinks)|(?:pvv|vvd|cda|d66) (?:stemmer|lid|aanhanger)s?)|politieke (?:voorkeur|overtuiging|gezindheid|kleur|opvattingen)|politiek (?:neutraal|links|rechts|actief|conservatief)|apolitiek|(?:geen) (?:communisten|linksen|rechtsen|activisten)",
      ],
    },
    proxy: {
      age: [
        `(?:jong|jonge|jeugdig)e?(?:,? (?:en|&)? ?(?:dynamisch|gezellig|enthousiast|gemotiveerd|ambitieus|informeel|energiek|leuk)e?){0,4},? (?:team|bedrijfscultuur|ploeg|collega'?s?|professional(?:s)?|talent(?:en)?|honden?|hond|sfeer|club|groep)|(?:dynamisch|enthousiast|gezellig|gemotiveerd|energiek|hecht)e?,? (?:en )?jonge? (?:team|collega'?s?|ploeg)|jeugdig(?:e)?(?= ?(?:$|[,.;]| en | elan| enthousiasme| uitstraling))|gemiddelde leeftijd~|digital natives?|generatie [yz]|millennials?|(?:pas|recent|net|vers) (?:afgestudeerd|gediplomeerd)\\p{L}*|schoolverlaters?|starters?(?= ?(?:$|[,.;]| gezocht| op de arbeidsmarkt))|(?:maximaal|max\\.?|hooguit|tot|niet meer dan|minder dan) \\d{1,2} jaar (?:werk)?ervaring|energiek\\p{L}*|vol energie|bruist van (?:de )?energie|boordevol energie|overgekwalificeerd|rijpere? ${PERSON}|begin van je (?:carriere|loopbaan)`,
      ],
      origin: [
        "moedertaal\\p{L}*(?: \\p{L}+)?|native (?:speaker|nederlands|engels|duits|frans|dutch|english)\\p{L}*|(?:nederlands|engels|duits|frans|vlaams)\\p{L}* (?:als )?(?:moedertaal|native)|accentloos|accentvrij|(?:zonder|geen) (?:buitenlands )?accent|(?:nederlandse|westerse|vlaamse) (?:mentaliteit|naam|achtergrond|cultuur(?= ?$))",
      ],
      health: [
        "(?:lichamelijk|fysiek|mentaal|geestelijk) (?:fit|sterk|gezond|in orde|stabiel|belastbaar|goed in vorm)|(?:goede|uitstekende) (?:lichamelijke|fysieke) (?:conditie|gesteldheid|gezondheid)|goede conditie|niet rok\\p{L}+|bmi (?:onder|tussen|van)|(?:laag|weinig|geen) ziekteverzuim",
      ],
      family: ["(?:geen|zonder|vrij van) (?:prive ?|persoonlijke |thuis)?verplichtingen|ongebonden"],
      appearance: [
        `(?:verzorgd|representatief|aantrekkelijk|knap|net|goed|leuk|prettig|charmant)e? (?:uiterlijk|voorkomen|verschijning|uitstraling en uiterlijk|looks)|representatie(?:f|ve)(?= ?(?:$|[,.;]| en | voorkomen| uitstraling| ${PERSON}))|(?:knap|mooi|slank|aantrekkelijk(?! salaris)|blond|fotogeniek)e?(?= ?(?:$|[,.;]| en | ${PERSON}| vrouw| meisje| dame| hostess))|lengte~\\d|(?:minimaal|minstens) 1[,.]\\d{2} ?m|(?:kleding)?maat (?:3\\d|4\\d)|(?:geen|zonder) (?:zichtbare )?(?:tattoos?|tatoeages?|piercings?|baard|overgewicht|bril)|(?:met|inclusief|voorzien van|plus) (?:recente )?(?:pasfoto|foto)|cv met foto`,
      ],
      social: [
        "(?:elite|top) ?universiteit\\p{L}*|(?:gerenommeerde|prestigieuze|vooraanstaande) (?:universiteit|school|business school|hogeschool)|ivy league|van goede (?:huize|familie|komaf)|goed milieu|gegoede (?:familie|kringen|burgerij)|postcode(?:gebied| \\d+|(?= ?(?:$|[,.;])))|(?:woonachtig|wonen|woonplaats) in (?:een |de )?(?:goede |nette )?(?:wijk|buurt|postcode)~|goede (?:buurt|wijk)|(?:huidig|vorig|laatst|laatstverdiend|laatst verdiend|actueel|bestaand)e? (?:bruto )?(?:salaris|loon|inkomen)|salarisstrook|loonstrook\\p{L}*|loonfiche|salarisgeschiedenis|momenteel (?:werkzaam|in dienst)(?= ?(?:$|[,.;]))|geen werklozen|(?:zonder|geen) (?:gaten|gat)~cv",
      ],
      record: [
        "(?:geen|zonder|blanco|schoon) (?:strafblad|strafrechtelijk verleden|justitieel verleden|veroordelingen|crimineel verleden|uittreksel strafregister)|(?:dienstplicht|militaire dienst|legerdienst) (?:vervuld|voltooid|afgerond|gedaan)|vrijgesteld van (?:dienstplicht|militaire dienst|legerdienst)",
      ],
    },
  },
  attributes: {
    protected: {
      sex: ["vrouw(?:en)?", "vrouwelijk(?:e)?", "mannelijk(?:e)?", "dames?"],
      religion: ["christen(?:en)?", "moslims?", "katholiek(?:en)?", "jood", "protestant"],
      health: ["gehandicapt(?:e|en)?"],
      family: ["zwanger(?:e)?"],
    },
    proxy: {},
  },
  candidates: ["kandida(?:at|ten)", "sollicitanten?", "persoon"],
  workers: ["medewerk\\p{L}+", "werknemers?", "collega'?s?"],
  asking: [
    "een",
    "alleen",
    "uitsluitend",
    "enkel",
    "liefst",
    "bij voorkeur",
    "geen",
    "niet",
    "zijn",
    "bent",
    "is",
    "zoeken",
    "geslacht",
    "als",
    "jonge",
  ],
  askedFor: [
    "gezocht",
    "gewenst",
    "alleen",
    "bij voorkeur",
    "uitsluitend",
    "zonder",
    "met",
    "tussen",
    "voor",
  ],
  workingWith: ["met", "voor", "van", "aan", "bij", "door"],
  innocent: [
    "(?:dames|heren|mannen|vrouwen|jongens|meisjes) (?:en|of|/) (?:dames|heren|mannen|vrouwen|jongens|meisjes)\\p{L}*|dames(?:mode|kleding|schoenen|kapper|voetbal|afdeling)|m/v(?:/x)?|v/m(?:/x)?|(?:vrouwelijk|mannelijk)e? (?:patienten|clienten|bewoners|draad|stekkers?|klanten)",
    "(?:vanaf|minimaal|minstens|tenminste) (?:16|18|21) jaar(?: oud)?|18 ?\\+|(?:minimum|wettelijke) ?leeftijd(?: van)? (?:16|18)|jonge (?:kinderen|mensen|gezinnen|patienten|clienten|ouders|volwassenen|onderneming)|meer dan \\d{2} jaar (?:ervaring|actief)",
    "(?:christelijk|katholiek|joods|islamitisch|protestants)e? (?:school|basisschool|onderwijs|organisatie|museum|ziekenhuis|begraafplaats|zorginstelling|uitgeverij)|mensen met een (?:beperking|handicap|arbeidsbeperking)|alleenstaande (?:moeders|ouders|ouderen)|gehandicaptenzorg|europese unie|postcode ?loterij",
    "(?:nationaliteit|paspoort)[^.;!?\\n]{0,25} of [^.;!?\\n]{0,40}(?:werkvergunning|verblijfsvergunning)|(?:verschillende|diverse|\\d{1,6}) nationaliteiten",
  ],
};
