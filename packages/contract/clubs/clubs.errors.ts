export const errors = {
  ClubCodeUnknown: 404,
  AlreadyMember: 409,
} as const;
