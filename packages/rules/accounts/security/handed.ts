/** How a way in that was handed over names whom it is for, and who says that it is she. */
export const handedToUser = (userId: number): string => `users/${userId}`;
export const handedToInvited = (invitationId: number): string => `invitations/${invitationId}`;
export const handedByClub = (clubId: number): string => `clubs/${clubId}`;
