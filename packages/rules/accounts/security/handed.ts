/** A link's subject is a user or an invitation; its voucher is who vouches for the identity. */
export const handedToUser = (userId: number): string => `users/${userId}`;
export const handedToInvited = (invitationId: number): string => `invitations/${invitationId}`;
export function invitedByHanded(subject: string): number | undefined {
  const [, id] = /^invitations\/(\d+)$/.exec(subject) ?? [];
  return id === undefined ? undefined : Number(id);
}
/** The voucher of an administrator is valid for every subject with the same email address. */
export const handedByAdministrator = 'administrators';
/** Voucher of a link that the mail of an invitation led to. Whoever uses it can read the mails to the address. */
export const handedByMail = 'mail';
export const handedByClub = (clubId: number): string => `clubs/${clubId}`;
