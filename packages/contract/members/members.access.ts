import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // adding feature
  'clubUsers.add': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.deskProfile': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.correct': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.corrections': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.undoCorrection': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.proposeEmail': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.emailProposal': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.cancelEmailProposal': 'Owner, Manager, FrontDesk of club params.id',
  'emailProposals.ofUser': 'self of user params.id',
  'emailProposals.decline': 'self of user params.id',
  'corrections.ofUser': 'self of user params.id',
  'corrections.undo': 'self of user params.id',

  // birthdays feature
  'birthdays.ofClub': 'Owner, Manager, Trainer of club params.id',

  // documents feature
  'expirations.ofClubUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'expirations.ofClub': 'Owner, Manager, Trainer of club params.id',
  'expirations.ofUser': 'self of user params.id',
  'expirations.create': 'Owner, Manager, Trainer of club body.ClubId',
  'expirations.update': 'Owner, Manager, Trainer of club resolved',
  'expirations.complete': 'Owner, Manager, Trainer of club resolved',
  'expirations.delete': 'Owner, Manager, Trainer of club resolved',

  // families feature
  'families.ofUser': 'self of user params.id',
  'families.ask': 'self of user params.id',
  'families.accept': 'self of user params.id',
  'families.drop': 'self of user params.id',
  'families.end': 'self of user params.id',
  'families.mayBook': 'self of user params.id',
  'families.ofClubUser': 'Owner, Manager of club params.id',
  'families.askForClubUser': 'Owner, Manager of club params.id',
  'families.dropOfClubUser': 'Owner, Manager of club params.id',
  'families.endOfClubUser': 'Owner, Manager of club params.id',

  // files: those about a member, and those the member shows to the club (decision 0046).
  'files.ofUser': 'self of user params.id',
  'files.add': 'self of user params.id',
  'files.update': 'self of user params.id',
  'files.open': 'self of user params.id',
  'files.delete': 'self of user params.id',
  'files.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'files.addOfClubUser': 'Owner, Manager, Trainer of club params.id',
  'files.updateOfClubUser': 'Owner, Manager, Trainer of club params.id',
  'files.openOfClubUser': 'Owner, Manager, Trainer of club params.id',
  'files.deleteOfClubUser': 'Owner, Manager, Trainer of club params.id',

  // handovers: a link confirms the identity of a user, so it requires a role that may choose staff.
  'handovers.ofInvitation': 'Owner, Manager of club resolved',
  'handovers.ofMember': 'Owner, Manager of club params.id',

  // imports feature
  'imports.list': 'Owner, Manager of club params.id',
  'imports.refused': 'Owner, Manager of club resolved',
  'imports.check': 'Owner, Manager of club params.id',
  'imports.begin': 'Owner, Manager of club params.id',

  // invitations: trainers invite only athletes. An invitation can be read with its code alone.
  'invitations.list': 'Owner, Manager, Trainer of club params.id',
  'invitations.batch': 'Owner, Manager, Trainer of club params.id',
  'invitations.links': 'Owner, Manager, Trainer of club params.id',
  'invitations.create': 'Owner, Manager, Trainer of club params.id',
  'invitations.check': 'Owner, Manager, Trainer of club params.id',
  'invitations.sendEmail': 'Owner, Manager, Trainer of club params.id',
  'invitations.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'invitations.inviteUser': 'Owner, Manager, Trainer of club body.ClubId',
  'invitations.open': 'anybody',
  'invitations.prove': 'anybody',
  'invitations.accept': 'signed in',
  'invitations.resend': 'Owner, Manager, Trainer of club resolved',
  'invitations.address': 'Owner, Manager, Trainer of club resolved',
  'invitations.active': 'Owner, Manager, Trainer of club resolved',
  'invitations.delete': 'Owner, Manager, Trainer of club resolved',

  // joining feature
  'joining.ofClub': 'Owner, Manager of club params.id',
  'joining.ofUser': 'self of user params.id',
  'joining.approve': 'Owner, Manager of club params.id',
  'joining.decline': 'Owner, Manager of club params.id',
  'joining.withdraw': 'self of user params.id',

  // membership feature
  'membership.loss': 'Owner, Manager of club params.id',
  'membership.ownLoss': 'self of user params.id',
  'membership.leaveCode': 'self of user params.id',
  'membership.give': 'Owner, Manager of club params.id',
  'membership.take': 'Owner, Manager of club params.id',
  'membership.remove': 'Owner, Manager of club params.id',
  'membership.leave': 'self of user params.id',

  // notes feature
  'notes.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'notes.ofClub': 'Owner, Manager, Trainer of club params.id',
  'notes.create': 'Owner, Manager, Trainer of club body.ClubId',
  'notes.update': 'Owner, Manager, Trainer of club resolved',
  'notes.complete': 'Owner, Manager, Trainer of club resolved',
  'notes.delete': 'Owner, Manager, Trainer of club resolved',

  // people feature
  'clubUsers.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'clubUsers.get': 'Owner, Manager, Trainer, FrontDesk of club params.id',

  // pipeline feature
  'pipeline.stages': 'Owner, Manager, Trainer of club params.id',
  'pipeline.list': 'Owner, Manager, Trainer of club params.id',
  'pipeline.standing': 'Owner, Manager, Trainer of club params.id',
  'pipeline.stage': 'Owner, Manager, Trainer of club params.id',
  'pipeline.batchStage': 'Owner, Manager, Trainer of club params.id',
  'pipeline.undoStage': 'Owner, Manager, Trainer of club params.id',

  // tasks feature
  'tasks.ofClub': 'Owner, Manager, Trainer of club params.id',
  'tasks.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'tasks.doNotCall': 'Owner, Manager, Trainer of club params.id',
  'tasks.assignees': 'Owner, Manager, Trainer of club params.id',
  'tasks.open': 'Owner, Manager, Trainer of club params.id',
  'tasks.ofUser': 'self of user params.id',
  'tasks.get': 'Owner, Manager, Trainer of club resolved',
  'tasks.create': 'Owner, Manager, Trainer of club body.ClubId',
  'tasks.batchCreate': 'Owner, Manager, Trainer of club params.id',
  'tasks.update': 'Owner, Manager, Trainer of club resolved',
  'tasks.complete': 'Owner, Manager, Trainer of club resolved',
  'tasks.outcome': 'Owner, Manager, Trainer of club resolved',
  'tasks.batchDelete': 'Owner, Manager, Trainer of club params.id',
  'tasks.delete': 'Owner, Manager, Trainer of club resolved',
};
