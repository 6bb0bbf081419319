export const errors = {
  /** A slot must be at least as long as its content (spec 3 section 5). */
  RoomSlotTooShort: 400,
  RoomSlotInPast: 400,
  RoomSlotTaken: 409,
  TooManyRoomSlots: 409,
} as const;
