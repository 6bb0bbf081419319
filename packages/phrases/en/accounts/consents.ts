export const consents = {
  'accounts.shared': 'What my clubs see',
  'accounts.sharedNote':
    'Each club always sees your name, your e-mail and what you do there: bookings, payments, and your trainings with their length and points. Everything else is your choice, club by club. You can change it at any time.',
  'accounts.sharedSince': 'Shared since {{date}}',
  'accounts.sharedNever': 'Not shared',
  'accounts.notSharedSince': 'Not shared since {{date}}',
  'accounts.shareHeartRate': 'Heart rates of trainings there',
  'accounts.shareHeartRateText':
    'Its trainers and managers can open your trainings in this club: heart rate, zones and calories, second by second.',
  'accounts.shareOtherTrainings': 'Trainings elsewhere',
  'accounts.shareOtherTrainingsText':
    'They also see your trainings in other clubs and on your own, with heart rates and routes, except the first and last part of each route.',
  'accounts.shareBody': 'Body data',
  'accounts.shareBodyText': 'Height, weight, body measures, fitness tests, FTP, maximum heart rate and zones.',
  'accounts.shareBlood': 'Blood values',
  'accounts.shareBloodText': 'Laboratory values and lactate that you or your club entered.',
  'accounts.shareHealth': 'Sleep and daily health data',
  'accounts.shareHealthText':
    'Sleep, heart-rate variability, stress, body battery, oxygen and activity, as reported by Garmin. Owners and trainers see them, managers do not.',
  'accounts.readPapers': 'Health documents',
  'accounts.shareInjuries': 'Injuries and goals',
  'accounts.shareInjuriesText': 'Injuries, goals, training days and notes of your profile.',
  'accounts.shareContact': 'Contact and person',
  'accounts.shareContactText': 'Telephone, address, date of birth, gender and occupation.',
  'accounts.whoRead': 'Who viewed it',
  'accounts.whoReadText': 'Each time someone from a club views your health data, it is listed here for twelve months.',
  'accounts.whoReadNobody': 'Nobody has looked yet.',
  'accounts.readOf': '{{what}}, {{club}}',
  'accounts.keptFromClub': 'Not shared with your club: {{what}}.',
} as const;
