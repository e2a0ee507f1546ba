export type WorkLanguage = "de" | "fr" | "ro";

function endings(list: string): RegExp {
  return new RegExp(`^(?:${list.trim().split(/\s+/).join("|")})?$`);
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

/** What joins the parts of a German compound; some keep a hyphen ("LKW-Fahrer"). */
export const JOINING = /^(?:s|es|n|en|er|e|ns)?-?$/;
