/** How a way in that was handed over names whom it is for, and who says that it is she. */
export const handedToUser = (userId: number): string => `users/${userId}`;
export const handedToInvited = (invitationId: number): string => `invitations/${invitationId}`;
/** An administrator of the server says whose an address is, to whoever wrote it down: nobody is left to ask after her. */
export const handedByAdministrator = 'administrators';
export const handedByClub = (clubId: number): string => `clubs/${clubId}`;
