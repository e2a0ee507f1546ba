/** The employer's own page at the source; null where the source has none of one employer. */
export function companyPage({ source, token }: { source: string; token: string }): string | null {
  const pages: Record<string, string> = {
    greenhouse: `https://job-boards.greenhouse.io/${token}`,
    lever: `https://jobs.lever.co/${token}`,
    "lever-eu": `https://jobs.eu.lever.co/${token}`,
    ashby: `https://jobs.ashbyhq.com/${token}`,
    recruitee: `https://${token}.recruitee.com`,
    personio: `https://${token}.jobs.personio.de`,
    smartrecruiters: `https://jobs.smartrecruiters.com/${token}`,
  };
  return pages[source] ?? null;
}
