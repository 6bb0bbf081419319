export const errors = {
  /** A slot lasts at least as long as what is run in it (spec 3 section 5). */
  RoomSlotTooShort: 400,
  RoomSlotInPast: 400,
  /** Something is planned in the room for a part of that time. */
  RoomSlotTaken: 409,
  TooManyRoomSlots: 409,
} as const;
