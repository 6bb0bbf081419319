export const classSessions = {
  'session.start': 'Start the class',
  'session.startsAt': 'Starts automatically at {{time}}',
  'session.busy': '{{trainer}} is leading {{name}}: end it first.',
  'session.busyElsewhere': '{{trainer}} is leading something in another club',
  'session.ended': 'Its time on the wall is over',
  'session.wereEnded': 'Ended early',
  'session.endedEarly': 'Ended early: it can be started again until {{time}}',
  'session.started': '{{name}} is on the wall.',
  'session.endText':
    'The class leaves the wall, and can be started again until its hour is over. It stays in the calendar, and whoever is still training is still recorded.',
  'session.classes': 'Classes now and soon',
} as const;
