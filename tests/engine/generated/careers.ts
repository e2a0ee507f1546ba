import { FIRST_TRADES } from "./first-trades";
import { INDOOR_TRADES } from "./indoor-trades";
import type { Trade } from "./trade";
import { WORKSHOP_TRADES } from "./workshop-trades";

export { LANGUAGES, type Language, type Trade } from "./trade";

/** Twenty trades, written for these tests as people of each language write of themselves. */
export const TRADES: Trade[] = [...FIRST_TRADES, ...INDOOR_TRADES, ...WORKSHOP_TRADES];

/** People who hold these trades; no word of theirs comes from any set. */
export const NAMES = ["Mina Solberg", "Ruben Okafor", "Ilka Brandt", "Tomas Varga"];
