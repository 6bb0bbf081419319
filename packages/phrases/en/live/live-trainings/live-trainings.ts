export const liveTrainings = {
  'liveTr.add': 'New live training',
  'liveTr.none': 'No live trainings yet',
  'liveTr.noneText':
    'Plan one for a trainer and a room: once it is started, the room’s wall says what runs and how long it lasts.',
  'liveTr.Running': 'On air now',
  'liveTr.Planned': 'Coming',
  'liveTr.Ended': 'Over',
  'liveTr.start': 'Start training',
  'liveTr.stop': 'Stop training',
  'liveTr.stopTitle': 'Stop {{name}}?',
  'liveTr.stopText': 'It cannot be started again. Whoever trains on is still heard and keeps her training.',
  'liveTr.started': '{{name}} is on air.',
  'liveTr.stopped': '{{name}} is over.',
  'liveTr.saved': '{{name}} was saved.',
  'liveTr.deleteText': 'It leaves the list. What people trained in it stays in their journals.',
  'liveTr.otherClub': 'This live training belongs to another club',
  'liveTr.otherClubText': 'Its times are those of that club’s clocks: choose it to change them.',
  'liveTr.minutes': 'Length in minutes',
  'liveTr.minutesHint':
    'From {{min}} to {{max}}, counted from the start. One that is forgotten ends by itself half an hour later.',
  'liveTr.roomHint': 'Its wall shows what runs. Without a room all walls of the club do.',
} as const;
