/** How a message goes out, in the order in which they are named. */
export const ways = ['App', 'Email', 'Sms'] as const;
