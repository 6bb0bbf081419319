export const families = {
  'members.family': 'Family',
  'members.familyNote':
    'One person pays for several. Everyone keeps their own account, journal and consents; the payer sees none of it.',
  'members.familyNobody': 'Nobody pays for you, and you pay for nobody.',
  'members.familyUnconfirmed':
    'If someone offers to pay for you, you see it here once {{email}} is confirmed: open the link we sent you.',
  'members.familyUnconfirmedNoMail':
    'Offers to pay for you need a confirmed address, and this server sends no e-mail that could confirm {{email}}. Ask your club to set it up.',
  'members.familyOffer': '{{name}} would like to pay for you',
  'members.familyOfferText':
    '{{name}} then sees what you owe {{club}} and may pay it. Your journal, heart rates and health data stay private. Either of you can end it at any time.',
  'members.familyAgree': 'Agree',
  'members.familyAgreed': '{{name}} pays for you now',
  'members.familyDeclined': 'Offer of {{name}} declined',
  'members.familyPaysForYou': 'has paid for you since {{date}}',
  'members.familyPaidByYou': 'paid for by you since {{date}}',
  'members.familyWaits': 'asked on {{date}}, no reply yet',
  'members.familyAsk': 'Pay for someone',
  'members.familyAskText':
    'The person with this address finds your offer in their profile, once they have confirmed the address and are a member of {{club}}. You see their name once they agree.',
  'members.familyAskAct': 'Send offer',
  'members.familyAsked': 'Offer sent to {{email}}',
  'members.familyTakeBack': 'Withdraw offer',
  'members.familyTakenBack': 'Withdrawn: {{email}}',
  'members.familyMayBook': 'May see my classes and book and cancel for me',
  'members.familyBookFor': 'Book for {{name}}',
  'members.familyBook': 'Book classes',
  'members.familyEnd': 'End',
  'members.familyEndTitle': 'End this with {{name}}?',
  'members.familyEndOwn':
    'From now on you pay for yourself, and {{name}} no longer sees what you owe. Subscriptions, bookings and journal stay as they are.',
  'members.familyEndOther':
    'You no longer see what {{name}} owes. {{name}} still owes it; subscriptions and bookings stay as they are.',
  'members.familyEndDesk':
    '{{payer}} no longer pays for {{name}}. What {{name}} owes is still owed; subscriptions and bookings stay as they are.',
  'members.familyEnded': 'Ended with {{name}}',
  'members.familyPayer': 'Paid for by',
  'members.familyPaysFor': 'Pays for',
  'members.familyAskFor': 'Pays for someone',
  'members.familyAskForTitle': 'Who does {{name}} pay for?',
  'members.familyAskForText': 'The person you choose is asked by e-mail and agrees in their profile. Until then nothing changes.',
} as const;
