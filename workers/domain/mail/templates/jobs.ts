import { BECAUSE_OF_ACCOUNT, type MailTexts } from "../mail-content";

export const jobTexts: MailTexts<"new-jobs"> = {
  "new-jobs": ({ fullName, searches, url, offUrl }) => {
    const total = searches.reduce((sum, search) => sum + search.total, 0);
    const jobs = total === 1 ? "1 new job" : `${total} new jobs`;
    const [first] = searches;
    const isOne = searches.length === 1;
    return {
      subject: isOne ? `${jobs}: ${first?.name}` : `${jobs} for your saved searches`,
      name: fullName,
      paragraphs: searches.flatMap(({ name, lines, total: found, ...search }) => [
        `${name}:`,
        ...lines,
        ...(found > lines.length ? [`And ${found - lines.length} more.`] : []),
        ...(isOne ? [] : [search.url]),
      ]),
      button: isOne
        ? { label: "See the jobs", url: first?.url ?? url }
        : { label: "Your saved searches", url },
      why: BECAUSE_OF_ACCOUNT,
      leave: { text: "Get no more mails about new jobs", url: offUrl },
    };
  },
};
