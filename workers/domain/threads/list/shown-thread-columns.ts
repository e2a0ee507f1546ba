import { threads } from "../../../../db/schema";

export const shownThreadColumns = {
  id: threads.id,
  title: threads.title,
  companyName: threads.companyName,
  location: threads.location,
  employmentType: threads.employmentType,
  isOpen: threads.isOpen,
  createdAt: threads.createdAt,
};
