/** What makes two e-mail addresses the same customer: capitals and blanks around them do not count. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
