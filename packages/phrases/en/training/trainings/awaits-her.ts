export const awaitsHer = {
  'training.awaitsAlone':
    '{{club}} wrote down that you trained then. Until you say so yourself, it is theirs to change and counts only in challenges that take trainings entered by hand.',
  'training.awaitsJoined':
    '{{club}} wrote down that you trained then. Until you say so yourself, it is theirs to change and counts only in challenges that take trainings entered by hand; what you have of that time stands by itself in your journal. Once you say that this was you, both are one training of {{club}}, and staff you share your heart rates with reads all of it.',
  'training.awaitsOverlaps':
    '{{club}} wrote down that you trained then. It can’t be one training with what you have of that time: they share too little, there are several, or another club heard you. Change or delete one of them first; until then this one is theirs to change and counts only in challenges that take trainings entered by hand.',
  'training.wasMe': 'That was me',
  'training.savesAlone': 'Saved, it is your own word that you were in {{club}}: nobody but you moves or deletes it any more.',
  'training.savesJoined':
    'Saved, this and what you have of that time are one training of {{club}}. A recording of most of it says when it was; names and figures you gave yours stay unless you change them here. Notes are put together, and staff you share your heart rates with reads them and its comments.',
  'training.awaitsAloneGone':
    'A club you are no longer in wrote down that you trained then. Nobody but you can change it, and it counts nowhere until you say so yourself.',
  'training.awaitsJoinedGone':
    'A club you are no longer in wrote down that you trained then. Nobody but you can change it, and it counts nowhere until you say so yourself; what you have of that time stands by itself in your journal. Once you say that this was you, both are one training of yours, in no club.',
  'training.awaitsOverlapsGone':
    'A club you are no longer in wrote down that you trained then. It can’t be one training with what you have of that time: they share too little, there are several, or a club heard you. Change or delete one of them first.',
  'training.savesAloneGone': 'Saved, it is a training of yours, in no club.',
  'training.savesJoinedGone':
    'Saved, this and what you have of that time are one training of yours, in no club. A recording of most of it says when it was; names and figures you gave yours stay unless you change them here. Notes are put together.',
  'training.wordOfStaff':
    'Written down by the club, and {{name}} has not confirmed it. Without shared heart rates you read and correct what was written down, and nothing else.',
} as const;
