/** A voucher vouches for the identity of the subject, a user or an invitation. */
export const handedToUser = (userId: number): string => `users/${userId}`;
export const handedToInvited = (invitationId: number): string => `invitations/${invitationId}`;
export function invitedByHanded(subject: string): number | undefined {
  const [, id] = /^invitations\/(\d+)$/.exec(subject) ?? [];
  return id === undefined ? undefined : Number(id);
}
/** Valid for every subject with the same email address. */
export const handedByAdministrator = 'administrators';
/** From the mail of an invitation: whoever uses it can read mails to the address. */
export const handedByMail = 'mail';
export const handedByClub = (clubId: number): string => `clubs/${clubId}`;
