export const account = {
  'accounts.accountTitle': 'Your data and your account',
  'accounts.securityText': 'E-mail, password, second step, and where you are signed in.',
  'accounts.exportText':
    'Everything Clubpulse stores about you, as one JSON file: profile, trainings, bookings, subscriptions, consents.',
  'accounts.exportAct': 'Download my data',
  'accounts.exportFile': 'my-data',
  'accounts.deleteText':
    'Your profile, trainings, bookings and everything else about you are deleted, in every club. What was paid stays in the clubs’ books without your name; only receipts that were issued keep it.',
  'accounts.leaveOwed': 'You owe the club {{amount}}. That stays due after you leave.',
  'accounts.deleteOwed': 'You owe {{amount}}. That stays due, under your name, until it is paid or written off.',
  'accounts.deleteAct': 'Delete my account',
  'accounts.deleteTitle': 'Delete your account?',
  'accounts.deleteGone': 'This cannot be undone. Download your data first if you want to keep it.',
  'accounts.deleteTyped': 'Type {{email}} to continue',
  'accounts.deleteError': 'Your account was not deleted',
  'accounts.leaveAct': 'Leave {{club}}',
  'accounts.leaveTitle': 'Leave {{club}}?',
  'accounts.leaveConfirm': 'Leave the club',
  'accounts.leaveText':
    'What the club stores about you is deleted with your membership. What was paid stays in its books; your trainings and your other clubs stay yours.',
  'accounts.left': 'You left {{club}}',
  'accounts.leaveError': 'You did not leave the club',
} as const;
