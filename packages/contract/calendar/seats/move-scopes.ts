/** This file has no schemas, so that screens do not load zod. */
export const moveScopes = ['This', 'Following', 'All'] as const;
export type MoveScope = (typeof moveScopes)[number];
