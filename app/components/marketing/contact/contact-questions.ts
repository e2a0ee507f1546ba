import type { Question } from "~/components/marketing/shared/faq";

export const contactQuestions: readonly Question[] = [
  {
    question: "How soon do you reply?",
    answer: "Within 24 hours. A person reads every message.",
  },
  {
    question: "I can't sign in. What now?",
    answer:
      "Ask for a new password on the sign-in page first. If no mail arrives, write to us from the address of your account.",
  },
  {
    question: "How do I have my account and my data deleted?",
    answer:
      "In your settings, under Delete Account. You get a number for the request, and you can undo it until everything is erased.",
  },
  {
    question: "When is my agency approved?",
    answer: "Approval takes 2-3 business days. The agents' sign-in page shows where things stand.",
  },
];
