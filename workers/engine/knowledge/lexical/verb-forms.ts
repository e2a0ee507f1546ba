/** Past forms that no ending tells, and their verbs: résumés write the past, postings the present. */
export const IRREGULAR_VERBS: ReadonlyMap<string, string> = pairs(
  `wrote write, written write, drove drive, driven drive, taught teach, kept keep, gave give, given give, took take, taken take,
  led lead, ran run, built build, rebuilt rebuild, sold sell, bought buy, made make, held hold, fed feed, drew draw, drawn draw,
  grew grow, grown grow, found find, paid pay, laid lay, cut cut, set set, sewn sew, shot shoot, swept sweep, dealt deal,
  sent send, brought bring, oversaw oversee, overseen oversee, met meet, spoke speak, spoken speak, won win, got get, chose choose,
  chosen choose, put put, hit hit, beat beat, dug dig, hung hang, lent lend, sought seek, undertook undertake,
  undertaken undertake, caught catch, underwrote underwrite, rang ring, rung ring, flew fly, flown fly, upheld uphold, rewrote rewrite,
  rewritten rewrite, overcame overcome, did do, done do`,
);

/** Nouns of actions and their verbs, where the noun isn't the verb with "-ing". */
export const VERB_OF_NOUN: ReadonlyMap<string, string> = pairs(
  `administration administer, analysis analyze, assessment assess, assembly assemble, audit audit, calibration calibrate,
  control control, coordination coordinate, count count, delivery deliver, design design, development develop, dispatch dispatch,
  distribution distribute, drafting draft, evaluation evaluate, extraction extract, facilitation facilitate, fabrication fabricate,
  implementation implement, improvement improve, inspection inspect, installation install, interpretation interpret,
  investigation investigate, maintenance maintain, management manage, measurement measure, mediation mediate, monitoring monitor,
  negotiation negotiate, operation operate, organization organize, preparation prepare, preservation preserve,
  prevention prevent, production produce, promotion promote, reconciliation reconcile, recruitment recruit, reduction reduce,
  removal remove, repair repair, replacement replace, resolution resolve, restoration restore, review review, rotation rotate,
  selection select, supervision supervise, support support, translation translate, transport transport, valuation value`,
);

/** "led lead, ran run": each first word by its second. */
export function pairs(list: string): Map<string, string> {
  return new Map(list.split(",").map((pair) => pair.trim().split(/\s+/) as [string, string]));
}
