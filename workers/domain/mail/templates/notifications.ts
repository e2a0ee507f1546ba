import { BECAUSE_OF_AGENCY, type MailTexts, SWITCH_OFF } from "../mail-content";

export const notificationTexts: MailTexts<"notifications"> = {
  notifications: ({ fullName, daily, lines, total, url, offUrl }) => ({
    subject:
      total === 1 ? "1 notification from your job threads" : `${total} notifications from your job threads`,
    name: fullName,
    paragraphs: [
      daily
        ? "This happened in your job threads since the last morning:"
        : "This happened in your job threads:",
      ...lines,
      ...(total > lines.length ? [`And ${total - lines.length} more.`] : []),
    ],
    button: { label: "See your notifications", url },
    why: BECAUSE_OF_AGENCY,
    leave: { text: SWITCH_OFF, url: offUrl },
  }),
};
