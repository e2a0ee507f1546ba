export const MEMBER_ERRORS = {
  "viewer-only": {
    status: 403,
    message:
      "Your role here is viewer: you can read and export, but not change anything. Ask an owner for more.",
  },
  "agreement-missing": {
    status: 403,
    message:
      "Please accept the data processing agreement before you upload résumés. You find it at /agent/agreement.",
  },
  "agreement-changed": {
    status: 409,
    message:
      "Another version of the agreement came out in the meantime. Please read it before you accept it.",
  },
  "owner-right": { status: 403, message: "Only an owner of your company's account can do this." },
  "seats-full": {
    status: 409,
    message:
      "All seats of your plan are taken. Remove a colleague, withdraw an invitation or choose a larger plan.",
  },
  "already-colleague": { status: 409, message: "This person is your colleague here already." },
  "already-invited": {
    status: 409,
    message: "This address is invited already. You can send the invitation again from the list.",
  },
  "invitation-gone": {
    status: 404,
    message: "We don't know this invitation. Please check the link, or ask your colleague for a new one.",
  },
  "invitation-expired": {
    status: 410,
    message: "This invitation is older than seven days. Please ask your colleague to send it again.",
  },
  "invitation-used": {
    status: 410,
    message: "This invitation has been accepted already. Please sign in.",
  },
  "invitation-withdrawn": {
    status: 410,
    message: "This invitation was withdrawn. Please ask your colleague if you think that is a mistake.",
  },
  "invitation-address-used": {
    status: 409,
    message:
      "There is a Plumbline account with this address already. Please ask your colleague to invite you under another one.",
  },
  "last-owner": {
    status: 409,
    message: "A company needs an owner. Please make somebody else an owner first.",
  },
  "thread-not-yours": {
    status: 403,
    message: "Only the colleague whose job thread this is, or an owner, can share it or pass it on.",
  },
  "thread-passed-meanwhile": {
    status: 409,
    message: "This job thread was passed on a moment ago. Please look again whose it is.",
  },
  "colleague-gone": {
    status: 409,
    message: "This colleague can't get the job thread. Please choose somebody else.",
  },
} as const;
