/** A posting as LinkedIn shows it to visitors. `html` is the description's markup. */
export type FakePosting = {
  title: string;
  company: string;
  city: string;
  country: string;
  employmentType: string;
  html: string;
};

/** Open postings, by number. Made-up companies, everyday work. */
export const postings: Record<string, FakePosting> = {
  "4010000001": {
    title: "Backend Developer (m/f/d)",
    company: "Fjordpay &amp; Partners",
    city: "Gothenburg",
    country: "SE",
    employmentType: "FULL_TIME",
    html: `<strong>About the job</strong><br><br>We move money between small shops and their suppliers. You will build the services behind it.<br><p>What we ask for</p><ul><li>At least 3 years of experience as a backend developer</li><li>Python and PostgreSQL</li><li>Docker or Kubernetes</li><li>Good English</li></ul><p>Nice to have</p><ul><li>Go</li><li>Terraform &amp; AWS</li></ul><script>track("view")</script>`,
  },
  "4010000002": {
    title: "Registered Nurse, Intensive Care",
    company: "Hôpital Saint-Rémy",
    city: "Lyon",
    country: "FR",
    employmentType: "PART_TIME",
    html: "<p>You care for patients on a ward of twelve beds.</p><p>Requirements:</p><ul><li>Registered nurse</li><li>Experience in intensive care</li><li>Wound care</li><li>Medication administration</li></ul>",
  },
  "4010000003": {
    title: "Data Analyst",
    company: "Kornblume Handel",
    city: "Hamburg",
    country: "DE",
    employmentType: "CONTRACTOR",
    html: "<p>Requirements</p><ul><li>SQL</li><li>Python</li><li>Tableau</li></ul><p>Nice to have: Kubernetes</p>",
  },
};
