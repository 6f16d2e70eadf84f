/** What makes two e-mail addresses the same customer: capitals and blanks around them do not count. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * The mailbox of an e-mail address: what stands between + and @ reaches the same one, so that coupons count it once.
 */
export const mailboxKey = (email: string): string => emailKey(email).replace(/(?<=^[^+@]+)\+[^@]*(?=@)/, '');
