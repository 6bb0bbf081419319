export const editor = {
  'training.addTitle': 'Add a training',
  'training.editTitle': 'Change training',
  'training.whatFor': 'For {{name}}',
  'training.beginField': 'Began at',
  'training.lengthField': 'Time',
  'training.elsewhere': 'Not in a club',
  'training.chooseHerClub':
    'Staff writes down what was in a club of theirs. Choose a club of this athlete in the menu, then add the training.',
  'training.distanceField': 'Distance',
  'training.averageField': 'Average heart rate',
  'training.caloriesField': 'Calories',
  'training.nameHint': 'Without one it is called after its class or room.',
  'training.noPoints':
    'Points come from heart rates alone: what is written down earns none. Heart rates that are stored for this time count.',
  'training.caloriesHint': 'Left empty, they are worked out from the type and the weight.',
  'training.clubGone': 'A club that is gone',
  'training.awaitsOverlaps':
    '{{club}} wrote down that you trained then. It can’t be one training with what you have of that time: they share too little, there are several, or another club heard you. Change or delete one of them first.',
  'training.savesAlone': 'Saved, it is your own word that you were in {{club}}: nobody but you moves or deletes it any more.',
  'training.savesJoined':
    'Saved, this and what you have of that time are one training of {{club}}. A recording of most of it says when it was; names and figures you gave yours stay unless you change them here. Notes are put together, and staff you share your heart rates with reads them and its comments.',
  'training.timesRecorded': 'Its times are those of the recording.',
  'training.saved': 'Training saved',
  'training.edit': 'Change',
  'training.delete': 'Delete training',
  'training.deleteTitle': 'Delete this training?',
  'training.deleteText':
    '{{time}} with {{points}} leave the journal and all totals. What was written about it goes too. Its heart rates stay stored, but make no training any more.',
  'training.deleteHeardStays':
    'What was written down of it goes. What was heard of it stays in the journal as it was: delete that too if it is wrong.',
  'training.deleteDeclared': 'It leaves the journal and all totals, with what was written about it.',
  'training.keep': 'Keep training',
  'training.deleted': 'Training deleted',
  'training.distance': 'distance',
  'training.fromSource': 'from {{name}}',
  'training.byStaff': 'written down by the club',
  'training.byHand': 'written down by hand',
  'training.fromFile': 'from a file',
  'training.fromWearable': 'from a wearable',
  'training.notHeard': 'No heart rates are stored for this training.',
} as const;
