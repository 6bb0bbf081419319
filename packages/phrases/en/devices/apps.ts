export const apps = {
  'apps.lead': 'A trainer’s tablet or phone shows any room of the club, like a screen, without anyone signed in.',
  'apps.none': 'No trainer app yet',
  'apps.noneText':
    'Get a code and type it once in the app: from then on it shows any room of the club, with the names shown on the wall.',
  'apps.add': 'Get a code',
  'apps.nameHint': 'Whose it is, or where it is, for example “Front desk tablet”.',
  'apps.app': 'Trainer app',
  'apps.requiredOn': 'Requested',
  'apps.waits': 'Waiting',
  'apps.registered': 'Registered',
  'apps.until': 'until {{time}}',
  'apps.lastSeen': 'Last seen',
  'apps.showCode': 'Show the code',
  'apps.codeWaits': 'Type it in the app. It works once, until {{time}}.',
  'apps.came': '{{name}} is registered. The code is used up.',
  'apps.forMakers':
    'For the developers of the app: it sends the code once, within a day, to this URL and stores the secret it gets back.',
  'apps.remove': 'Remove app',
  'apps.removeText': 'It stops showing anything at once and has no access any more. To use it again it needs a new code.',
  'apps.takeBack': 'Withdraw the code',
  'apps.takeBackText': 'Nobody can register an app with it any more.',
  'apps.removed': '{{name}} was removed',
} as const;
