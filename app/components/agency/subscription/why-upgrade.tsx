const reasons = [
  {
    title: "Work goes on",
    text: "Creating job threads, uploading, analysing and scoring again stay open, month after month. Nothing that you made in the trial has to be done twice.",
  },
  {
    title: "A new count every month",
    text: "Job threads, candidates and bulk analyses start from zero with each month that you pay.",
  },
  {
    title: "Invoices for your books",
    text: "One a month, with your VAT number where you have one, as a PDF and on this page.",
  },
  {
    title: "Cancel at any time",
    text: "To the end of the month that is paid. Your data stays yours, with or without a plan.",
  },
];

export function WhyUpgrade() {
  return (
    <section aria-labelledby="why" className="grid gap-4">
      <h2 id="why" className="text-xl">
        Why Upgrade
      </h2>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {reasons.map(({ title, text }) => (
          <li key={title} className="border-l-2 border-accent pl-4">
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
