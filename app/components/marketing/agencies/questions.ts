export const questions = [
  {
    question: "Is the free trial really free?",
    answer:
      "Yes: 14 days with full feature access, no card required. Our team approves new agencies, which takes 2-3 business days; your 14 days start when you are approved.",
  },
  {
    question: "Who decides about a candidate?",
    answer:
      "You do. Plumbline ranks and explains; it rejects no one. Deal-breakers are answered pass, fail or unknown beside the score, and what a file doesn't say is called unknown.",
  },
  {
    question: "Which files can be read?",
    answer:
      "PDF résumés of up to 10 MB. A file that can't be read, because it is protected or a mere picture, says so and gets no score.",
  },
  {
    question: "What never enters a score?",
    answer:
      "Name, gender, age, photo, nationality, address and contact details. A place of living only answers whether the location matches.",
  },
];
