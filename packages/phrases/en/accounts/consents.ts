export const consents = {
  'accounts.shared': 'What my clubs see',
  'accounts.sharedNote':
    'Each club always sees your name, your e-mail, and what you do there: bookings, payments, that you trained, how long and for how many points. Everything else is your choice, club by club. You can take it back at any time.',
  'accounts.sharedSince': 'Shared since {{date}}',
  'accounts.sharedNever': 'Not shared',
  'accounts.notSharedSince': 'Not shared since {{date}}',
  'accounts.shareHeartRate': 'Heart rates of trainings there',
  'accounts.shareHeartRateText':
    'Its trainers and managers open your trainings in this club: heart rate, zones and calories, second by second.',
  'accounts.shareOtherTrainings': 'Trainings elsewhere',
  'accounts.shareOtherTrainingsText':
    'They also see what you train in other clubs and on your own, with its heart rates and routes, but for the first and last part of each.',
  'accounts.shareBody': 'Body data',
  'accounts.shareBodyText': 'Height, weight, body measures, fitness tests, FTP, maximum heart rate and zones.',
  'accounts.shareBlood': 'Blood values',
  'accounts.shareBloodText': 'Laboratory values and lactate that you or your club wrote down.',
  'accounts.shareHealth': 'Nights and days of my watch',
  'accounts.shareHealthText':
    'Sleep, heart-rate variability, stress, body battery, oxygen and activity, as Garmin says them. Owners and trainers read them, managers do not.',
  'accounts.readPapers': 'Papers on health',
  'accounts.shareInjuries': 'Injuries and goals',
  'accounts.shareInjuriesText': 'Injuries, goals, training days and notes of your profile.',
  'accounts.shareContact': 'Contact and person',
  'accounts.shareContactText': 'Telephone, address, date of birth, gender and occupation.',
  'accounts.whoRead': 'Who looked at it',
  'accounts.whoReadText': 'Each time somebody of a club reads health data of yours, it stands here for twelve months.',
  'accounts.whoReadNobody': 'Nobody has looked yet.',
  'accounts.readOf': '{{what}}, {{club}}',
  'accounts.keptFromClub': 'Not shared with your club: {{what}}.',
} as const;
