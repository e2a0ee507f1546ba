export type WorkLanguage = "de" | "fr" | "ro";

const oneOf = (list: string): string => `(?:${list.trim().split(/\s+/).join("|")})`;

function endings(list: string): RegExp {
  return new RegExp(`^${oneOf(list)}?$`);
}

/** A made word: what makes it, and how it is then inflected. */
function madeWith(made: string, inflected: string): RegExp {
  return new RegExp(`^${oneOf(made)}?${oneOf(inflected)}?$`);
}

export const ENDINGS: Record<WorkLanguage, RegExp> = {
  de: endings(
    "e en er ers es em ern ens et ete eten t te ten tes ter n s st ung ungen ungs in innen erin erinnen end ende enden el eln lich liche lichen licher ik iker ikern ikerin isch ische ischen ischer iert ierte ierten ieren ation ationen",
  ),
  fr: endings(
    "s e es ee ees er ers ez ant ants ante ait ation ations ement ements ment ments eur eurs euse euses rice ion ions if ifs ive ives t te ts tes i ie is ies it ite ites ir ise ises iser isation al ale ales aux el els elle elles age ages x ique iques re u ue us ues ure ures ie ien iens ienne iennes ier iere iers ieres oire oires aire aires in ins ine ines",
  ),
  ro: endings(
    "a e i ii iei ul ului le lui lor ele elor ilor uri urile urilor ea at ata ate ati am au and ind ez eaza eze it ita ite iti ire irea iri irii are area ari arii arilor ere erea eri erii t ta te ti n u us usi s se tor toare tori torilor or ori orul orilor oare ie iile iilor ia ion ional ionale ional ic ica ice ici al ala ali ale alele nt nta nti ntul ntului ntilor arul ar ari arilor ar ara iv iva ive ant anti antilor ator atori itor itori",
  ),
};

/** Behind a beginning this long more endings are sure to be endings. */
export const LONG_BEGINNING = 5;

export const MORE_ENDINGS: Record<WorkLanguage, RegExp> = {
  de: madeWith(
    "ier er ler ner ig ungs bar haft los schaft heit enheit keit igkeit itat ion ation anz enz ist or ator eur ung ierung igung iv ativ al ell isier isierung erung elung",
    "e en er ers es em ern n s t et te ten tes ter st in innen end ende enden ien ung ungen ungs",
  ),
  fr: madeWith(
    "at it t is iss ist i ul er ent ant al el ell iqu if iv eu ib abl ibl ac anc enc at iat isat icat ition ation erie ateur iteur atri itri ateu isti ism ic iat enu",
    "s e es ee ees er ers ez ant ants ante antes ait ent ements ement ion ions eur eurs euse euses rice rices if ifs ive ives ir is it its ite ites ie ies ier iers iere ieres ien iens ienne iennes al ale ales aux el els elle elles age ages x le les re res u ue us ues ure ures aire aires oire oires in ins ine ines t te ts tes",
  ),
  ro: madeWith(
    "at it ut et iat eat uat iz izat at it ator itor utor etor iator toar atoar itoar ist ism al ial ional ual ic iv ativ itiv ar er ier or os oas ant ent abil ibil an ean esc eaz a e i ie u iun ti ati iti uti eti s si asi ment zi",
    "a ea e i ia ie ii iii ei iei u ul ului le lui lor ele elor ile ilor iile iilor uri urile urilor ri rile rilor re rea rii am im au and ind nd t ta te ti tul tului tii tilor ez eze este esti o oare ori",
  ),
};

/** What joins the parts of a German compound; some keep a hyphen ("LKW-Fahrer"). */
export const JOINING = /^(?:s|es|n|en|er|e|ns)?-?$/;
