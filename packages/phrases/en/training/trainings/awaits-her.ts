export const awaitsHer = {
  'training.awaitsAlone':
    '{{club}} wrote down that you trained then. It counts nowhere, and stays theirs to change, until you say so yourself.',
  'training.awaitsJoined':
    '{{club}} wrote down that you trained then. What you have of that time stands by itself in your journal. Once you say that this was you, both are one training of {{club}}, and staff you share your heart rates with reads all of it.',
  'training.awaitsOverlaps':
    '{{club}} wrote down that you trained then. It can’t be one training with what you have of that time: they share too little, there are several, or another club heard you. Change or delete one of them first.',
  'training.wasMe': 'That was me',
  'training.savesAlone': 'Saved, it is your own word that you were in {{club}}: nobody but you moves or deletes it any more.',
  'training.savesJoined':
    'Saved, this and what you have of that time are one training of {{club}}. A recording of most of it says when it was; names and figures you gave yours stay unless you change them here. Notes are put together, and staff you share your heart rates with reads them and its comments.',
  'training.clubGone': 'A club that is gone',
} as const;
