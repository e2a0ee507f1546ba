import type { CriterionWords } from "../../grounds";

const PERSON =
  "(?:candidat[oaie]|person[ae]|ragazz[aoie]|impiegat[oaie]|commess[aoie]|camerier[aei]|segretari[ae]|hostess|addett[oaie]|collaborat\\p{L}+|receptionist)";

export const italian: CriterionWords = {
  phrases: {
    protected: {
      sex: [
        "(?:di )?(?:sesso|genere) ?:? ?(?:femminile|maschile)",
        "(?:solo|soltanto|esclusivamente|preferibilmente|cercasi|cerchiamo|no|astenersi) (?:un |una |per )?(?:donn[ae]|uomo|uomini|ragazz[aoei]|signor[ae]|signorin[ae]|maschi|femmine)(?! (?:e|o) (?:uomini|donne|ragazz))",
        `(?:donn[ae]|uomini|ragazze) (?:solo|preferibilmente|astenersi)|${PERSON} (?:femminil[ei]|maschil[ei]|donn[ae])|donna delle pulizie`,
      ],
      age: [
        "(?:eta|anni) ?:? ?(?:massima|max\\.?|compresa|tra|fra|non superiore|inferiore|limite|minima)~(?!18)\\d{2}(?: ?(?:-|e|ai) ?(?:i )?\\d{2})?",
        "(?:tra|fra|dai|da) (?:i )?\\d{2} (?:e|ai|a) (?:i )?\\d{2} anni(?! di)|\\d{2} ?- ?\\d{2} anni(?! di)|(?:sotto|sopra|under|over|meno di|non oltre|massimo|max\\.?|fino a) (?:i )?(?!18|16)\\d{2}(?: anni)?(?! di| anni di| \\p{L}{3,})|(?:limite d'eta|limiti di eta|fascia d'eta)~",
        `(?:cercasi|cerchiamo|solo|preferibilmente) (?:un |una )?giovan[ei]|${PERSON} giovan[ei]|giovan[ei] ${PERSON}|giovane e (?:dinamic|motivat|bella|solare)\\p{L}*|nat[oaie] (?:dopo|prima|tra|dal) ~(?:19|20)\\d{2}|no anziani`,
      ],
      origin: [
        "(?:di )?(?:nazionalita|cittadinanza)(?: (?:italiana|europea|ue|rumena|comunitaria|\\p{L}+a))?|cittadin[oaie] (?:italian|europe|ue|comunitari)\\p{L}*|(?:di )?origin[ei] (?:italian|europe|etnic|african|arab|stranier)\\p{L}*|passaporto (?:italiano|europeo)",
        `(?:no|solo|esclusivamente|astenersi|niente) (?:stranieri|italiani|extracomunitari|immigrati|rumeni|zingari|africani|neri|bianchi|europei)|(?:stranieri|extracomunitari) (?:astenersi|no)|${PERSON} (?:italian|stranier|bianc|ner|african|europe)[oaie]|colore della pelle|razza|etnia|nat[oaie] in \\p{L}+`,
      ],
      religion: [
        `(?:cattolic|cristian|musulman|ebre|protestant|credent|evangelic)\\p{L}{1,3} (?:praticant[ei]|solo|preferibilmente)|${PERSON} (?:cattolic|cristian|musulman|credent|ebre|ate)\\p{L}{1,2}|(?:di )?(?:religione|fede|confessione) ?:? ?(?:cattolica|cristiana|musulmana|ebraica|islamica|protestante|evangelica)`,
        "(?:no|senza|niente) (?:velo|hijab|turbante|musulmani|ebrei|cattolici|simboli religiosi)|battezzat[oaie]|credent[ei]|membro (?:della|di una) (?:chiesa|parrocchia)|timorat[oa] di dio",
      ],
      health: [
        "(?:senza|no|priv[oaie] di|nessuna?|non) (?:alcuna |alcun |avere |persone ){0,4}(?:disabilita|disabili|handicap|malattie(?: croniche)?|problemi (?:di salute|fisici|medici)|invalidita|invalidi|patologie|allergie)|(?:buona|ottima|perfetta|sana) (?:salute|e robusta costituzione)|(?:buono|ottimo) stato di salute|sana e robusta costituzione|san[oa] di corpo",
      ],
      family: [
        "stato civile(?: ?:)?(?: \\p{L}+)?|(?:nubil[ei]|celib[ei]|sposat[oaie]|divorziat[oaie]|vedov[oaie]|single(?= ?$))|(?:senza|no|non avere|prive di) (?:figli(?: piccoli| a carico)?|famiglia|carichi familiari|impegni familiari|legami familiari|obblighi familiari|mamme|gravidanz\\p{L}+)|non (?:in gravidanza|incinta)|no (?:incinte|gravide)|madre di famiglia|padre di famiglia",
      ],
      orientation: [
        "(?:etero|omo|bi)sessual[ei]",
        "(?:no|solo|astenersi|niente) (?:gay|lesbiche|omosessuali|lgbt\\p{L}*|trans\\p{L}*)",
      ],
      union: [
        "(?:non |no )?(?:iscritt[oaie]|tesserat[oaie]|appartenent[ei]|membro) (?:a |ad |al |di |del |un |alcun |nessun ){0,4}(?:sindacat[oi]|cgil|cisl|uil)|(?:no|non|senza) (?:sindacalisti|sindacalizzat[oaie]|tessera sindacale|attivita sindacale)|sindacalist[aie](?= ?(?:$|[,.;]))|sindacalizzat[oaie]",
      ],
      politics: [
        "(?:non )?(?:iscritt[oaie]|tesserat[oaie]|membro|elettor[ei]|simpatizzant[ei]|militant[ei]) (?:a |ad |al |di |del |un |alla |della |alcun ){0,4}(?:partit[oi](?: politic[oi])?|pd|lega|fratelli d'italia|forza italia|m5s)|(?:orientamento|idee|opinioni|convinzioni|appartenenza|fede) politic[aohe]+|di (?:destra|sinistra)(?= ?(?:$|[,.;]))|(?:no|niente) (?:comunisti|fascisti)|apolitic[oaie]+",
      ],
    },
    proxy: {
      age: [
        "(?:team|squadra|ambiente|gruppo|staff|realta|organico)(?: di lavoro)? (?:molto |dinamic[oa] e |motivat[oa] e ){0,4}(?:giovan[ei]|giovanile)(?: e \\p{L}+)?|giovan[ei](?: e dinamic[oa])? (?:team|squadra|staff|gruppo|laureat[oi]|talent[oi]|diplomat[oi]|professionist[ai]|neolaureat[oi])|giovanile|eta media~",
        "nativ[oi] digital[ei]|digital natives?|generazione [yz]|millennials?|neolaureat[oaie]|neodiplomat[oaie]|appena (?:laureat|diplomat)[oaie]|(?:massimo|max\\.?|non piu di|fino a|meno di) \\d{1,2} anni di esperienza|pien[oa] di energia|energic[oa]|prima esperienza lavorativa|sovraqualificat[oaie]|apprendistato under~",
      ],
      origin: [
        "(?:lingua )?madrelingua(?: \\p{L}+)?|lingua madre(?: \\p{L}+)?|(?:italiano|inglese|tedesco|francese|spagnolo) (?:nativo|madrelingua)|native speakers?|senza (?:accento|inflessioni)(?: \\p{L}+)?|accento (?:neutro|italiano)|mentalita (?:italiana|occidentale)",
      ],
      health: [
        "(?:buona|ottima) (?:forma|condizione|prestanza|resistenza) fisica|fisicamente (?:fort|prestant|sano|sana|in forma|robust)\\p{L}*|prestanza fisica|non fumator[ei]|no fumatori|imc (?:sotto|inferiore|tra)",
      ],
      family: ["(?:senza|liber[oaie] da) (?:vincoli|impegni|legami|obblighi)(?: personali| familiari)?"],
      appearance: [
        `(?:bella|ottima|buona|gradevole|curata) (?:presenza|apparenza|immagine)|(?:aspetto|presenza|immagine) (?:fisico )?(?:gradevole|curat[oa]|piacevole|attraente)|bell'aspetto|bell[oa](?= ?(?:$|[,.;]))|(?:attraent[ei]|snell[aoie]|bionda|carina|avvenent[ei])(?= ?(?:$|[,.;]| e ))|${PERSON} (?:bell[ae]|attraent[ei]|alt[ae]|snell[ae]|carin[ae])|altezza~\\d|taglia (?:3\\d|4\\d)|(?:senza|no) (?:tatuaggi|piercing|barba|sovrappeso|occhiali)|(?:con|allegare|inviare) (?:una )?(?:foto(?:grafia)?)|cv con foto|fototessera`,
      ],
      social: [
        "(?:universita|scuol[ae]|ateneo|atenei) (?:prestigios[aeio]|d'elite|di prestigio|privat[aeo]|top|rinomat[aeo])|(?:laurea\\p{L}*|laureat[oi]) (?:in|alla|presso)~(?:bocconi|harvard|luiss|oxford|sorbona)|ivy league|di buona famiglia|buona famiglia|ceto (?:alto|sociale|medio)|classe sociale|cap(?: \\d{5})|codice postale|(?:residente|residenza|domicilio) (?:in|nel|nella) (?:zona|quartiere)~|(?:retribuzione|stipendio|ral|salario|busta paga) (?:attual[ei]|precedent[ei]|corrente)|(?:ultima|ultime|ultimo) (?:\\p{L}+ )?(?:busta paga|buste paga|retribuzione|stipendio)|attualmente (?:occupat[oaie]|impiegat[oaie])|no disoccupati|senza (?:interruzioni|buchi)~",
      ],
      record: [
        "(?:senza|no|assenza di|nessun) (?:precedenti penali|condanne|carichi pendenti|precedenti)|fedina penale (?:pulita|immacolata)|incensurat[oaie]|(?:militesente|servizio militare (?:assolto|svolto|compiuto)|(?:assolto|esente da) (?:gli )?(?:obblighi di leva|servizio militare)|obblighi militari assolti)",
      ],
    },
  },
  attributes: {
    protected: {
      sex: ["donn[ae]", "uomini", "uomo", "femminile", "maschile"],
      religion: ["cattolic[oaie]", "cristian[oaie]", "musulman[oaie]", "ebre[oaie]"],
      health: ["disabil[ei]"],
      family: ["incinta"],
    },
    proxy: { age: ["giovan[ei]"] },
  },
  candidates: ["candidat[oaie]", "person[ae]"],
  workers: ["impiegat[oaie]", "camerier[aei]", "commess[aoie]", "segretari[ae]"],
  asking: [
    "una?",
    "il",
    "la",
    "e",
    "o",
    "solo",
    "esclusivamente",
    "preferibilmente",
    "essere",
    "cercasi",
    "cerchiamo",
    "no",
    "non",
    "sesso",
    "religione",
    "candidat[oaie]",
    "person[ae]",
  ],
  askedFor: [
    "solo",
    "preferibilmente",
    "esclusivamente",
    "astenersi",
    "senza",
    "con",
    "tra",
    "per",
    "praticant[ei]",
  ],
  workingWith: ["con", "per", "di", "a", "da", "dei", "delle", "degli", "alle", "ai"],
  innocent: [
    "(?:uomini|donne) (?:e|o) (?:uomini|donne)|abbigliamento (?:donna|uomo|femminile|maschile)|moda (?:donna|uomo|femminile|maschile)|scarpe (?:da )?(?:donna|uomo)|reparto (?:donna|uomo)|pubblico (?:femminile|maschile)|calcio (?:femminile|maschile)|salute (?:della )?donna|connettor[ei] (?:maschio|femmina)",
    "giovan[ei] (?:pazienti|adulti|utenti|clienti|coppie|pubblico|azienda|donne vittime|generazioni)|(?:almeno|minimo|compiuto|avere|maggior[ei] di) (?:16|18|21) anni|maggiorenn[ei]|(?:da|oltre|piu di) \\d{2} anni (?:di|nel|sul|opera)|oltre \\d{2} (?:paesi|anni|dipendenti|sedi|persone|negozi)",
    "(?:scuola|ospedale|chiesa|museo|arte|storia|istituto|associazione|cimitero) (?:cattolic|cristian|ebraic|musulman|femminil|maschil)\\p{L}+|persone con disabilita|utenti disabili|assistenza disabili|categorie protette[^.;\\n]{0,40}|l\\. ?68/99|unione europea|di origine (?:animale|vegetale|controllata)",
    "(?:cittadinanza|nazionalita)[^.;!?\\n]{0,25} o [^.;!?\\n]{0,40}permesso di (?:soggiorno|lavoro)|(?:diverse|varie|\\d{1,6}) nazionalita|cittadinanza (?:attiva|digitale)",
    "(?:stipendio|pacchetto|retribuzione|salario|offerta|ambiente) attraent[ei]|bella (?:azienda|opportunita|realta)|app nativ[ae]|cap (?:table|markets?)",
  ],
};
