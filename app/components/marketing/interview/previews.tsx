import { ClipboardList, MessageCircle, Mic, Repeat } from "lucide-react";
import { Points } from "~/components/marketing/shared/page-section";

const previews = [
  {
    title: "Interviews like the real one",
    text: "Questions that fit your résumé and the job that you want.",
    icon: Mic,
  },
  {
    title: "Feedback that quotes you",
    text: "What was strong and what was missing, in your own words.",
    icon: MessageCircle,
  },
  {
    title: "A report to keep",
    text: "Each answer on one page.",
    icon: ClipboardList,
  },
  {
    title: "Again, until it sits",
    text: "Repeat one question or a whole interview.",
    icon: Repeat,
  },
];

export function Previews() {
  return <Points points={previews} columns={4} />;
}

const categories = [
  { title: "Behavioral", text: "“Tell me about a time when a plan fell apart.”" },
  { title: "Technical", text: "“What would you build differently today?”" },
  { title: "People", text: "“How do you tell someone that the work isn't good enough?”" },
  {
    title: "Product",
    text: "“Which feature would you remove first?”",
  },
];

export function Categories() {
  return <Points points={categories} columns={4} />;
}
