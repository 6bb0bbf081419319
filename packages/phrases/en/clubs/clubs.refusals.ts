export const refusals = {
  'error.OwnerUnknown':
    'The address {{email}} has not been confirmed here yet. It is confirmed by the e-mail sent at sign-up, or by signing in with a provider that has confirmed it.',
  'error.AlreadyOwner': 'The brand already belongs to {{email}}.',
  'error.LastOwner': 'A brand keeps at least one owner. Add another one first.',
  'error.ClubCodeUnknown': 'No club has this code. Check it with your club.',
  'error.ClubCodeAttempts': 'Too many codes tried. Try again in {{minutes}} min, or ask the club for its invitation link.',
  'error.JoinByInvitation': 'This club cannot be joined with its code. Ask its desk for an invitation.',
  'error.AlreadyMember': 'You are already a member of this club.',
  'error.ClubNameTaken': 'There is already a club called {{name}}. {{free}} is free.',
  'error.ClubCodeTaken': 'The code {{code}} belongs to another club. Choose another one.',
  'error.ClubCurrencyFixed': 'The currency stays {{currency}}: the club has sold something in it.',
  'error.ClubNameMismatch': 'Type the name exactly: {{name}}.',
  'error.ClubOfBrand': '{{name}} already belongs to a brand.',
  'invalid-code': 'Use 4 to 20 letters and digits.',
  'error.KioskCodeUnknown':
    'No kiosk is waiting for this code. Codes work once, for 15 minutes; create a new one in the club’s settings.',
  'error.KioskCodeAttempts': 'Too many wrong codes. Try again in {{minutes}} min, with a new code.',
  'error.KioskLimit': 'A club has at most {{max}} kiosks. Delete one that is not used any more.',
  'error.KioskUnpaired': 'This tablet is not paired with the club any more. Pair it with a new code.',
  'error.LicenseRequired':
    'The club has no valid licence: nothing can be added. What exists continues to work. A manager of the club can ask the administrator for a licence.',
  'error.LicenseResourceLimitExceeded':
    'The licence of the club allows {{limit}} of these, and this would be more. A manager of the club can ask the administrator for more.',
  'error.LicenseResourceLimitExceeded_Members':
    'Members: the licence of the club allows {{limit}}, and this would be more. A manager of the club can ask the administrator for more.',
  'error.LicenseResourceLimitExceeded_Trainers':
    'Trainers: the licence of the club allows {{limit}}, and this would be more. A manager of the club can ask the administrator for more.',
  'error.LicenseResourceLimitExceeded_Bridges':
    'Bridges: the licence of the club allows {{limit}}, and this would be more. A manager of the club can ask the administrator for more.',
  'error.PoliciesAllAccepted': 'No reminder is needed: every policy is answered.',
  'error.PoliciesRemindedAlready': 'A reminder was sent a short while ago. The next one can be sent in {{minutes}} min.',
  'error.TagTextExists': 'The club already has the group {{text}}. Choose another name.',
} as const;
