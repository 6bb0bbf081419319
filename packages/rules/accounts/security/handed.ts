/** Keys of an account whose email address is vouched for: the user or invitation it belongs to, and who vouches. */
export const handedToUser = (userId: number): string => `users/${userId}`;
export const handedToInvited = (invitationId: number): string => `invitations/${invitationId}`;
export function invitedByHanded(subject: string): number | undefined {
  const [, id] = /^invitations\/(\d+)$/.exec(subject) ?? [];
  return id === undefined ? undefined : Number(id);
}
/** An administrator's voucher is valid for every user or invitation with the address. */
export const handedByAdministrator = 'administrators';
/** The mail of an invitation led to the link, so who uses it reads the mails to the address. */
export const handedByMail = 'mail';
export const handedByClub = (clubId: number): string => `clubs/${clubId}`;
