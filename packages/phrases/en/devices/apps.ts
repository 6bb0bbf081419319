export const apps = {
  'apps.lead': 'A trainer’s tablet or phone shows any room of the club, as a screen does, and needs nobody signed in.',
  'apps.none': 'No trainer app yet',
  'apps.noneText':
    'Get a code and type it once at the app: from then on it shows any room of the club, with the names that stand on the wall.',
  'apps.add': 'Get a code',
  'apps.nameHint': 'Whose it is, or where it lies, for example “Tablet of the desk”.',
  'apps.app': 'Trainer app',
  'apps.requiredOn': 'Asked for',
  'apps.waits': 'Waiting',
  'apps.registered': 'Registered',
  'apps.until': 'until {{time}}',
  'apps.lastSeen': 'Last seen',
  'apps.showCode': 'Show the code',
  'apps.codeWaits': 'Type it at the app. It works once, until {{time}}.',
  'apps.came': '{{name}} is registered. The code is used up.',
  'apps.forMakers':
    'For who builds the app: it sends the code once, within a day, to this address, and keeps the secret that is answered.',
  'apps.remove': 'Remove app',
  'apps.removeText': 'What it shows ends at once, and it is not let in any more. To use it again it needs a new code.',
  'apps.takeBack': 'Take the code back',
  'apps.takeBackText': 'Nobody can register an app with it any more.',
  'apps.removed': '{{name}} was removed',
} as const;
