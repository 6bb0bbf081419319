export const refusals = {
  'error.OwnerUnknown':
    'Nobody has confirmed the address {{email}} here yet. They do by the e-mail that signing up sends, or by signing in with a provider that has confirmed it.',
  'error.AlreadyOwner': 'The brand already belongs to {{email}}.',
  'error.LastOwner': 'A brand keeps at least one owner. Add another one first.',
  'error.ClubCodeUnknown': 'No club has this code. Check it with your club.',
  'error.ClubCodeAttempts': 'Too many codes tried. Try again in {{minutes}} min, or ask the club for its invitation link.',
  'error.JoinByInvitation': 'This club does not let people in by its code. Ask its desk for an invitation.',
  'error.AlreadyMember': 'You are already a member of this club.',
  'error.ClubNameTaken': 'There is already a club called {{name}}. {{free}} is free.',
  'error.ClubCodeTaken': 'The code {{code}} belongs to another club. Choose another one.',
  'error.ClubCurrencyFixed': 'The currency stays {{currency}}: the club has sold something in it.',
  'error.ClubNameMismatch': 'Type the name exactly: {{name}}.',
  'error.ClubOfBrand': '{{name}} is of a brand already.',
  'invalid-code': 'Use 4 to 20 letters and digits.',
  'error.KioskCodeUnknown':
    'No kiosk waits with this code. Codes are good once, for 15 minutes; ask for a new one in the club’s settings.',
  'error.KioskCodeAttempts': 'Too many wrong codes. Try again in {{minutes}} min, with a new code.',
  'error.KioskLimit': 'A club has at most {{max}} kiosks. Delete one that is not used any more.',
  'error.KioskUnpaired': 'This tablet is not paired with the club any more. Pair it with a new code.',
  'error.LicenseRequired':
    'The club has no valid licence: nothing can be added. What is there goes on. Who manages the club asks the administrator for a licence.',
  'error.LicenseResourceLimitExceeded':
    'The licence of the club allows {{limit}} of these, and this would be more. Who manages the club asks the administrator for more.',
  'error.LicenseResourceLimitExceeded_Members':
    'Members: the licence of the club allows {{limit}}, and this would be more. Who manages the club asks the administrator for more.',
  'error.LicenseResourceLimitExceeded_Trainers':
    'Trainers: the licence of the club allows {{limit}}, and this would be more. Who manages the club asks the administrator for more.',
  'error.LicenseResourceLimitExceeded_Bridges':
    'Bridges: the licence of the club allows {{limit}}, and this would be more. Who manages the club asks the administrator for more.',
  'error.PoliciesAllAccepted': 'There is nothing to remind of: no policy waits for an answer.',
  'error.PoliciesRemindedAlready': 'A reminder went out a short while ago. The next one can go out in {{minutes}} min.',
  'error.TagTextExists': 'The club already has the group {{text}}. Choose another name.',
} as const;
