import type { Question } from "~/components/marketing/shared/faq";
import type { Audience } from "../../../../workers/domain/billing/plans/list-plans";

export const pricingQuestions: Record<Audience, readonly Question[]> = {
  individual: [
    {
      question: "Is there a free trial?",
      answer:
        "Yes. A new account has 14 days with every feature, and we don't ask for a card. When the trial ends nothing is charged, and what you have made stays readable.",
    },
    {
      question: "What does unlimited mean?",
      answer:
        "As many résumé analyses and job matches as you need. Only the interview practice that we are building will use credits.",
    },
    {
      question: "Can I cancel at any time?",
      answer:
        "Yes, in your settings. You keep access until the end of the period that you have paid for, and until then you can take the cancellation back.",
    },
    {
      question: "What if I buy during my trial?",
      answer:
        "No day of your trial is lost: the first payment is due when it ends, unless less than two days of it are left. The order page names the day.",
    },
    {
      question: "Can I change my mind after buying?",
      answer:
        "Yes, as a consumer you can withdraw within 14 days, in your settings or without signing in. Credits that you haven't spent can be given back in the same time.",
    },
    {
      question: "What are credits for?",
      answer:
        "For AI interview practice, which is coming soon: one interview will cost one credit. Nothing else needs them.",
    },
    {
      question: "Why is the yearly plan not available?",
      answer: "It is not open yet. Its price is shown so that you know what to expect.",
    },
  ],
  agency: [
    {
      question: "How does the 14-day free trial work?",
      answer:
        "You register your agency, our team checks it, which takes 2-3 business days, and the 14 days start when you are approved. Full feature access, no card required.",
    },
    {
      question: "What happens when the trial ends?",
      answer:
        "Nothing is charged by itself. Your job threads and candidates stay; to upload and analyze more, you choose a plan.",
    },
    {
      question: "When will Team and Growth be available?",
      answer:
        "Both are coming soon. If you need more than one recruiter now, write to us through the contact page.",
    },
    {
      question: "Does a score decide about a person?",
      answer:
        "No. A score orders the reading. Every point leads back to words in the résumé, and a person of yours decides.",
    },
    {
      question: "Where do the résumés go?",
      answer:
        "They stay in your agency's private storage, which no other agency can reach. You can delete each one, a person in all of your job threads, or a job thread with everything in it.",
    },
  ],
};
