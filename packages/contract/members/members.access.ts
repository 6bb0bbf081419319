import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // adding: Owners, managers and the front desk add members at the desk and correct their profiles.
  'clubUsers.add': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.deskProfile': 'Owner, Manager, FrontDesk of club params.id',
  'clubUsers.correct': 'Owner, Manager, FrontDesk of club params.id',

  // birthdays: All staff see the birthdays of members.
  'birthdays.ofClub': 'Owner, Manager, Trainer of club params.id',

  // documents: All staff manage the documents of members; members read their own.
  'expirations.ofClubUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'expirations.ofClub': 'Owner, Manager, Trainer of club params.id',
  'expirations.ofUser': 'self of user params.id',
  'expirations.create': 'Owner, Manager, Trainer of club body.ClubId',
  'expirations.update': 'Owner, Manager, Trainer of club resolved',
  'expirations.complete': 'Owner, Manager, Trainer of club resolved',
  'expirations.delete': 'Owner, Manager, Trainer of club resolved',

  // families: Users manage their own family; owners and managers also manage the families of members.
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

  // files: Staff read the club's files about a member and files that the member shows to the club (decision 0046).
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

  // handovers: To hand over a link confirms the identity of a user, so it requires a role that may also choose staff.
  'handovers.ofInvitation': 'Owner, Manager of club resolved',
  'handovers.ofMember': 'Owner, Manager of club params.id',

  // imports: Only owners and managers import members from a file.
  'imports.list': 'Owner, Manager of club params.id',
  'imports.refused': 'Owner, Manager of club resolved',
  'imports.check': 'Owner, Manager of club params.id',
  'imports.begin': 'Owner, Manager of club params.id',

  // invitations: All staff invite, but trainers invite only athletes. An invitation can be read with its code, without an
  // account.
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

  // joining: Users request to join a club and withdraw the request; owners and managers decide.
  'joining.ofClub': 'Owner, Manager of club params.id',
  'joining.ofUser': 'self of user params.id',
  'joining.approve': 'Owner, Manager of club params.id',
  'joining.decline': 'Owner, Manager of club params.id',
  'joining.withdraw': 'self of user params.id',

  // membership: Owners and managers give and remove roles; users may leave a club themselves.
  'membership.loss': 'Owner, Manager of club params.id',
  'membership.ownLoss': 'self of user params.id',
  'membership.give': 'Owner, Manager of club params.id',
  'membership.take': 'Owner, Manager of club params.id',
  'membership.remove': 'Owner, Manager of club params.id',
  'membership.leave': 'self of user params.id',

  // notes: All staff read and write notes about members.
  'notes.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'notes.ofClub': 'Owner, Manager, Trainer of club params.id',
  'notes.create': 'Owner, Manager, Trainer of club body.ClubId',
  'notes.update': 'Owner, Manager, Trainer of club resolved',
  'notes.complete': 'Owner, Manager, Trainer of club resolved',
  'notes.delete': 'Owner, Manager, Trainer of club resolved',

  // people: All staff and the front desk read the members of their club.
  'clubUsers.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'clubUsers.get': 'Owner, Manager, Trainer, FrontDesk of club params.id',

  // pipeline: All staff see and change the stage of a member.
  'pipeline.stages': 'Owner, Manager, Trainer of club params.id',
  'pipeline.list': 'Owner, Manager, Trainer of club params.id',
  'pipeline.standing': 'Owner, Manager, Trainer of club params.id',
  'pipeline.stage': 'Owner, Manager, Trainer of club params.id',
  'pipeline.batchStage': 'Owner, Manager, Trainer of club params.id',
  'pipeline.undoStage': 'Owner, Manager, Trainer of club params.id',

  // tasks: All staff manage the tasks of their club; users read the open tasks assigned to them.
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
