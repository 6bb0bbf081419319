/** Which classes of a series move with one of them. In this file without schemas, so that screens do not load zod. */
export const moveScopes = ['This', 'Following', 'All'] as const;
export type MoveScope = (typeof moveScopes)[number];
