export const ways = ['App', 'Email', 'Sms'] as const;
