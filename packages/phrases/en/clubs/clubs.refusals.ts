export const refusals = {
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
} as const;
