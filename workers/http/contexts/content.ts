import { countArticles } from "../../domain/content/count-articles";
import { getPublishedArticle, listRecentArticles } from "../../domain/content/get-article";
import { searchArticles } from "../../domain/content/search-articles";
import { getConsentProof } from "../../domain/privacy/consent-proof";
import { recordConsent } from "../../domain/privacy/consent-record";
import type { ConsentChoices } from "../../domain/privacy/rules";
import type { ArticleCategory } from "../../domain/staff/rules";
import { answeredCookies, consentNumberOf, consentOf, openedCookies } from "../consent-cookies";
import { enforceRateLimit } from "../small-requests";
import type { RequestTools } from "./tools";

/** The learning center, and the cookie choice of whoever asks. */
export function contentContext({ c, deps, orThrow }: RequestTools) {
  return {
    articles: {
      search: (input: { search: string; category: ArticleCategory | null }) =>
        orThrow(searchArticles(deps, input)),
      get: (slug: string) => orThrow(getPublishedArticle(deps, { slug })),
      /** of the last 30 days, six unless told otherwise */
      recent: (limit?: number) => orThrow(listRecentArticles(deps, { limit })),
      stats: () => orThrow(countArticles(deps)),
    },
    consent: {
      read: () => consentOf(c),
      proof: () => orThrow(getConsentProof(deps, { consentId: consentNumberOf(c) })),
      /** Keeps the choice. @returns Set-Cookie values */
      save: (choices: ConsentChoices) =>
        orThrow(
          (async () => {
            await enforceRateLimit(c, "consent");
            const { privacyControl } = consentOf(c);
            return answeredCookies(c, await recordConsent(deps, { choices, privacyControl }));
          })(),
        ),
      /** Set-Cookie values that open the question again. */
      reset: openedCookies,
    },
  };
}
