import { CARE_DONE } from "./care";
import { COMMERCE_DONE } from "./commerce";
import { OFFICE_DONE } from "./office";
import { TECHNOLOGY_DONE } from "./technology";
import { TRADES_DONE } from "./trades";

/**
 * What people write who have done something, where the skill's own names don't tell it: one skill a line, as
 * `Name | doing something, doing something`. Read like the base's own "counting stock": the verb opens a clause, in any of
 * its forms, and its object is a whole noun. "selling *": done to whatever stands behind it, except as "selling", which heads nouns; "caring for patients": with the word
 * that belongs to the verb. List only what is that skill in every trade: "worked with customers" isn't always customer service.
 */
export const DONE_AS = [COMMERCE_DONE, OFFICE_DONE, CARE_DONE, TRADES_DONE, TECHNOLOGY_DONE].join("");
