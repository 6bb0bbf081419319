/** A voucher vouches for the identity of the subject, a user or an invitation. */
export const handedToUser = (userId: number): string => `users/${userId}`;
export const handedToInvited = (invitationId: number): string => `invitations/${invitationId}`;
export function invitedByHanded(subject: string): number | undefined {
  const [, id] = /^invitations\/(\d+)$/.exec(subject) ?? [];
  return id === undefined ? undefined : Number(id);
}
/** The voucher is valid for every subject with the same email address. */
export const handedByAdministrator = 'administrators';
/** The voucher is from the mail of an invitation: a user who has it can read mails to the address. */
export const handedByMail = 'mail';
export const handedByClub = (clubId: number): string => `clubs/${clubId}`;
