export const adding = {
  'members.deskAdd': 'Add at the desk',
  'members.deskAddAct': 'Add as member',
  'members.deskAddText':
    'For someone at the desk. They are a member at once, with the trial of the club if there is one, and get an e-mail about it.',
  'members.deskAddTextNoMail': 'For someone at the desk. They are a member at once, with the trial of the club if there is one.',
  'members.deskEmailNote': 'Their own: they use it later to take over their account.',
  'members.deskAgreed': 'They are at the desk and agree',
  'members.deskAdded': '{{name}} is a member now',
  'members.deskInvited': '{{email}} was invited',
  'members.deskInvitedText': 'There is an account with this address: its owner joins with the invitation in their mailbox.',
  'members.correctTitle': 'Correct details of {{name}}',
  'members.correctSignsIn':
    '{{name}} is notified of what you change, and the club log records it. Only {{name}} can change the e-mail address.',
  'members.howKnown': 'How you know',
  'members.howKnownNote': 'Needed for name and date of birth. It is written in the club log.',
  'members.known-IdentityCard': 'identity card seen',
  'members.known-AtDesk': 'told at the desk',
  'members.known-ByPhone': 'told by phone',
  'members.known-InWriting': 'written message',
  'members.correctNotShared':
    '{{name}} does not share “{{purpose}}” with your club: date of birth, phone and address are neither shown nor changed here.',
  'members.broughtYet':
    'What your club entered about {{name}} (telephone, date of birth, address) belongs to them from their first sign-in on. Your club then sees it only if they share “{{purpose}}”.',
  'members.broughtHers':
    'What your club imported about {{name}} (telephone, date of birth, address) is in their own profile since they signed in. Your club sees it again if they share “{{purpose}}”.',
  'members.broughtWaits':
    'What your club imported about {{name}} (telephone, date of birth, address) moves to their own profile once they confirm their e-mail address. Your club sees it if they share “{{purpose}}”. The groups are already set.',
  'members.corrected': '{{name}} was corrected',
  'members.myCorrection':
    '{{club}} corrected your profile on {{date}}: {{changes}}. If it is wrong, you can undo it until {{until}}.',
  'members.correctedValue': '{{field}}: {{became}} instead of {{was}}',
  'members.correctedLately': 'Corrected in the last {{count}} days',
  'members.correctedBy': '{{date}}, {{name}}',
  'members.correctionUndone': 'The correction was undone',
  'members.correctionStays': 'It was changed again since then: nothing was undone',
  'members.myProposal':
    '{{club}} proposes {{email}} as the e-mail address of your account. Open the link that we mailed there and confirm it until {{until}}; until then nothing changes.',
  'members.proposalDeclined': 'Your address stays as it is',
  'members.proposalTitle': 'E-mail address',
  'members.proposalLead':
    '{{name}} confirms it within 48 hours by a link that we mail to the new address. Until then the present address stays, and gets a notice.',
  'members.proposalField': 'New address',
  'members.propose': 'Mail the link',
  'members.proposalSent': '{{name}} must confirm the address now',
  'members.proposalWaits': 'Waiting for {{name}} until {{until}}. The present address stays until then.',
  'members.proposalCanceled': 'The proposal was canceled',
} as const;
