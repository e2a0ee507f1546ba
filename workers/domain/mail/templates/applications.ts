import { BECAUSE_OF_ACCOUNT, type MailTexts, mailDay } from "../mail-content";

export const applicationTexts: MailTexts<"application-reminder"> = {
  "application-reminder": ({ fullName, day, lines, total, url, offUrl }) => ({
    subject: total === 1 ? `Today: ${lines[0]}` : `Today: ${total} of your applications`,
    name: fullName,
    paragraphs: [
      `You asked us to remind you of this on ${mailDay(day)}:`,
      ...lines,
      ...(total > lines.length ? [`And ${total - lines.length} more.`] : []),
    ],
    button: { label: total === 1 ? "Open the application" : "Open your applications", url },
    why: BECAUSE_OF_ACCOUNT,
    leave: { text: "Get no more reminders of your applications", url: offUrl },
  }),
};
