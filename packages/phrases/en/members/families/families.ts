export const families = {
  'members.family': 'Family',
  'members.familyNote':
    'One pays for several. Everybody keeps an account, a journal and consents of their own; who pays sees none of it.',
  'members.familyNobody': 'Nobody pays for you, and you pay for nobody.',
  'members.familyUnconfirmed':
    'If somebody offers to pay for you, you see it here once {{email}} is confirmed: open the link we mailed you.',
  'members.familyUnconfirmedNoMail':
    'Who offers to pay for you is found by a confirmed address, and this server sends no mail that could confirm {{email}}. Ask your club to set it up.',
  'members.familyOffer': '{{name}} would like to pay for you',
  'members.familyOfferText':
    '{{name}} then sees what you owe {{club}} and may pay it. Your journal, heart rates and health stay yours. Either of you ends it at any time.',
  'members.familyAgree': 'Agree',
  'members.familyAgreed': '{{name}} pays for you now',
  'members.familyDeclined': 'You said no to {{name}}',
  'members.familyPaysForYou': 'pays for you since {{date}}',
  'members.familyPaidByYou': 'paid for by you since {{date}}',
  'members.familyWaits': 'asked on {{date}}, no answer yet',
  'members.familyAsk': 'Pay for somebody',
  'members.familyAskText':
    'Whoever has this address finds your offer in their profile, once they have confirmed the address and are a member of {{club}}. You see the name once they agree.',
  'members.familyAskAct': 'Ask',
  'members.familyAsked': '{{email}} is asked',
  'members.familyTakeBack': 'Take back',
  'members.familyTakenBack': 'Taken back: {{email}}',
  'members.familyMayBook': 'May see my classes and book and cancel for me',
  'members.familyBookFor': 'Book for {{name}}',
  'members.familyBook': 'Book classes',
  'members.familyEnd': 'End',
  'members.familyEndTitle': 'End it with {{name}}?',
  'members.familyEndOwn':
    'From now on you pay for yourself, and {{name}} sees no more what you owe. Subscriptions, bookings and journal stay as they are.',
  'members.familyEndOther':
    'You see no more what {{name}} owes. It stays owed by {{name}}; subscriptions and bookings stay as they are.',
  'members.familyEndDesk':
    '{{payer}} pays for {{name}} no more. What {{name}} owes stays owed; subscriptions and bookings stay as they are.',
  'members.familyEnded': 'Ended with {{name}}',
  'members.familyPayer': 'Paid for by',
  'members.familyPaysFor': 'Pays for',
  'members.familyAskFor': 'Pays for somebody',
  'members.familyAskForTitle': 'For whom does {{name}} pay?',
  'members.familyAskForText': 'Whoever you choose is asked by e-mail and agrees in their profile. Until then nothing changes.',
} as const;
