/** From this confidence on, a title, an employer or a name is taken as read. */
export const SURE_READING = 0.7;
