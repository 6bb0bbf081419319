export const policies = [
  {
    Type: 'JoinClub',
    Title: 'House rules',
    Text: 'Bring a towel and clean shoes. Wipe down what you used. Cancel a class you cannot attend, so that somebody else can.',
    published: true,
  },
  {
    Type: 'TermsOfPurchase',
    Title: 'Terms of purchase',
    Text: 'Subscriptions are personal. They can be suspended for at least 7 days. The days are added to the end of one that has an end. One that renews by itself is not charged for a payment day in the suspension; days that are paid already are not given back.',
    published: true,
  },
] as const;
export const withoutAnswers: readonly string[] = ['Zoe'];

/** Days until the end. The certificates of other members end in months. */
export const certificates: Readonly<Record<string, number | null>> = { Dani: 5, Marta: -3, Hugo: null, Tess: null };
