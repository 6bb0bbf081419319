export const journal = {
  'training.mode': 'How to show the journal',
  'training.weekFrom': '{{from}} to {{to}}',
  'training.zonesThisMonth': 'Time in zones this month',
  'training.zonesThisWeek': 'Time in zones this week',
  'training.emptyWeek': 'No training this week',
  'training.emptyWeekText': 'Wear your strap in the club: the training appears here by itself, with zones and points.',
  'training.emptyWeekOther': 'Trainings appear here five minutes after the strap falls silent.',
  'training.othersJournal': 'You are looking at {{nickname}}’s journal.',
  'training.count_one': '{{count}} training',
  'training.count_other': '{{count}} trainings',
  'training.more_one': '{{count}} more',
  'training.more_other': '{{count}} more',
} as const;
